import type { ViewerState } from "@/data/viewer/use-viewer";
import { ErrorState } from "@/ui/error-state";

export type ReaderProblemProps = {
  viewer: ViewerState;
  marks: { hasFailed: boolean; retry: () => void };
};

function sentenceFor({ viewer, marks }: ReaderProblemProps): string | null {
  if (viewer.status === "error") {
    return viewer.user === null
      ? "Your session could not be loaded. Check your connection and try again."
      : "Your account could not be loaded, so Premium prompts appear locked. Try again.";
  }
  return marks.hasFailed ? "Your likes and saves could not be loaded. Try again." : null;
}

/** What could not be read about the reader. The prompts stand below all the same. */
export function ReaderProblem(props: ReaderProblemProps) {
  const { viewer, marks } = props;
  const sentence = sentenceFor(props);
  if (sentence === null) return null;
  return (
    <ErrorState
      message={sentence}
      onRetry={viewer.status === "error" ? viewer.retry : marks.retry}
      className="py-0!"
    />
  );
}
