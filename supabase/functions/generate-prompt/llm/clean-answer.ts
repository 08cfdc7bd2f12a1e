import { boldLines, LABELS, normaliseLabels } from "../text/labels.ts";

// Some servers pass the reasoning through as text, some only its closing tag.
const THINKING = /^\s*<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)|^[\s\S]*?<\/think(?:ing)?>/iu;
const FENCED = /^(`{3,}|~{3,})[^\n]*\n([\s\S]*?)\n?\1\s*$/u;
const OUTER_QUOTES = /^"([\s\S]*)"$/u;

/** A model's raw text without reasoning, code fence, greeting and odd headings. */
export function clean(answer: string): string {
  const visible = answer.replace(/\r\n?/gu, "\n").replace(THINKING, "").trim();
  const unwrapped = unwrap(withoutLeadIn(visible));
  return normaliseLabels(withoutLeadIn(unwrapped));
}

function unwrap(text: string): string {
  const bare = FENCED.exec(text)?.[2] ?? text;
  return (OUTER_QUOTES.exec(bare)?.[1] ?? bare).trim();
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

const MAX_LEAD_IN_CHARACTERS = 200;

function isLabelLine(line: string): boolean {
  const [bold] = boldLines(normaliseLabels(line));
  return LABELS.some((label) => label === bold);
}
