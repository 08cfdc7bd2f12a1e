import { boldRunsOf } from "@/domain/bold-runs";
import { type DiffPart, diffWords } from "@/domain/word-diff";
import { VisuallyHidden } from "@/ui/visually-hidden";

const LOOKS = {
  same: { Tag: "span", className: undefined },
  added: { Tag: "ins", className: "bg-accent-soft text-accent decoration-1 underline-offset-2" },
  removed: { Tag: "del", className: "text-muted decoration-1" },
} as const;

function renderPart({ kind, text }: DiffPart, index: number) {
  const { Tag, className } = LOOKS[kind];
  // The parts are derived from two texts at once, so their order is their identity.
  return (
    <Tag key={index} className={className}>
      {text}
    </Tag>
  );
}

/** As the result shows it: bold markers are no words. */
function wordsOf(text: string): string {
  return text
    .split("\n")
    .map((line) =>
      boldRunsOf(line)
        .map((run) => run.text)
        .join(""),
    )
    .join("\n");
}

/** What a text lost and gained, word by word. */
export function DiffView({ before, after }: { before: string; after: string }) {
  return (
    <div dir="auto" className="max-w-text text-prompt font-mono wrap-anywhere whitespace-pre-wrap">
      <VisuallyHidden>Changes: </VisuallyHidden>
      {diffWords(wordsOf(before), wordsOf(after)).map(renderPart)}
    </div>
  );
}
