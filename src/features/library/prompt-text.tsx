import { PlaceholderText, type PlaceholderTextProps } from "@/components/placeholder-text";

/** A prompt's whole text, line breaks kept, in its dialog and on its page. */
export function PromptText({ parts }: PlaceholderTextProps) {
  return (
    <p className="text-prompt font-mono text-wrap wrap-anywhere whitespace-pre-wrap">
      <PlaceholderText parts={parts} />
    </p>
  );
}
