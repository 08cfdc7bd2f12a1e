import { PlaceholderText } from "@/components/placeholder-text";
import { markedParts, markFilled } from "@/domain/placeholders";

import { PAIRS } from "./pairs-copy";

/** What the prompt is for: the answers. The lines are real, their prompts too; the answers are ours. */
export function BeforeAfterPairs() {
  return (
    <section
      aria-labelledby="pairs"
      className="max-w-page mx-auto px-4 pt-14 pb-6 md:px-6 md:pt-20 md:pb-10"
    >
      <h2 id="pairs" className="text-xl md:text-2xl">
        The same assistant, asked twice
      </h2>
      <p className="max-w-text text-muted mt-3">
        First, what a lazy line gets you. Then, part of the prompt the generator makes of it, with
        the blanks filled in, and the answer to that.
      </p>
      <ol className="mt-8 md:mt-10">
        {PAIRS.map(({ line, prompt, values, answers: [before, after] }) => (
          <li
            key={line}
            className="border-line grid gap-x-12 gap-y-6 border-t py-8 lg:grid-cols-[2fr_3fr] lg:grid-rows-[auto_1fr]"
          >
            <div className="grid gap-6 lg:row-span-2 lg:grid-rows-subgrid">
              <p className="text-muted text-prompt font-mono">{line}</p>
              <Answer text={before} look="text-muted" />
            </div>
            <div className="grid gap-6 lg:row-span-2 lg:grid-rows-subgrid">
              <div className="text-prompt grid gap-1 font-mono">
                {prompt.map((text) => (
                  <p key={text} className="pl-[2ch] -indent-[2ch]">
                    <PlaceholderText parts={markedParts(markFilled(text, values))} />
                  </p>
                ))}
              </div>
              <Answer text={after} look="text-ink" />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

type AnswerProps = { text: string; look: "text-muted" | "text-ink" };

/** In the sans, as an assistant's window shows it. */
function Answer({ text, look }: AnswerProps) {
  return (
    <figure>
      <figcaption className="text-muted mb-2 text-xs">Example, written for this page</figcaption>
      <blockquote
        className={`${look} border-line max-w-text border-l-2 pl-4 text-sm whitespace-pre-line`}
      >
        {text}
      </blockquote>
    </figure>
  );
}
