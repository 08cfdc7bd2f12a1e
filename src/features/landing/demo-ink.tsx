import type { CSSProperties } from "react";

import { DEMO_STEP_MS, LANDING_DEMO_DELAY_MS } from "@/config/limits";

export type DemoInkProps = {
  text: string;
  marked?: string | undefined;
  /** Its place in the page, from 0: each line follows the one above. */
  order: number;
};

/**
 * Text that is a pencil rule at first and turns to ink two seconds later (specification, section 4).
 * The style sheet keeps the time: this happens before, and without, any script. The
 * rule is the same text in a pseudo-element, struck through and itself invisible, so it has the
 * length of each line at every width; the empty alternative keeps it from being read aloud.
 */
export function DemoInk({ text, marked = "", order }: DemoInkProps) {
  const start = marked === "" ? text.length : text.indexOf(marked);
  return (
    <span
      data-text={text}
      style={{ "--delay": `${LANDING_DEMO_DELAY_MS + order * DEMO_STEP_MS}ms` } as CSSProperties}
      className="before:decoration-line before:animate-rub-out relative block before:absolute before:inset-0 before:text-transparent before:line-through before:decoration-2 before:content-[attr(data-text)_/_''] before:[animation-delay:var(--delay)]"
    >
      <span className="animate-ink [animation-delay:var(--delay)]">
        {text.slice(0, start)}
        {marked !== "" && <Highlight text={marked} order={order} />}
        {text.slice(start + marked.length)}
      </span>
    </span>
  );
}

type HighlightProps = { text: string; order: number };

/**
 * One stroke of the highlighter, drawn word by word so that it may wrap onto the next line: thinned on
 * white paper, as real ones are, and full on dark.
 */
function Highlight({ text, order }: HighlightProps) {
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
