import { READING_SLOTS, type ReadingChoice } from "../contract.ts";
import type { Label } from "../text/labels.ts";
import type { Lines } from "./lines/types.ts";
import { ownLines } from "./own-lines.ts";
import { type Sections, withLines } from "./sections.ts";
import { isSlotLine, slotValue, withSlotValue } from "./slot-lines.ts";

const CHANGED_BY_WISHES = [
  "Requirements",
  "Output Format",
  "Examples",
  "Additional Notes",
] as const satisfies readonly Label[];

type Redrawn = {
  /** As it would be without any wish, before and after the choice. */
  before: Sections;
  after: Sections;
  /** What the wishes made of `before`. */
  wished: Sections;
  flipped: ReadingChoice["slot"] | undefined;
  lines: Lines;
};

/** What was wished for in a text, in the text that a choice draws anew: a merge of the two by lines. */
export function withWishes({ before, after, wished, flipped, lines }: Redrawn): Sections {
  const isSlot = isSlotLine(lines);
  // A choice of deliverable that is not known any more may have left lines behind.
  const own = ownLines(lines);
  const outdated = flipped === "length" ? tooLong(lines) : new Set<string>();
  const merged = CHANGED_BY_WISHES.reduce<Sections>((all, label) => {
    const was = before.get(label) ?? [];
    const is = wished.get(label) ?? [];
    const added = is.filter(
      (line) => !isSlot(line) && !was.includes(line) && !own.has(line) && !outdated.has(line),
    );
    const isRemoved = (line: string) => was.includes(line) && !is.includes(line) && !isSlot(line);
    return withLines(all, label, (next) => [
      ...next.filter((line) => !isRemoved(line) && !added.includes(line)),
      ...added,
    ]);
  }, after);
  return READING_SLOTS.filter((slot) => slot !== flipped).reduce<Sections>((all, slot) => {
    const value = slotValue(wished, { lines, slot });
    const isWished = value !== slotValue(before, { lines, slot });
    return isWished ? withSlotValue(all, { lines, slot, value }) : all;
  }, merged);
}

/** A length that is chosen after "Too long" takes the place of it. */
function tooLong({ phrases }: Lines): ReadonlySet<string> {
  return new Set(phrases.chips.answer_too_long?.map((line) => `- ${line}`));
}
