import { useEffect, useState } from "react";

import { LANDING_DEMO_DELAY_MS, REDUCED_MOTION_MEDIA_QUERY } from "@/config/limits";
import { classNames } from "@/lib/class-names";
import { useMediaQuery } from "@/lib/use-media-query";

import { DemoPage } from "./demo-page";
import { DemoRow } from "./demo-row";
import { DEMO } from "./landing-copy";
import { LazyLineForm } from "./lazy-line-form";

export type PromptDemoProps = { onTry: (lazyLine: string) => void; className?: string };

/**
 * The front page's demo: a lazy line becomes a structured prompt. The prompt's space is reserved from the
 * start, so nothing moves when it appears.
 */
export function PromptDemo({ onTry, className }: PromptDemoProps) {
  const isEmphasised = useEmphasis();
  return (
    <section
      aria-labelledby="demo"
      data-state={isEmphasised ? "emphasised" : "plain"}
      className={classNames(
        "rounded-card border-line bg-surface divide-line divide-y border",
        className,
      )}
    >
      <h2 id="demo" className="sr-only">
        The same request, before and after
      </h2>
      <DemoRow label="Before">
        <p className="text-muted text-prompt font-mono">{DEMO.before}</p>
      </DemoRow>
      <DemoRow label="After">
        <DemoPage sections={DEMO.after} />
      </DemoRow>
      <LazyLineForm isEmphasised={isEmphasised} onSubmit={onTry} />
    </section>
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
