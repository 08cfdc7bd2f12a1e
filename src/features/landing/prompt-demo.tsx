import { type ReactNode, useEffect, useId, useState } from "react";

import { LANDING_DEMO_DELAY_MS, REDUCED_MOTION_MEDIA_QUERY } from "@/config/limits";
import { useMediaQuery } from "@/lib/use-media-query";

import { DEMO } from "./demo-copy";
import { DemoPage } from "./demo-page";
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
