import { WRITTEN_FOR } from "@/config/assistants";

import type {
  AssistantName,
  RefinementChip,
} from "../../../supabase/functions/generate-prompt/contract";

type Chip = { chip: RefinementChip; label: string };

/** One-click requests for a changed version, in the order they are offered: how it reads, and for which assistant. */
export const CHANGE_CHIPS = [
  { chip: "shorter", label: "Shorter" },
  { chip: "more_detail", label: "More detail" },
  { chip: "add_example", label: "Add example" },
  { chip: "other_tone", label: "Change tone" },
] as const satisfies readonly Chip[];

export const ASSISTANT_CHIPS = [
  { chip: "for_chatgpt", label: "For ChatGPT" },
  { chip: "for_claude", label: "For Claude" },
  { chip: "for_gemini", label: "For Gemini" },
] as const satisfies readonly Chip[];

/** Null for a chip that is about something else. */
export function assistantOfChip(chip: RefinementChip | null): AssistantName | null {
  return WRITTEN_FOR.find((name) => chip === `for_${name}`) ?? null;
}

/** What was wrong with the answer that an assistant gave to the prompt; `wish` is what a version made of it is called. */
export const FEEDBACK_CHIPS = [
  { chip: "answer_too_long", label: "Too long", wish: "The answer was too long" },
  { chip: "answer_generic", label: "Generic", wish: "The answer was generic" },
  { chip: "answer_wrong_facts", label: "Wrong facts", wish: "The answer had wrong facts" },
  {
    chip: "answer_wrong_format",
    label: "Wrong format",
    wish: "The answer had the wrong format",
  },
] as const satisfies readonly (Chip & { wish: string })[];

export const REFINEMENT_CHIPS: readonly Chip[] = [
  ...CHANGE_CHIPS,
  ...ASSISTANT_CHIPS,
  ...FEEDBACK_CHIPS.map(({ chip, wish }) => ({ chip, label: wish })),
];
