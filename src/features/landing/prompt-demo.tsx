import { classNames } from "@/lib/class-names";

import { DemoPage } from "./demo-page";
import { DemoRow } from "./demo-row";
import { DEMO } from "./landing-copy";
import { LazyLineForm } from "./lazy-line-form";
import { useEmphasis } from "./use-emphasis";

export type PromptDemoProps = { onTry: (lazyLine: string) => void; className?: string };

/**
 * The product's one showpiece: a lazy line in pencil grey becomes a page in ink. The page has its
 * place from the start, so nothing moves when it arrives.
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
