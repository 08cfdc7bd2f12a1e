import { type CSSProperties, type ReactNode, useEffect, useId, useState } from "react";

import { DEMO_STEP_MS, LANDING_DEMO_DELAY_MS, REDUCED_MOTION_MEDIA_QUERY } from "@/config/limits";
import { useMediaQuery } from "@/lib/use-media-query";

import { DEMO } from "./demo-copy";
import { LazyLineForm } from "./lazy-line-form";

/**
 * The front page's demo: a lazy line becomes a structured prompt. The prompt's space is reserved from the
 * start, so nothing moves when it appears.
 */
export function PromptDemo({ onTry }: { onTry: (lazyLine: string) => void }) {
  const id = useId();
  const isEmphasised = useEmphasis();
  return (
    <section
      aria-labelledby="demo"
      data-state={isEmphasised ? "emphasised" : "plain"}
      className="rounded-card border-line bg-surface divide-line divide-y border lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <h2 id="demo" className="sr-only">
        The same request, before and after
      </h2>
      <DemoRow label="Before">
        <p className="text-muted text-prompt font-mono">{DEMO.before}</p>
      </DemoRow>
      <DemoRow label="After">
        <DemoPage />
      </DemoRow>
      <DemoRow label="Your line" htmlFor={id}>
        <LazyLineForm id={id} isEmphasised={isEmphasised} onSubmit={onTry} />
      </DemoRow>
    </section>
  );
}

type DemoRowProps = { label: string; htmlFor?: string; children: ReactNode };

/** A row of the demo with its name in the margin. */
function DemoRow({ label, htmlFor, children }: DemoRowProps) {
  const Label = htmlFor === undefined ? "p" : "label";
  return (
    <div className="grid gap-x-6 gap-y-2 p-4 md:grid-cols-[5rem_minmax(0,1fr)] md:p-6">
      <Label
        {...(htmlFor !== undefined && { htmlFor })}
        className="text-ink text-prompt font-serif font-medium"
      >
        {label}
      </Label>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

/** Turns true after two seconds (specification, section 4), or at once with reduced motion. */
function useEmphasis(): boolean {
  const isMotionReduced = useMediaQuery(REDUCED_MOTION_MEDIA_QUERY);
  const [hasWaited, setHasWaited] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setHasWaited(true), LANDING_DEMO_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  return isMotionReduced || hasWaited;
}

const TEXTS: readonly string[] = DEMO.after.flatMap(({ label, lines }) => [label, ...lines]);

function delayOf(order: number) {
  return { "--delay": `${LANDING_DEMO_DELAY_MS + order * DEMO_STEP_MS}ms` } as CSSProperties;
}

/** The structured prompt; its lines turn to ink from top to bottom. */
function DemoPage() {
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
