import { useKept } from "./use-kept";

type ResultCountProps = {
  /** Null until it is known; the sentence before stays meanwhile. */
  count: number | null;
  search: string;
};

function sentenceFor(count: number, search: string): string {
  const prompts = `${count} ${count === 1 ? "prompt" : "prompts"}`;
  return search === "" ? prompts : `${prompts} for “${search}”`;
}

/** Also read out, politely, when a search or a category has its answer. */
export function ResultCount({ count, search }: ResultCountProps) {
  const sentence = useKept(count === null ? null : sentenceFor(count, search));
  return (
    <output className="text-muted block min-h-6 text-sm wrap-anywhere tabular-nums">
      {sentence}
    </output>
  );
}
