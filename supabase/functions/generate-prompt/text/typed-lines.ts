import { hasMoreWords } from "./normalise.ts";

// What a single line looks like: typed in a hurry, or a row of something that was pasted.

/** "month,visitors,orders" */
export const TABLE_HEADER = /^[^\s,;|]+(?:[,;|\t][^\s,;|]+){2,}$/u;
/** How a line begins that asks for something, in the languages of the lines. */
export const ASKING =
  /^\s*(?:(?:please|pls|can you|could you|bitte|kannst du|kann man|por favor|puedes|pode|podes|stp|peux-tu|tu peux|i need|ich brauche|necesito|preciso de|il me faut)[\s,]+)*(?:write|make|turn|fix|shorten|summar\p{L}*|translate|reply|answer|rewrite|correct|proofread|explain|what|how|why|is|are|help|give|tell|find|put|convert|improve|sort|clean|order|check|schreib\p{L}*|mach\p{L}*|antwort\p{L}*|fass\p{L}*|übersetz\p{L}*|korrigier\p{L}*|kürz\p{L}*|erklär\p{L}*|was|wie|warum|stimmt|ist|escrib\p{L}*|haz\p{L}*|respond\p{L}*|resum\p{L}*|traduc\p{L}*|corrig\p{L}*|explic\p{L}*|mej[oó]r\p{L}*|melhor\p{L}*|amélior\p{L}*|verbesser\p{L}*|qué|que|cómo|como|está|écri\p{L}*|ecri\p{L}*|fais|répond\p{L}*|repond\p{L}*|résum\p{L}*|tradui\p{L}*|expliqu\p{L}*|comment|pourquoi|est-ce|escrev\p{L}*|faz|faça|traduz\p{L}*|o que)(?!\p{L})/iu;
/** "- milk", "Monday: pasta", "oven glove | 388". */
const ROW = /^\s*(?:[-*•]|\d{1,2}[.)])\s|^\s*[\p{L}\d][\p{L}\d .'’/()-]{0,30}(?::\s|\s?\||\t|;)/u;
export const BULLET = /^\s*(?:[-*•]|\d{1,2}[.)])\s+/u;
/** "week 1 212.40", "hall hire -1210" */
export const FIGURE_ROW = /^\s*\S[^.?!]{0,40}\s[-–]?(?:\p{Sc}\s?)?\d[\d.,]*\s*\S{0,4}\s*$/u;
const SMALL_START = /^\s*\p{Ll}/u;
/** "npm ERR! code", "  at main.js:3" */
const LOGGED = /^\s*(?:npm|at|error|warn\w*|info)(?:\s\S+[!:]|!|:|\s\S+:\d)/iu;
const LABEL_WORDS = 5;
// Lines that no sentence looks like: "class reunion" is not one of them, "class Reunion {" is.
const CODE_LINE = new RegExp(
  [
    String.raw`[;{]$`,
    String.raw`^[}\])]+[;,]?$`,
    String.raw`\w\([^()]*\)[;:{]*$`,
    String.raw`=>|%>%|\s<-\s`,
    String.raw`^[\w.]+\(.*\)[;,]?$`,
    String.raw`^(?:def|class|function)\s+\w+\s*[({:]`,
    String.raw`^(?:const|let|var)\s+\w+\s*=`,
    String.raw`^import\s.+(?:from\s|;$)`,
    String.raw`^(?:return|#include)\b`,
    String.raw`^(?:do|done|fi|esac|end)$|^(?:for|while|if|elif)\s.*(?:\bdo|\bthen|:)$`,
    String.raw`^<\/?[a-z][^>]*>`,
    String.raw`^SELECT\s.+\sFROM\s`,
  ].join("|"),
  "u",
);

/** A line in small letters, or one that asks, and no row of anything. */
export function isTyped(line: string): boolean {
  const isPlain = SMALL_START.test(line) || ASKING.test(line);
  const isFigure = FIGURE_ROW.test(line) && !hasMoreWords(line, LABEL_WORDS);
  const isRow = isFigure || [ROW, TABLE_HEADER, LOGGED].some((row) => row.test(line));
  return isPlain && !isRow && !looksLikeCode(line);
}

/** The lines that are not empty. */
export function rowsOf(text: string): string[] {
  return text.split("\n").filter((line) => line.trim() !== "");
}

/** True when at least half of the non-empty lines end or begin as only code does. */
export function looksLikeCode(text: string): boolean {
  const lines = rowsOf(text).map((line) => line.trim());
  return lines.filter((line) => CODE_LINE.test(line)).length * 2 >= Math.max(lines.length, 1);
}
