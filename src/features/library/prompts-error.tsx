import { ErrorState } from "@/ui/error-state";

type PromptsErrorProps = { onRetry: () => void };

/** Shown by a section that failed, and once for all of them when all failed. */
export function PromptsError({ onRetry }: PromptsErrorProps) {
  return (
    <ErrorState
      message="These prompts could not be loaded. Check your connection and try again."
      onRetry={onRetry}
      className="py-0!"
    />
  );
}
