import { PlaceholderText, type PlaceholderTextProps } from "@/components/placeholder-text";

export type PromptTextProps = PlaceholderTextProps;

/** A prompt's whole text, line breaks kept, with gaps and what was filled in set apart. */
export function PromptText({ parts }: PromptTextProps) {
  return (
    <p className="text-prompt font-mono text-wrap wrap-anywhere whitespace-pre-wrap">
      <PlaceholderText parts={parts} />
    </p>
  );
}
