import type { ReactNode } from "react";

import { SIDE_BY_SIDE_CHARACTERS } from "@/config/limits";
import { withoutBoldMarkers } from "@/domain/bold-runs";
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

type DiffViewProps = {
  before: string;
  after: string;
  /** `before` is the reader's own text, from which nothing but a few words may be left. */
  isBeforeOwn: boolean;
  /** The text without marks. */
  children: ReactNode;
};

/** What a text lost and gained, word by word; a short line is set beside what became of it. */
export function DiffView({ before, after, isBeforeOwn, children }: DiffViewProps) {
  if (isBeforeOwn && before.length <= SIDE_BY_SIDE_CHARACTERS) {
    return <SideBySide before={before}>{children}</SideBySide>;
  }
  return (
    <div dir="auto" className="max-w-text text-prompt font-mono wrap-anywhere whitespace-pre-wrap">
      <VisuallyHidden>Changes: </VisuallyHidden>
      {diffWords(withoutBoldMarkers(before), withoutBoldMarkers(after)).map(renderPart)}
    </div>
  );
}

/** Two columns where the result has room for them. */
function SideBySide({ before, children }: Pick<DiffViewProps, "before" | "children">) {
  return (
    <div className="@container">
      <dl className="grid grid-cols-1 gap-x-6 gap-y-5 @min-[28rem]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="@min-[28rem]:sticky @min-[28rem]:top-6 @min-[28rem]:self-start">
          <dt className="text-muted mb-2 text-xs">Your text</dt>
          <dd
            dir="auto"
            className="text-muted text-prompt font-mono wrap-anywhere whitespace-pre-wrap"
          >
            {before}
          </dd>
        </div>
        <div>
          <dt className="text-muted mb-2 text-xs">What became of it</dt>
          <dd>{children}</dd>
        </div>
      </dl>
    </div>
  );
}
