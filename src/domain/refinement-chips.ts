import type { RefinementChip } from "../../supabase/functions/generate-prompt/contract";

type Chip = { chip: RefinementChip; label: string };

/** One-click requests for a changed version, in the order they are offered: how it reads, and for which assistant. */
export const CHANGE_CHIPS = [
  { chip: "shorter", label: "Shorter" },
  { chip: "more_detail", label: "More detail" },
  { chip: "add_example", label: "Add example" },
  { chip: "other_tone", label: "Other tone" },
] as const satisfies readonly Chip[];

export const ASSISTANT_CHIPS = [
  { chip: "for_chatgpt", label: "For ChatGPT" },
  { chip: "for_claude", label: "For Claude" },
  { chip: "for_gemini", label: "For Gemini" },
] as const satisfies readonly Chip[];

export const REFINEMENT_CHIPS = [...CHANGE_CHIPS, ...ASSISTANT_CHIPS];
