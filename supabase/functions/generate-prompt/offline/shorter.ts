import { withLines, type Sections } from "./sections.ts";

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

type Lengths = {
  now: string | null;
  /** What the deliverable has by default, then its alternatives; empty where the request states a length. */
  usual: readonly string[];
  /** "half as long as usual" */
  half: string;
};

/** The next shorter length: the alternative that follows the default, or half of what is there. */
export function shorterLength({ now, usual, half }: Lengths): string | null {
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
export function withoutLastOwn(sections: Sections, own: ReadonlySet<string>): Sections {
  const lines = sections.get("Requirements") ?? [];
  if (lines.filter((line) => own.has(line)).length <= LEAST_LINES) return sections;
  const last = lines.findLastIndex((line) => own.has(line));
  return withLines(sections, "Requirements", (all) => all.filter((_, at) => at !== last));
}
