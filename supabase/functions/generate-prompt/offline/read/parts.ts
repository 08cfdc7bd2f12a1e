import { countWords } from "../../text/normalise.ts";
import { splitRequest, wishBelow } from "../../text/request-parts.ts";

/** What somebody asks for, and what it is to be done with, both word for word. */
export type Parts = {
  ask: string;
  /** Pasted text, code or a table; "" if there is none. */
  material: string;
  kind: "none" | "text" | "code" | "error" | "table";
};

const FENCE = /```[\s\S]*?(?:```|$)/u;
const TRACE =
  /Traceback \(most recent|^\s*at \S+.*:\d+|\b[A-Z]\w*(?:Error|Exception)\b\s*:|^(?:Uncaught )?Error: |^npm ERR!|^error(?:\[|:| TS\d)|\bSegmentation fault\b/mu;
const TABLE = /^(?:[^\n]*[|\t;][^\n]*\n?){2,}|^(?:(?=[^\n]*\d)[^\n,]+,[^\n]*(?:\n|$)){3,}/mu;
/** "Tom   petrol 88, shop 143.20", one below the other. */
const FIGURES = /^(?:(?=[^\n]*\d)[ \t]*\S[^\n]{2,70}(?:\n|$)){3,}/mu;
const CODE =
  /[;{}]\s*$|^\s*(?:def|class|function|const|let|var|import|return|SELECT)\s|=>|<\/\w+>|^\s*(?:done|fi|esac)\s*$|^\s*for \w+ in \w|\bfor \w+ in \w+[^\n]*[\])]\s*$|\w\.\w+\([^)]*\)/mu;
/** A first line in plain words above code. */
const TYPED =
  /^(?!\s*(?:import|from|def|class|const|let|var|return|select|package|using|function|if|for|while)\b)[\p{L}\s'’?!,:]{3,80}\n/iu;
const LONG_WORDS = 45;
const MAX_ASK_WORDS = 60;
const SHORT_TEXT = /^([^:\n]{3,80}):\s+(\S[\s\S]*)$/u;
/** What is worked on, and what was typed behind it. */
const QUOTED = /^("[^"]+"|“[^”]+”)[\s,.;–-]*(\S.*)$/su;
/** A text in quotation marks, and what is wanted of it behind them. */
const QUOTED_FIRST = /^["“„«]([^"”»“„«]{40,})["”»“]\s*[,.;:–-]?\s*(\S[^"“„«]{3,200})$/su;
const WORKS_ON_TEXT =
  /(?<!\p{L})(?:summar\w*|(?:put|say|write) (?:this|it) in(?:to)?|proofread|translat\w*|rewrite|rephrase|reword|shorten|fix|correct|edit|improve|polish|condense|simplify|less \w+|more \w+|\w*(?:förmlich|freundlich|höflich|formell|sachlich)er|kürzer|plus (?:poli|court|formel|clair)\w*|más (?:formal|corto|amable|claro)\w*|mais (?:formal|curto|gentil|claro)\w*|revis\w*|relis|bullet points|friendlier|softer|shorter|faster|cleaner|convert|format|sounds?|nicer|politer|firmer|kinder|warmer|clearer|simpler|suene|soe|klingt|klingen|sonne|explain|tl;?dr|resum\w*|corrig\w*|traduc\w*|tradui\w*|korrigier\w*|übersetz\w*|zusammen\w*|resumi\w*|reescrib\w*|reescrev\w*|mejor\w*|melhor\w*|traduz\w*|kürz\w*|verbess\w*|umschreib\w*|umformulier\w*|raccourc\w*|résum\w*|reformul\w*|amélior\w*)(?!\p{L})/iu;

const EXPLAINS = /(?<!\p{L})(?:explain|explica|explique|erklär)/iu;
const FEW_WORDS = 12;

/** A wish behind a text in quotation marks. */
function quotedParts(prompt: string): Parts | null {
  const [, text, wish] = QUOTED_FIRST.exec(prompt) ?? [];
  return text === undefined || wish === undefined ? null : partsWith(wish, text);
}

/** Finds the request within what was typed or pasted. Total: any text gives an answer. */
export function partsOf(prompt: string): Parts {
  return fencedParts(prompt) ?? pastedParts(prompt) ?? quotedParts(prompt) ?? shortParts(prompt);
}

function fencedParts(prompt: string): Parts | null {
  const fence = FENCE.exec(prompt)?.[0];
  if (fence === undefined) return null;
  const ask = prompt.replace(fence, " ").replace(/\s+/gu, " ").trim();
  return countWords(ask) <= MAX_ASK_WORDS ? partsWith(ask, fence) : null;
}

function pastedParts(prompt: string): Parts | null {
  const below = wishBelow(prompt);
  if (below !== null)
    return below.rest === "" ? whole(prompt) : partsWith(below.instruction, below.rest);
  return traceIn(prompt) ?? openedParts(prompt);
}

/** What stands below an opening line. */
function openedParts(prompt: string): Parts | null {
  const { pasted, isCodeOnly } = splitRequest(prompt);
  if (isCodeOnly && prompt.includes("\n")) {
    const [typed = ""] = TYPED.exec(prompt) ?? [];
    return partsWith(typed.trim(), prompt.slice(typed.length));
  }
  if (pasted === "" || !prompt.includes(pasted)) return null;
  const ask = prompt.replace(pasted, " ").trim();
  const isList = countWords(pasted) < LONG_WORDS && !prompt.includes("\n");
  return !isList || WORKS_ON_TEXT.test(ask) ? partsWith(ask, pasted) : null;
}

/** "proofread: I has went" is short, but what follows is the text all the same. */
function shortParts(prompt: string): Parts {
  const [, before = "", after = ""] = SHORT_TEXT.exec(prompt) ?? [];
  const [, quoted, notes] = QUOTED.exec(after) ?? [];
  if (quoted !== undefined && WORKS_ON_TEXT.test(before))
    return partsWith(`${before}, ${notes}`, quoted);
  // "Explain the new rule to the staff: 3 office days" says what is to be explained.
  const isSubject = EXPLAINS.test(before) && countWords(after) < FEW_WORDS;
  return after !== "" && !isSubject && WORKS_ON_TEXT.test(before)
    ? partsWith(before, after)
    : whole(prompt);
}

/** An error's output begins on a line of its own; what was typed stands above it. */
function traceIn(prompt: string): Parts | null {
  const start = TRACE.exec(prompt)?.index ?? 0;
  const above = prompt.slice(0, prompt.lastIndexOf("\n", start) + 1);
  // Code between the request and its error.
  const [own = "", code = ""] = above.split(/\n\s*\n(.*)/su);
  const ask = (CODE.test(code) ? own : above).trim();
  if (ask === "" || countWords(ask) > MAX_ASK_WORDS) return null;
  return partsWith(ask, prompt.slice(prompt.indexOf(ask) + ask.length));
}

function partsWith(ask: string, material: string): Parts {
  return { ask: ask.replace(/\s*:\s*$/u, ""), material: material.trim(), kind: kindOf(material) };
}

function whole(prompt: string): Parts {
  return { ask: prompt, material: "", kind: "none" };
}

function kindOf(material: string): Parts["kind"] {
  if (TRACE.test(material)) return "error";
  if (CODE.test(material)) return "code";
  return TABLE.test(material) || FIGURES.test(material) ? "table" : "text";
}
