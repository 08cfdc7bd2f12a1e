import type { Given, Refinement } from "../text/given.ts";
import { write } from "./enhance.ts";
import type { Lines } from "./lines/types.ts";
import { ownLines } from "./own-lines.ts";
import type { Request } from "./read/request.ts";
import { parseSections, type Sections, withLines } from "./sections.ts";
import { slotValue, withSlotValue } from "./slot-lines.ts";

/** With at least so many requirements of an expert left the prompt still is one. */
const LEAST_LINES = 2;
const LEAST_TO_HALVE = 3;
const NUMBER = /\d+(?:[.,]\d+)*/gu;
const THOUSANDS = /[.,](?=\d{3}(?!\d))/gu;
/** From here on a half is put in round figures. */
const MANY = 20;
const ROUND = 5;
/** A dish for two is not for one because its recipe is to be shorter. */
const PORTIONS = /serving|portion|porci|porç/iu;

/** A refinement of a request that was read. */
export type Job = { given: Given; refinement: Refinement; request: Request; lines: Lines };

/** Asks for a shorter answer; of the prompt's own lines only an expert's go, never what was chosen or said. */
export function shorter(sections: Sections, { given, refinement, request, lines }: Job): Sections {
  const rest = withoutLastOwn(sections, ownLines(lines));
  const choices = refinement.choices.filter(({ slot }) => slot !== "length");
  const usual = write(given, request, choices);
  const assumed = usual.reading?.assumptions.find(({ slot }) => slot === "length");
  const now = slotValue(sections, { lines, slot: "length" });
  const drawn = parseSections(usual.content);
  const stated = drawn === null ? null : slotValue(drawn, { lines, slot: "length" });
  const isStated = assumed === undefined && now !== null && now === stated;
  const tooLong = lines.phrases.chips.answer_too_long?.map((line) => `- ${line}`);
  const isLimited = sections.get("Output Format")?.some((line) => tooLong?.includes(line));
  if (isStated || isLimited === true) return rest;
  const value = shorterLength({
    now,
    usual: assumed === undefined ? [] : [assumed.value, ...assumed.alternatives],
    half: lines.phrases.half,
  });
  return withSlotValue(rest, { lines, slot: "length", value });
}

/** Asks for twice the length that is there. */
export function longer(sections: Sections, lines: Lines): Sections {
  const now = slotValue(sections, { lines, slot: "length" });
  const isCounted = now !== null && /\d/u.test(now) && !PORTIONS.test(now);
  const value = isCounted
    ? now.replaceAll(NUMBER, (digits) => String(numberOf(digits) * 2))
    : lines.phrases.twice;
  return withSlotValue(sections, { lines, slot: "length", value });
}

type Lengths = {
  now: string | null;
  /** What the deliverable has by default, then its alternatives; empty where the request states a length. */
  usual: readonly string[];
  /** "half as long as usual" */
  half: string;
};

/** The next shorter length: the alternative that follows the default, or half of what is there. */
function shorterLength({ now, usual, half }: Lengths): string | null {
  if (now === null) return half;
  if (PORTIONS.test(now)) return now;
  const [first, second] = usual;
  if (now === first && second !== undefined) return second;
  if (/\d/u.test(now)) return halved(now);
  return usual.slice(1).includes(now) ? now : half;
}

/** "80 to 150 words" as "40 to 75 words". */
function halved(length: string): string {
  const numbers = (length.match(NUMBER) ?? []).map(numberOf);
  return numbers.some((number) => number < LEAST_TO_HALVE)
    ? length
    : length.replaceAll(NUMBER, (digits) => String(halfOf(numberOf(digits))));
}

function numberOf(digits: string): number {
  return Number(digits.replaceAll(THOUSANDS, "").replace(",", "."));
}

function halfOf(number: number): number {
  return number / 2 < MANY ? Math.ceil(number / 2) : Math.round(number / 2 / ROUND) * ROUND;
}

/** Without the last requirement of an expert, where there are more than two. */
function withoutLastOwn(sections: Sections, own: ReadonlySet<string>): Sections {
  const lines = sections.get("Requirements") ?? [];
  if (lines.filter((line) => own.has(line)).length <= LEAST_LINES) return sections;
  const last = lines.findLastIndex((line) => own.has(line));
  return withLines(sections, "Requirements", (all) => all.filter((_, at) => at !== last));
}
