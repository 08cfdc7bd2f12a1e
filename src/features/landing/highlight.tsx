import type { CSSProperties } from "react";

import { DEMO_STEP_MS, LANDING_DEMO_DELAY_MS } from "@/config/limits";

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
          style={
            {
              "--stroke-delay": `${LANDING_DEMO_DELAY_MS + (order + index) * DEMO_STEP_MS}ms`,
            } as CSSProperties
          }
          className="relative"
        >
          <span
            aria-hidden
            className="animate-stroke absolute inset-x-0 -inset-y-0.5 -z-10 origin-left bg-[light-dark(color-mix(in_srgb,var(--marigold)_48%,var(--surface)),var(--marigold))] [animation-delay:var(--stroke-delay)]"
          />
          {word}
        </span>
      ))}
    </mark>
  );
}
