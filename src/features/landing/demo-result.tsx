import type { CSSProperties, ReactNode } from "react";

import { PlaceholderText } from "@/components/placeholder-text";
import { DEMO_STEP_MS } from "@/config/limits";
import { markedParts } from "@/domain/placeholders";
import { classNames } from "@/lib/class-names";

import type { DemoCase } from "./demo-copy";

type DemoResultProps = {
  demo: DemoCase;
  isShown: boolean;
  /** The reader has just chosen it: its lines turn to ink from top to bottom. */
  isInking: boolean;
};

/** One lazy line in pencil, and the structured prompt in ink. */
export function DemoResult({ demo, isShown, isInking }: DemoResultProps) {
  const { before, after, marked } = demo;
  return (
    <div
      aria-hidden={!isShown}
      className={classNames("[grid-area:1/1] grid content-start gap-y-3", !isShown && "invisible")}
    >
      <Row label="Before">
        <p className="text-muted text-prompt font-mono md:text-base">{before}</p>
      </Row>
      <Row label="After">
        <div className="text-prompt gap-x-12 font-mono lg:columns-2">
          {after.map(({ label, lines }, group) => (
            <div
              key={label}
              style={delayOf(group)}
              className={classNames(
                "break-inside-avoid not-last:pb-3",
                isInking && "animate-ink [animation-delay:var(--delay)]",
              )}
            >
              <p className="font-semibold">{label}</p>
              {lines.map((line) => (
                <p key={line} className={line.startsWith("- ") ? "pl-[2ch] -indent-[2ch]" : ""}>
                  <Line text={line} marked={marked} />
                </p>
              ))}
            </div>
          ))}
        </div>
      </Row>
    </div>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 md:grid-cols-[5rem_minmax(0,1fr)] md:items-baseline">
      <p className="text-prompt font-serif font-medium">{label}</p>
      {children}
    </div>
  );
}

function delayOf(order: number) {
  return { "--delay": `${order * DEMO_STEP_MS}ms` } as CSSProperties;
}

type LineProps = { text: string; marked: string };

function Line({ text, marked }: LineProps) {
  const [before = "", after] = text.split(marked);
  return (
    <>
      <PlaceholderText parts={markedParts(before)} />
      {after !== undefined && <Highlight text={marked} />}
      {after}
    </>
  );
}

/** One stroke of the highlighter, drawn word by word so that it may wrap onto the next line. */
function Highlight({ text }: { text: string }) {
  return (
    <mark className="isolate bg-transparent text-current">
      {text.split(/(?<= )/).map((word, index) => (
        // A phrase may hold a word twice, and its words never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index} style={delayOf(index)} className="highlighter">
          {word}
        </span>
      ))}
    </mark>
  );
}
