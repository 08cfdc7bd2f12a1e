import { isRecord } from "../../_shared/http/json.ts";
import type { Reading } from "../contract.ts";
import { isClosingRemark } from "../text/assistant-voice.ts";
import { boldLines, LABELS, normaliseLabels } from "../text/labels.ts";
import { takeReading } from "./reading-block.ts";
import { untranslateLabels } from "./translated-labels.ts";

// Some servers pass the reasoning through as text, some only its closing tag.
const THINKING = /^\s*<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)|^[\s\S]*?<\/think(?:ing)?>/iu;
// What comes behind the fence is a remark.
const FENCED = /^(`{3,}|~{3,})[^\n]*\n([\s\S]*?)\n?\1[ \t]*(?:\n[^`~*#]{0,300})?$/u;
const OUTER_QUOTES = /^"([\s\S]*)"$/u;
const PROMPT_KEYS = ["prompt", "enhancedPrompt", "enhanced_prompt", "improved_prompt"];
const MAX_LEAD_IN_CHARACTERS = 200;

/** A model's raw text as a prompt, and its reading of the request, if it gave one. */
export function readModelText(answer: string): { text: string; reading: Reading | null } {
  const visible = answer.replace(/\r\n?/gu, "\n").replace(THINKING, "").trim();
  const { text, reading } = takeReading(visible);
  return { text: withoutWrapping(text.trim()), reading };
}

/** A model's raw text without reasoning, code fence, JSON around it, greeting, remarks and odd headings. */
export function clean(answer: string): string {
  return readModelText(answer).text;
}

function withoutWrapping(text: string): string {
  const inner = unwrap(withoutLeadIn(untranslateLabels(unwrap(text))));
  const prompt = untranslateLabels(unwrap(promptInJson(inner)));
  return withoutRemark(normaliseLabels(withoutLeadIn(prompt)));
}

function unwrap(text: string): string {
  const bare = FENCED.exec(text)?.[2] ?? text;
  return (OUTER_QUOTES.exec(bare)?.[1] ?? bare).trim();
}

function promptInJson(text: string): string {
  if (!text.startsWith("{") || !text.endsWith("}")) return text;
  try {
    const value: unknown = JSON.parse(text);
    const prompt = isRecord(value)
      ? PROMPT_KEYS.map((key) => value[key]).find((item) => typeof item === "string")
      : undefined;
    return prompt?.trim() ?? text;
  } catch {
    return text;
  }
}

/** Drops short lines before the first label or fence: "Sure! Here is the improved prompt:". */
function withoutLeadIn(text: string): string {
  const lines = text.split("\n");
  const start = lines.findIndex((line) => isLabelLine(line) || /^(?:`{3,}|~{3,})/u.test(line));
  const leadIn = lines.slice(0, Math.max(start, 0)).join(" ");
  return leadIn.length > 0 && leadIn.length <= MAX_LEAD_IN_CHARACTERS
    ? lines.slice(start).join("\n")
    : text;
}

/** Drops a last paragraph that speaks to the reader: "Let me know if you want changes!" */
function withoutRemark(text: string): string {
  const start = text.lastIndexOf("\n\n");
  return start >= 0 && isClosingRemark(text.slice(start))
    ? withoutRule(text.slice(0, start))
    : text;
}

/** Some models draw a line above their remark. */
function withoutRule(text: string): string {
  return text.replace(/\n+-{3,}\s*$/u, "").trimEnd();
}

function isLabelLine(line: string): boolean {
  const [bold] = boldLines(normaliseLabels(line));
  return LABELS.some((label) => label === bold);
}
