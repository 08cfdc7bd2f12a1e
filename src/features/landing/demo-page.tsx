import { DemoInk } from "./demo-ink";
import type { DemoSection } from "./landing-copy";

export type DemoPageProps = { sections: readonly DemoSection[] };

/** The structured prompt; its lines turn to ink from top to bottom. */
export function DemoPage({ sections }: DemoPageProps) {
  const texts = sections.flatMap(({ label, lines }) => [label, ...lines.map(({ text }) => text)]);
  return (
    <div className="text-prompt grid gap-3 font-mono">
      {sections.map(({ label, lines }) => (
        <div key={label}>
          <p className="font-semibold">
            <DemoInk text={label} order={texts.indexOf(label)} />
          </p>
          {lines.map(({ text, marked }) => (
            <p key={text} className={text.startsWith("- ") ? "pl-[2ch] -indent-[2ch]" : undefined}>
              <DemoInk text={text} marked={marked} order={texts.indexOf(text)} />
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}
