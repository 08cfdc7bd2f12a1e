import { ChevronRight } from "lucide-react";

import type { PromptExample } from "@/types/page-record";

const BLOCK = "text-sm wrap-anywhere whitespace-pre-wrap";

/** What went into the blanks, and how an answer begins. Nothing where no answer was written. */
export function PromptExampleFold({ example }: { example: PromptExample | null }) {
  if (example?.answer == null) return null;
  return (
    <details className="group border-line max-w-text border-t pt-1">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-sm font-medium [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 transition-transform group-open:rotate-90"
        />
        See an example
      </summary>
      <div className="grid gap-4 pb-2">
        <p className="text-muted text-xs">Example, written for this page</p>
        <dl className="grid gap-3">
          {Object.entries(example.blanks).map(([key, { example: value }]) => (
            <div key={key} className="grid gap-0.5">
              <dt className="text-muted text-xs first-letter:uppercase">{key}</dt>
              <dd className={BLOCK}>{value}</dd>
            </div>
          ))}
        </dl>
        <div className="border-accent grid gap-1 border-s-2 ps-4">
          <p className="text-sm font-medium">The answer begins</p>
          <p className={BLOCK}>{example.answer}</p>
        </div>
      </div>
    </details>
  );
}
