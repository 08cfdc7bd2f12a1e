import { mayBeRemark } from "../text/assistant-voice.ts";
import { boldLines, LABELS } from "../text/labels.ts";
import { clean } from "./clean-answer.ts";
import { recitesInstructions } from "./instructions.ts";

/**
 * Lets a model's answer through while it is still being written, but nothing that cleaning would take away
 * again, nothing before a prompt has begun as one, and nothing any more once it recites its instructions. Given all
 * that was written so far, returns what may newly be shown; "" if nothing.
 */
export function createVisibleText(given: string): (raw: string) => string {
  let shown = "";
  let checkedLines = 0;
  let isStopped = false;
  return (raw) => {
    const lines = raw.split("\n");
    if (lines.length > checkedLines) {
      checkedLines = lines.length;
      isStopped ||= recitesInstructions(raw, given);
    }
    if (isStopped) return "";
    const text = clean(withClosedFence(settledPart(lines)));
    if (!beginsAsPrompt(text) || !text.startsWith(shown)) return "";
    const fresh = text.slice(shown.length);
    shown = text;
    return fresh;
  };
}

/** The first line is a label, and there is text below it. */
function beginsAsPrompt(text: string): boolean {
  const [first = "", second = ""] = text.split("\n");
  const [label] = boldLines(first);
  return LABELS.some((known) => known === label) && second.trim() !== "";
}

/** All whole lines, and of the last one what can no longer turn out to be a heading, a fence, or a remark. */
function settledPart(lines: readonly string[]): string {
  const last = lines.at(-1) ?? "";
  const whole = lines.slice(0, -1).join("\n");
  const separator = lines.length > 1 ? "\n" : "";
  return mayBecomeMarkup(last) ? whole : `${whole}${separator}${withoutHalfCharacter(last)}`;
}

const OPENING_FENCE = /^(?:[^*#\n][^\n]*\n|\n){0,9}?(`{3,}|~{3,})[^\n]*\n/u;

/** A fence around the whole answer is taken away only when it is closed, so it is closed meanwhile. */
function withClosedFence(text: string): string {
  const visible = text.replace(/^[\s\S]*<\/think(?:ing)?>/u, "");
  const fence = OPENING_FENCE.exec(visible)?.[1];
  if (fence === undefined) return text;
  // A remark may follow the end of the fence.
  const behind = visible.slice(visible.lastIndexOf(`\n${fence}`) + fence.length + 1);
  const isClosed = visible.includes(`\n${fence}`) && /^[ \t]*(?:\n[^`~*#]{0,300})?$/u.test(behind);
  return isClosed ? text : `${text}\n${fence}`;
}

const LONGEST_LABEL = Math.max(...LABELS.map((label) => label.length));

function mayBecomeMarkup(line: string): boolean {
  const text = line.trimStart();
  if (text === "" || /^[#`~<"]|^-{2}/u.test(text) || /^\*(?!\s)/u.test(text)) return true;
  if (mayBeRemark(text)) return true;
  const start = text.slice(0, LONGEST_LABEL);
  return LABELS.some((label) => label.startsWith(start) || text.startsWith(label));
}

/** A character outside the basic plane may come in two pieces. */
function withoutHalfCharacter(text: string): string {
  return /[\uD800-\uDBFF]$/u.test(text) ? text.slice(0, -1) : text;
}
