import { promptRunsOf } from "@/domain/placeholders";

export type PromptTextProps = { text: string };

/** A prompt's whole text, line breaks kept, with the inputs to fill in set apart. */
export function PromptText({ text }: PromptTextProps) {
  return (
    <p className="text-prompt font-mono text-wrap wrap-anywhere whitespace-pre-wrap">
      {promptRunsOf(text).map((run, index) =>
        run.isPlaceholder ? (
          // The runs of a text never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index} className="bg-accent-soft text-accent rounded-sm px-0.5">
            {run.text}
          </span>
        ) : (
          run.text
        ),
      )}
    </p>
  );
}
