import { placeholderParts } from "@/domain/placeholders";

export type PromptTextProps = { text: string };

/** A prompt's whole text, line breaks kept, with the inputs to fill in set apart. */
export function PromptText({ text }: PromptTextProps) {
  return (
    <p className="text-prompt font-mono text-wrap wrap-anywhere whitespace-pre-wrap">
      {placeholderParts(text).map((part, index) =>
        part.kind === "placeholder" ? (
          // The parts of a text never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index} className="bg-accent-soft text-accent rounded-sm px-0.5">
            {part.text}
          </span>
        ) : (
          part.text
        ),
      )}
    </p>
  );
}
