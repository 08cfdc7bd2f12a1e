import { type PromptTotal, totalText } from "@/domain/prompt-list";

import { useKept } from "./use-kept";

type ResultCountProps = {
  /** Null until it is known; until then the previous sentence stays. */
  total: PromptTotal | null;
  search: string;
};

function sentenceFor(total: PromptTotal, search: string): string {
  const prompts = `${totalText(total)} ${total.count === 1 ? "prompt" : "prompts"}`;
  return search === "" ? prompts : `${prompts} for “${search}”`;
}

/** Announced politely to screen readers when a search or a category has loaded. */
export function ResultCount({ total, search }: ResultCountProps) {
  const sentence = useKept(total === null ? null : sentenceFor(total, search));
  return (
    <output className="text-muted block min-h-6 text-sm wrap-anywhere tabular-nums">
      {sentence}
    </output>
  );
}
