import type { RefinementChip } from "@/types/enhancement";

/** One-press wishes for a changed version, in the order they are offered. */
export const REFINEMENT_CHIPS = [
  { chip: "shorter", label: "Shorter" },
  { chip: "more_detail", label: "More detail" },
  { chip: "add_example", label: "Add example" },
  { chip: "other_tone", label: "Other tone" },
  { chip: "for_chatgpt", label: "For ChatGPT" },
  { chip: "for_claude", label: "For Claude" },
  { chip: "for_gemini", label: "For Gemini" },
] as const satisfies readonly { chip: RefinementChip; label: string }[];
