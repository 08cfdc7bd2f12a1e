import type { ReactNode } from "react";

import { PlaceholderText } from "@/components/placeholder-text";
import { markedParts, markFilled } from "@/domain/placeholders";

import { type Pair, PAIRS } from "./pairs-copy";

const NOTE_ID = "pairs-note";
const LABEL = "text-prompt font-serif font-medium";

/** What the prompt is for: the answers. The lines are real, their prompts too; the answers are ours. */
export function BeforeAfterPairs() {
  const [first, ...others] = PAIRS;
  return (
    <section
      aria-labelledby="pairs"
      className="max-w-page mx-auto px-4 pt-8 pb-2 md:px-6 md:pt-20 md:pb-10"
    >
      <h2 id="pairs" className="text-xl md:text-2xl">
        The same assistant, asked twice
      </h2>
      <p className="max-w-text text-muted mt-3 max-md:text-sm">
        First a lazy line and what it gets you, then part of the prompt the generator turns it into,
        with the blanks filled in.{" "}
        <span id={NOTE_ID}>The answers are examples, written for this page.</span>
      </p>
      <ol className="mt-5 md:mt-10">
        {first !== undefined && (
          <li className="border-line border-t">
            <PairBlocks {...first} />
          </li>
        )}
        {others.map((pair) => (
          <li key={pair.line} className="border-line border-t">
            <details className="fold-on-phones">
              <summary className="text-muted text-prompt py-3 font-mono">{pair.line}</summary>
              <PairBlocks {...pair} isFolded />
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** `isFolded`: below a summary that is its lazy line. */
function PairBlocks({ line, prompt, values, answers, isFolded }: Pair & { isFolded?: boolean }) {
  const [before, after] = answers;
  return (
    <div
      className={`grid gap-x-12 gap-y-4 pb-5 md:py-8 lg:grid-cols-[2fr_3fr] lg:grid-rows-[auto_1fr] ${isFolded ? "" : "pt-4"}`}
    >
      <Column>
        <div className={isFolded ? "max-md:hidden" : ""}>
          <LazyLine text={line} />
        </div>
        <Answer text={before} look="text-muted" />
      </Column>
      <Column>
        <div className="text-prompt grid content-start gap-1 font-mono">
          <p className={LABEL}>Better prompt</p>
          {prompt.map((text) => (
            <p key={text} className="pl-[2ch] -indent-[2ch]">
              <PlaceholderText parts={markedParts(markFilled(text, values))} />
            </p>
          ))}
        </div>
        <Answer text={after} look="text-ink" />
      </Column>
    </div>
  );
}

function Column({ children }: { children: ReactNode }) {
  return <div className="grid gap-4 lg:row-span-2 lg:grid-rows-subgrid">{children}</div>;
}

function LazyLine({ text }: { text: string }) {
  return (
    <div className="grid content-start gap-1">
      <p className={LABEL}>Lazy line</p>
      <p className="text-muted text-prompt font-mono">{text}</p>
    </div>
  );
}

type AnswerProps = { text: string; look: "text-muted" | "text-ink" };

/** In the sans, as an assistant's window shows it. */
function Answer({ text, look }: AnswerProps) {
  return (
    <figure aria-describedby={NOTE_ID}>
      <figcaption className={LABEL}>The answer</figcaption>
      <blockquote
        className={`${look} border-line max-w-text border-l-2 pl-4 text-sm whitespace-pre-line`}
      >
        {text}
      </blockquote>
    </figure>
  );
}
