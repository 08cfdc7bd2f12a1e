import { type Reading, READING_SLOTS, type ReadingChoice, type ReadingSlot } from "../contract.ts";
import type { Label } from "../text/labels.ts";
import type { Lines } from "./lines/types.ts";
import { type Sections, withLines } from "./sections.ts";

const LABEL_OF = {
  tone: "Requirements",
  audience: "Requirements",
  length: "Output Format",
  format: "Output Format",
} as const satisfies Record<ReadingSlot, Label>;
const MAX_ALTERNATIVES = 3;

type SlotOf = { lines: Lines; slot: ReadingSlot };

/** The line in which a sentence with "{x}" stands, and what is there in place of it as its group. */
export function linePattern(sentence: string): RegExp {
  return new RegExp(
    `^- ${sentence.replaceAll(/[.*+?^$()|[\]\\]/gu, String.raw`\$&`).replace("{x}", "(.+)")}$`,
    "u",
  );
}

export function isSlotLine({ slotLines }: Lines): (line: string) => boolean {
  const patterns = READING_SLOTS.map((slot) => linePattern(slotLines[slot]));
  return (line) => patterns.some((pattern) => pattern.test(line));
}

/** What a prompt says of a part of the reading; null where it says nothing. */
export function slotValue(sections: Sections, { lines, slot }: SlotOf): string | null {
  const pattern = linePattern(lines.slotLines[slot]);
  const own = sections.get(LABEL_OF[slot]) ?? [];
  return own.flatMap((line) => pattern.exec(line)?.[1] ?? []).at(0) ?? null;
}

/** Puts a line of the reading in place of the one that is there; null takes it away. */
export function withSlotValue(
  sections: Sections,
  { lines, slot, value }: SlotOf & { value: string | null },
): Sections {
  const sentence = lines.slotLines[slot];
  const pattern = linePattern(sentence);
  const added = value === null ? [] : [`- ${sentence.replace("{x}", () => value)}`];
  return withLines(sections, LABEL_OF[slot], (own) => [
    ...own.filter((line) => !pattern.test(line)),
    ...added,
  ]);
}

type Changed = { lines: Lines; choices: readonly ReadingChoice[]; drawn: Sections; text: Sections };

/** The reading as the text has it, of which a wish may have changed a part since it was drawn. */
export function readingOf(reading: Reading, { lines, choices, drawn, text }: Changed): Reading {
  const assumptions = READING_SLOTS.flatMap((slot) => {
    const value = slotValue(text, { lines, slot });
    if (value === null) return [];
    const assumed = reading.assumptions.find((one) => one.slot === slot);
    const isAsDrawn = value === slotValue(drawn, { lines, slot });
    if (isAsDrawn && assumed !== undefined) return [assumed];
    // Stated in the request: nobody needs to be told.
    if (isAsDrawn && !choices.some((choice) => choice.slot === slot)) return [];
    const offered = assumed === undefined ? [] : [assumed.value, ...assumed.alternatives];
    const alternatives = offered.filter((one) => one !== value).slice(0, MAX_ALTERNATIVES);
    return [{ slot, value, alternatives }];
  });
  return { ...reading, assumptions };
}
