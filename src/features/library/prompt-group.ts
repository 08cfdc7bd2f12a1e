import type { PromptTotal } from "@/domain/prompt-list";
import type { Prompt } from "@/types/entities";

/** What a section shows of its prompts, wherever they come from. */
export type PromptGroup =
  | { status: "loading" }
  | { status: "error"; retry: () => void }
  | LoadedPromptGroup;

export type LoadedPromptGroup = {
  status: "ready";
  prompts: readonly Prompt[];
  total: PromptTotal;
  /** What the prompts were searched for; "" when all are listed. */
  search: string;
  /** Still the answer to the search before. */
  isStale: boolean;
  more: MorePrompts | null;
};

export type MorePrompts = { isLoading: boolean; hasFailed: boolean; show: () => void };

/** True for a group that is known to hold nothing. */
export function isEmptyGroup(group: PromptGroup): boolean {
  return group.status === "ready" && group.total.count === 0;
}

export function promptsOf(group: PromptGroup): readonly Prompt[] {
  return group.status === "ready" ? group.prompts : [];
}
