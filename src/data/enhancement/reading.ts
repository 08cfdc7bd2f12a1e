import type { ReadingChoice } from "../../../supabase/functions/generate-prompt/contract";
import type { Refinement } from "./enhancement";
import { REFINEMENT_CHIPS } from "./refinement-chips";

export type { Reading, ReadingChoice } from "../../../supabase/functions/generate-prompt/contract";

/** How a part of the reading is called before its value. */
export const SLOT_LABELS = {
  deliverable: "Read as",
  tone: "tone",
  length: "length",
  audience: "for",
  format: "format",
} as const satisfies Record<ReadingChoice["slot"], string>;

/** 'tone: firm' */
export function choiceText({ slot, value }: ReadingChoice): string {
  return `${SLOT_LABELS[slot].toLowerCase()}: ${value}`;
}

/** Every choice so far with one more, the newest last and one a slot. */
export function withChoice(
  choices: readonly ReadingChoice[],
  choice: ReadingChoice,
): ReadingChoice[] {
  return [...choices.filter(({ slot }) => slot !== choice.slot), choice];
}

type Asked = Pick<Refinement, "chip" | "instruction" | "choices">;

/** The choice that a refinement was asked for; null where it was asked for something else. */
export function flippedBy({ chip, instruction, choices }: Asked): ReadingChoice | null {
  return chip === null && instruction === null ? (choices.at(-1) ?? null) : null;
}

/** What a refinement was asked for, as the history keeps it. */
export function keptWish(refine: Asked): string | null {
  const flipped = flippedBy(refine);
  return flipped === null ? (refine.chip ?? refine.instruction) : choiceText(flipped);
}

/** What a refinement was asked for: its chip's label, the part of the reading that was flipped, or the reader's words. */
export function wishText(refine: Asked): string {
  const flipped = flippedBy(refine);
  if (flipped !== null) return choiceText(flipped);
  const label = REFINEMENT_CHIPS.find(({ chip }) => chip === refine.chip)?.label;
  return label ?? `“${refine.instruction ?? ""}”`;
}
