import { MarkedText, type MarkedTextProps } from "@/ui/marked-text";

export type PromptTextProps = MarkedTextProps;

/** A prompt's whole text, line breaks kept, with gaps and what was filled in set apart. */
export function PromptText({ parts }: PromptTextProps) {
  return (
    <p className="text-prompt font-mono text-wrap wrap-anywhere whitespace-pre-wrap">
      <MarkedText parts={parts} />
    </p>
  );
}
