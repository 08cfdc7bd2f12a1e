import { countWords, hasMoreWords } from "./normalise.ts";
import {
  ASKING,
  BULLET,
  FIGURE_ROW,
  isTyped,
  looksLikeCode,
  rowsOf,
  TABLE_HEADER,
} from "./typed-lines.ts";

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
const PARAGRAPH_WORDS = 80;
const CLOSING_WORDS = 15;
const MATERIAL_WORDS = 12;
const MIN_TEXT_WORDS = 3;
const LIST_LINES = 3;
const QUOTATION =
  /"[^"\n]{3,}"|“[^“”]{3,}”|«[^«»]{3,}»|„[^„“”]{3,}[“”]|```[\s\S]*?```|`[^`\n]+`|(?<![\p{L}\p{N}])['‘][^'’\n]{3,}['’](?![\p{L}\p{N}])/gu;
const INNER_BREAK = /[.!?]\s|[。！？]|\([^)]*$/u;
const TOLD =
  /^\s*(?:i|we|i'?m|we're|i've|my|our|ich|wir|mein\p{L}*|unser\p{L}*|tengo|tenemos|mi|mis|nuestr[oa]s?|tenho|temos|meus?|minhas?|j['’]ai|nous|mon|ma|mes|notre)(?!\p{L})/iu;
/** "8 lines", which may be a wish or an ingredient. */
const COUNTED = /^\s*\d+ \p{L}/u;
/** A last line, with an empty one above it. */
const APART = /\n\s*\n[^\n]+$/u;
const PASTED_SHARE = 0.6;
const TITLE_WORDS = 9;
const THESE =
  /(?<!\p{L})(?:this|these|those|following|diese[rsn]?|das|folgende\p{L}*|est[aeo]s?|ces?|ceci|[cç]a|isso|isto)(?!\p{L})/iu;
const GREETING =
  /^\s*(?:hi|hello|hey|dear|hallo|liebe[rs]?|sehr geehrte[rs]?|hola|estimad[oa]s?|bonjour|madame|monsieur|chère?|olá|oi|prezad[oa]s?)(?!\p{L})[^.?!\n]{0,40}[,:!]?\s*$/iu;
const URL = /\bhttps?:\/\/\S+/giu;
/** Finds the request within what was typed or pasted. Total: any text gives an answer. */
export function splitRequest(prompt: string): RequestParts {
  const { instruction, rest } = separate(prompt);
  const bare = instruction.replace(QUOTATION, " ").replace(URL, " ");
  const hasQuotation = (prompt.match(QUOTATION) ?? []).some((text) => countWords(text) >= 2);
  return {
    instruction: hasMoreWords(bare, 0) ? bare : instruction,
    pasted: rest.trim(),
    hasMaterial: rest !== "" || hasQuotation || followsColon(prompt) || prompt.search(URL) >= 0,
    isCodeOnly: rest === "" && looksLikeCode(prompt),
    hasCode: rest.trim() !== "" && looksLikeCode(rest),
  };
}

type Split = { instruction: string; rest: string };

/**
 * Pasted text follows an opening line or paragraph ("summarize this:" + text), or precedes a closing line. Anything
 * else is all request.
 */
function separate(prompt: string): Split {
  const below = wishBelow(prompt);
  if (below !== null) return below;
  const [first = "", ...after] = prompt.split("\n");
  const opened = { instruction: first, rest: after.join("\n") };
  const isList = after.length >= LIST_LINES && ASKING.test(first) && THESE.test(first);
  const isLed = after.length > 1 && first.trimEnd().endsWith(":") && isInstruction(first);
  if (isLed || isList || isSplit(first, opened.rest)) return opened;
  return separateParagraphs(prompt);
}

/** What is wanted, below a letter, a list, code, or whatever else asks for nothing. */
export function wishBelow(prompt: string): Split | null {
  return typedAround(prompt) ?? askedBelow(prompt);
}

/** A last line that asks, or stands apart. */
function askedBelow(prompt: string): Split | null {
  const [first = ""] = prompt.split("\n");
  const closed = closedBy(prompt);
  const isBelow = ASKING.test(closed.instruction) && !ASKING.test(first);
  if (isBelow && rowsOf(closed.rest).length >= LIST_LINES) return closed;
  if (isApart(prompt, closed)) return closed;
  const isLetter = isBelow || GREETING.test(first);
  return isLetter && isSplit(closed.instruction, closed.rest, CLOSING_WORDS) ? closed : null;
}

function isApart(prompt: string, { instruction, rest }: Split): boolean {
  return APART.test(prompt) && isTyped(instruction) && !isTyped(rest) && isSplit(instruction, rest);
}

