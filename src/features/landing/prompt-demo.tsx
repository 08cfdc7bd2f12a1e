import { useEffect, useId, useState } from "react";

import { LANDING_DEMO_DELAY_MS, REDUCED_MOTION_MEDIA_QUERY } from "@/config/limits";
import { useIsHydrated } from "@/lib/use-is-hydrated";
import { useMediaQuery } from "@/lib/use-media-query";

import { type DemoCase, DEMOS } from "./demo-copy";
import { DemoResult } from "./demo-result";
import { LazyLineForm } from "./lazy-line-form";

/**
 * The line to write on, across the page, and what becomes of four others. Complete and in ink from the first paint.
 * The results lie in one place, the first of them is the longest, and the others come with the application: choosing
 * one moves nothing.
 */
export function PromptDemo({ onTry }: { onTry: (lazyLine: string) => void }) {
  const isEmphasised = useEmphasis();
  const isHydrated = useIsHydrated();
  const [chosen, setChosen] = useState<DemoCase | null>(null);
  const shown = chosen ?? DEMOS[0];
  return (
    <section
      aria-labelledby="demo"
      data-state={isEmphasised ? "emphasised" : "plain"}
      className="border-line bg-surface border-y"
    >
      <div className="max-w-page mx-auto px-4 pt-4 pb-8 md:px-6 md:pt-6 md:pb-10">
        <h2 id="demo" className="sr-only">
          The same request, before and after
        </h2>
        <LazyLineForm isEmphasised={isEmphasised} onSubmit={onTry} />
        <CaseChoice shown={shown} onChoose={setChosen} />
        <div className="mt-4 grid md:mt-5">
          {(isHydrated ? DEMOS : DEMOS.slice(0, 1)).map((demo) => (
            <DemoResult
              key={demo.name}
              demo={demo}
              isShown={demo === shown}
              isInking={demo === chosen}
            />
          ))}
        </div>
        <p className="text-muted mt-4 text-xs md:mt-5 md:pl-26">Real results, shortened.</p>
      </div>
    </section>
  );
}

type CaseChoiceProps = { shown: DemoCase; onChoose: (demo: DemoCase) => void };

function CaseChoice({ shown, onChoose }: CaseChoiceProps) {
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      className="mt-5 flex flex-wrap items-center gap-2 md:mt-6 noscript:hidden"
    >
      <span id={id} className="text-prompt font-serif font-medium max-md:sr-only md:w-24">
        For example
      </span>
      {DEMOS.map((demo) => (
        <label
          key={demo.name}
          className={`relative flex min-h-11 items-center rounded-full border px-4 text-sm font-medium ${
            // The outline is transparent except in forced colors, where backgrounds are not shown.
            demo === shown
              ? "border-accent bg-accent-soft text-accent outline-2 -outline-offset-4 outline-transparent"
              : "border-control hover:bg-shade"
          }`}
        >
          <input
            type="radio"
            name={id}
            checked={demo === shown}
            onChange={() => onChoose(demo)}
            className="absolute inset-0 appearance-none rounded-full"
          />
          {demo.name}
        </label>
      ))}
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
