import type { PromptTotal } from "@/domain/prompt-list";
import type { Prompt } from "@/types/entities";

/** What a section shows of its prompts, wherever they come from. */
export type SectionPrompts =
  | { status: "loading" }
  | { status: "error"; retry: () => void }
  | LoadedSectionPrompts;

export type LoadedSectionPrompts = {
  status: "ready";
  prompts: readonly Prompt[];
  total: PromptTotal;
  /** What the prompts were searched for; "" when all are listed. */
  search: string;
  /** Still the answer to the previous search. */
  isStale: boolean;
  /** Null when all are shown. */
  more: { isLoading: boolean; hasFailed: boolean; show: () => void } | null;
};

/** True for a section that is known to be empty. */
export function isEmptySection(section: SectionPrompts): boolean {
  return section.status === "ready" && section.total.count === 0;
}