/** What was typed in a hurry above and below what was pasted; all of it, where nothing was. */
function typedAround(prompt: string): Split | null {
  const lines = prompt.split("\n");
  if (isAllTyped(lines) || isWishList(rowsOf(prompt))) return { instruction: prompt, rest: "" };
  const start = isTitled(lines) ? 0 : lines.findIndex(isPastedOrBlank);
  const end = lines.findLastIndex(isPastedOrBlank) + 1;
  const rest = lines.slice(start, end).join("\n");
  const rows = rowsOf(rest);
  const wish = [...lines.slice(0, start), ...lines.slice(end)].join("\n").trim();
  const isPasted =
    rows.filter(isPastedOrBlank).length >= PASTED_SHARE * rows.length &&
    (rows.length >= LIST_LINES || looksLikeCode(rest) || hasMoreWords(rest, MATERIAL_WORDS - 1));
  return isPasted && isInstruction(wish, PARAGRAPH_WORDS) ? { instruction: wish, rest } : null;
}

/** "Takings of the kiosk", above figures. */
function isTitled([first = "", second = ""]: readonly string[]): boolean {
  return FIGURE_ROW.test(second) && !ASKING.test(first) && !hasMoreWords(first, TITLE_WORDS);
}

/** Several lines that go on with each other, and point at nothing pasted. */
function isAllTyped(lines: readonly string[]): boolean {
  const [first = "", ...others] = lines;
  const isPointing = THESE.test(first) || first.trimEnd().endsWith(":") || isWorkedOn(lines);
  const areTyped = rowsOf(others.join("\n")).every((row) => isTyped(row) || COUNTED.test(row));
  return others.length > 1 && !isPointing && isTyped(first) && areTyped;
}

/** A draft in small letters, and below it "fix the spelling". */
function isWorkedOn(lines: readonly string[]): boolean {
  return lines.at(-2)?.trim() === "" && ASKING.test(lines.at(-1) ?? "");
}

/** "Write a script that", and a line for each thing it does; or wishes with numbers. */
function isWishList(rows: readonly string[]): boolean {
  const [first = "", second = ""] = rows;
  const isAsked = BULLET.test(first) || (ASKING.test(first) && BULLET.test(second));
  return (
    isAsked && !THESE.test(first) && rows.filter((row) => BULLET.test(row)).length >= LIST_LINES
  );
}

const isPastedOrBlank = (line: string): boolean => !isTyped(line);

/** The last line, and what stands above it. */
function closedBy(prompt: string): Split {
  const end = prompt.lastIndexOf("\n");
  return { instruction: prompt.slice(end + 1), rest: prompt.slice(0, Math.max(end, 0)) };
}

function separateParagraphs(prompt: string): Split {
  const paragraphs = prompt.split(/\n\s*\n/u);
  const last = paragraphs.at(-1) ?? "";
  const isClosing = !last.includes("\n") && !hasMoreWords(last, CLOSING_WORDS);
  const [opening = "", ...others] = paragraphs;
  if (!isClosing && isSplit(opening, others.join("\n\n"), PARAGRAPH_WORDS)) {
    return { instruction: opening, rest: others.join("\n\n") };
  }
  const closed = closedBy(prompt);
  return isSplit(closed.instruction, closed.rest) ? closed : separateAtColon(prompt);
}

function isSplit(instruction: string, rest: string, maxWords = SHORT_LINE_WORDS): boolean {
  return isInstruction(instruction, maxWords) && hasMoreWords(rest, MATERIAL_WORDS - 1);
}

/**
 * "translate to French: ..." on one line. A colon after a first sentence, in brackets, or in what is told ("I have three
 * columns: ...") divides nothing.
 */
function separateAtColon(prompt: string): Split {
  const colon = prompt.indexOf(": ");
  const [instruction, rest] = [prompt.slice(0, colon), prompt.slice(colon + 1)];
  const isOneSentence = colon > 0 && !INNER_BREAK.test(instruction) && !TOLD.test(instruction);
  return isOneSentence && isSplit(instruction, rest)
    ? { instruction, rest }
    : { instruction: prompt, rest: "" };
}

/** "proofread: I has went" is short, but what follows is the text all the same. */
function followsColon(prompt: string): boolean {
  const [instruction, rest] = prompt.split(/: (.*)/su);
  return (
    rest !== undefined && isInstruction(instruction ?? "") && hasMoreWords(rest, MIN_TEXT_WORDS - 1)
  );
}

function isInstruction(text: string, maxWords = SHORT_LINE_WORDS): boolean {
  const isHeader = TABLE_HEADER.test(text.trim());
  return (
    hasMoreWords(text, 0) && !hasMoreWords(text, maxWords) && !isHeader && !looksLikeCode(text)
  );
}
