import { countWords } from "./normalise.ts";

/** What the visitor wants done, and what it is to be done with. */
export type RequestParts = {
  /** The words that carry the request, without quotations and pasted text. */
  instruction: string;
  /** Text pasted below, above or after the instruction; "" if there is none. */
  pasted: string;
  /** True when there is something to work on: pasted text, a quotation or a link. */
  hasMaterial: boolean;
  isCodeOnly: boolean;
  /** True when the text to work on is code. */
  hasCode: boolean;
};

const SHORT_LINE_WORDS = 40;
const MATERIAL_WORDS = 12;
const MIN_TEXT_WORDS = 3;
const QUOTATION =
  /"[^"\n]{3,}"|“[^“”]{3,}”|«[^«»]{3,}»|„[^„“”]{3,}[“”]|```[\s\S]*?```|`[^`\n]+`|(?<![\p{L}\p{N}])['‘][^'’\n]{3,}['’](?![\p{L}\p{N}])/gu;
const URL = /\bhttps?:\/\/\S+/giu;
// Lines that no sentence looks like: "class reunion" is not one of them, "class Reunion {" is.
const CODE_LINE = new RegExp(
  [
    String.raw`[;{]$`,
    String.raw`^[}\])]+[;,]?$`,
    String.raw`\w\([^()]*\)[;:{]*$`,
    String.raw`=>`,
    String.raw`^(?:def|class|function)\s+\w+\s*[({:]`,
    String.raw`^(?:const|let|var)\s+\w+\s*=`,
    String.raw`^import\s.+(?:from\s|;$)`,
    String.raw`^(?:return|#include)\b`,
    String.raw`^<\/?[a-z][^>]*>`,
    String.raw`^SELECT\s.+\sFROM\s`,
  ].join("|"),
  "u",
);

/** Finds the request within what was typed or pasted. Total: any text gives an answer. */
export function splitRequest(prompt: string): RequestParts {
  const { instruction, rest } = separate(prompt);
  const bare = instruction.replace(QUOTATION, " ").replace(URL, " ");
  const hasQuotation = (prompt.match(QUOTATION) ?? []).some((text) => countWords(text) >= 2);
  return {
    instruction: countWords(bare) === 0 ? instruction : bare,
    pasted: rest.trim(),
    hasMaterial: rest !== "" || hasQuotation || followsColon(prompt) || prompt.search(URL) >= 0,
    isCodeOnly: rest === "" && looksLikeCode(prompt),
    hasCode: rest.trim() !== "" && looksLikeCode(rest),
  };
}

/**
 * Pasted text follows a short first line ("summarize this:" + text) or precedes a short last one.
 * Anything else is all request.
 */
function separate(prompt: string): { instruction: string; rest: string } {
  const lines = prompt.split("\n");
  const [first = "", ...after] = lines;
  const last = lines.at(-1) ?? "";
  const before = lines.slice(0, -1).join("\n");
  if (isInstruction(first) && countWords(after.join("\n")) >= MATERIAL_WORDS) {
    return { instruction: first, rest: after.join("\n") };
  }
  if (lines.length > 1 && isInstruction(last) && countWords(before) >= MATERIAL_WORDS) {
    return { instruction: last, rest: before };
  }
  return separateAtColon(prompt);
}

/** "translate to French: ..." on one line. */
function separateAtColon(prompt: string): { instruction: string; rest: string } {
  const colon = prompt.indexOf(": ");
  const [instruction, rest] = [prompt.slice(0, colon), prompt.slice(colon + 1)];
  const isSplit = colon > 0 && isInstruction(instruction) && countWords(rest) >= MATERIAL_WORDS;
  return isSplit ? { instruction, rest } : { instruction: prompt, rest: "" };
}

/** "proofread: I has went" is short, but what follows is the text all the same. */
function followsColon(prompt: string): boolean {
  const [instruction, rest] = prompt.split(/: (.*)/su);
  return (
    rest !== undefined && isInstruction(instruction ?? "") && countWords(rest) >= MIN_TEXT_WORDS
  );
}

function isInstruction(line: string): boolean {
  const words = countWords(line);
  return words > 0 && words <= SHORT_LINE_WORDS && !looksLikeCode(line);
}

/** True when at least half of the non-empty lines end or begin as only code does. */
function looksLikeCode(text: string): boolean {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  return lines.filter((line) => CODE_LINE.test(line)).length * 2 >= Math.max(lines.length, 1);
}
