import type { ViewerState } from "@/data/viewer/use-viewer";
import { ErrorState } from "@/ui/error-state";

import { useReader } from "./library-reader";

const SESSION_FAILED = "Your session could not be loaded. Check your connection and try again.";
const ACCOUNT_FAILED =
  "Your account could not be loaded, so Premium prompts appear locked. Try again.";
const MARKS_FAILED = "Your likes and saves could not be loaded. Try again.";

/** What could not be read about the reader. The prompts are shown below it all the same. */
export function ReaderProblem({ viewer }: { viewer: ViewerState }) {
  const { retryMarks } = useReader();
  if (viewer.status === "error") {
    const message = viewer.user === null ? SESSION_FAILED : ACCOUNT_FAILED;
    return <ErrorState message={message} onRetry={viewer.retry} />;
  }
  if (retryMarks === null) return null;
  return <ErrorState message={MARKS_FAILED} onRetry={retryMarks} />;
}
