import { wordsOf } from "../../text/normalise.ts";
import { countDetails } from "../details.ts";
import type { RuleReading } from "../reading.ts";
import { openSlots } from "../slots.ts";

/** One feature of a request: the number its name hashes to, and how much it counts. */
export type Feature = { hash: number; value: number };

const MAX_WORDS = 60;
/** What is wanted is said early. */
const EARLY_WORDS = 4;
const PART_LETTERS = 4;
const SIGNAL_VALUE = 0.25;
const MAX_DETAILS = 10;
const MAX_CANDIDATES = 3;
const LENGTHS = [3, 5, 8, 12, 18];
const HAN = /\p{Script=Han}/u;
const DIGIT = /\p{Nd}/u;
const QUOTE = /["“«„「]/u;
const NAME = /(?<=[\p{Ll},] )\p{Lu}\p{Ll}+/u;

/**
 * What the weights see of a request: its words, pairs and parts of words, and signals, among them what the rules
 * found. Where the rules were made with the very request at hand, they must not be trusted: leave them out.
 */
export function featuresOf(reading: RuleReading, rules: "with rules" | "without rules"): Feature[] {
  const texts = [...new Set(textFeatures(reading.normalised))];
  const found = rules === "with rules" ? ruleSignals(reading) : [];
  const signals = [...plainSignals(reading), ...found];
  const value = 1 / Math.sqrt(texts.length);
  return [
    ...texts.map((name) => ({ hash: hashOf(name), value })),
    ...signals.map((name) => ({ hash: hashOf(name), value: SIGNAL_VALUE })),
  ];
}

function textFeatures(normalised: string): string[] {
  const words = wordsOf(normalised).flatMap(splitHan).slice(0, MAX_WORDS);
  const framed = ["<", ...words, ">"];
  return [
    ...words.map((word) => `word ${word}`),
    ...words.slice(0, EARLY_WORDS).map((word) => `early ${word}`),
    ...words.slice(0, 1).map((word) => `first ${word}`),
    ...framed.slice(1).map((word, index) => `pair ${framed[index]} ${word}`),
    ...(HAN.test(normalised)
      ? words.slice(2).map((word, index) => `triple ${words[index]}${words[index + 1]}${word}`)
      : words.flatMap(partsOf)),
  ];
}

/** Chinese puts no spaces: every character stands for itself. */
function splitHan(word: string): string[] {
  return HAN.test(word) ? [...word] : [word];
}

/** Stems and endings, so that "plans", "planning" and a mistyped "plannning" say nearly the same. */
function partsOf(word: string): string[] {
  if (word.length < PART_LETTERS) return [];
  const framed = `<${word}>`;
  return Array.from(
    { length: framed.length - PART_LETTERS + 1 },
    (_, start) => `part ${framed.slice(start, start + PART_LETTERS)}`,
  );
}

function plainSignals({ prompt, parts, language, words, isQuestion }: RuleReading): string[] {
  const holds: [string, boolean][] = [
    ["question", isQuestion],
    ["question mark", prompt.trimEnd().endsWith("?")],
    ["digit", DIGIT.test(prompt)],
    ["colon", /[:\n]/u.test(prompt)],
    ["quote", QUOTE.test(prompt)],
    ["name", NAME.test(prompt)],
    ["material", parts.hasMaterial],
    ["code", parts.hasCode],
  ];
  return [
    `language ${language}`,
    `length ${LENGTHS.findIndex((limit) => words < limit)}`,
    ...holds.filter(([, isThere]) => isThere).map(([name]) => `signal ${name}`),
  ];
}

function ruleSignals(reading: RuleReading): string[] {
  const { type, candidates, stated, size, isClear } = reading;
  const ranked = candidates.slice(0, MAX_CANDIDATES);
  return [
    `rule ${type}`,
    ...ranked.flatMap((one, rank) => [`candidate ${one.type}`, `candidate ${rank} ${one.type}`]),
    ...ranked.slice(0, 1).map((one) => `candidate ${one.type} ${Math.floor(one.score)}`),
    `rule ${isClear}`,
    `rule ${type} ${isClear}`,
    `details ${Math.min(countDetails(reading), MAX_DETAILS)}`,
    `open ${openSlots(reading).length}`,
    ...[...stated].map((slot) => `stated ${slot}`),
    ...(size === undefined ? [] : ["stated size"]),
  ];
}

/** FNV-1a over UTF-16 units: 32 bits, the same on every machine. */
function hashOf(name: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < name.length; index += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01_00_01_93);
  }
  return hash >>> 0;
}
