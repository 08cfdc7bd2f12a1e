import type { CSSProperties } from "react";

import { DEMO_STEP_MS } from "@/config/limits";

export type HighlightProps = { text: string; order: number };

/**
 * One stroke of the highlighter, drawn word by word so that it may wrap onto the next line: thinned on
 * white paper, as real ones are, and full on dark.
 */
export function Highlight({ text, order }: HighlightProps) {
  return (
    <mark className="text-marigold-on isolate bg-transparent">
      {text.split(/(?<= )/).map((word, index) => (
        <span
          key={word}
          style={{ "--stroke-delay": `${(order + index) * DEMO_STEP_MS}ms` } as CSSProperties}
          className="relative"
        >
          <span
            aria-hidden
            className="absolute inset-x-0 -inset-y-0.5 -z-10 origin-left scale-x-0 bg-[light-dark(color-mix(in_srgb,var(--marigold)_48%,var(--surface)),var(--marigold))] transition-transform delay-(--stroke-delay) duration-150 ease-out group-data-[state=emphasised]:scale-x-100"
          />
          {word}
        </span>
      ))}
    </mark>
  );
}
