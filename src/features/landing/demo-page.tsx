import type { CSSProperties } from "react";

import { DEMO_STEP_MS, LANDING_DEMO_DELAY_MS } from "@/config/limits";

import { DEMO } from "./demo-copy";

const TEXTS: readonly string[] = DEMO.after.flatMap(({ label, lines }) => [label, ...lines]);

function delayOf(order: number) {
  return { "--delay": `${LANDING_DEMO_DELAY_MS + order * DEMO_STEP_MS}ms` } as CSSProperties;
}

/** The structured prompt; its lines turn to ink from top to bottom. */
export function DemoPage() {
  return (
    <div className="text-prompt grid gap-3 font-mono">
      {DEMO.after.map(({ label, lines }) => (
        <div key={label}>
          <p className="font-semibold">
            <DemoInk text={label} />
          </p>
          {lines.map((text) => (
            <p key={text} className={text.startsWith("- ") ? "pl-[2ch] -indent-[2ch]" : undefined}>
              <DemoInk text={text} />
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}

/**
 * Text that is a pencil rule at first and turns to ink two seconds later (specification, section 4).
 * The style sheet keeps the time: this happens before, and without, any script. The
 * rule is the same text in a pseudo-element, struck through and itself invisible, so it has the
 * length of each line at every width; the empty alternative keeps it from being read aloud.
 */
function DemoInk({ text }: { text: string }) {
  // Its place in the page, from 0: each line follows the one above.
  const order = TEXTS.indexOf(text);
  const [before, after] = text.split(DEMO.marked);
  return (
    <span
      data-text={text}
      style={delayOf(order)}
      className="before:decoration-line before:animate-rub-out relative block before:absolute before:inset-0 before:text-transparent before:line-through before:decoration-2 before:content-[attr(data-text)_/_''] before:[animation-delay:var(--delay)]"
    >
      <span className="animate-ink [animation-delay:var(--delay)]">
        {before}
        {after !== undefined && <Highlight order={order} />}
        {after}
      </span>
    </span>
  );
}

/**
 * One stroke of the highlighter, drawn word by word so that it may wrap onto the next line: thinned on
 * white paper, as real ones are, and full on dark.
 */
function Highlight({ order }: { order: number }) {
  return (
    <mark className="text-marigold-on isolate bg-transparent">
      {DEMO.marked.split(/(?<= )/).map((word, index) => (
        <span key={word} style={delayOf(order + index)} className="relative">
          <span
            aria-hidden
            className="animate-stroke absolute inset-x-0 -inset-y-0.5 -z-10 origin-left bg-[light-dark(color-mix(in_srgb,var(--marigold)_48%,var(--surface)),var(--marigold))] [animation-delay:var(--delay)]"
          />
          {word}
        </span>
      ))}
    </mark>
  );
}
