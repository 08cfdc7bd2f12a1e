const IDLE_AT_LATEST_MS = 3000;

/** Runs the task, which fetches something for later, once the page has nothing better to do. Returns the way to call it off. */
export function whenIdle(task: () => Promise<unknown>): () => void {
  // A failure shows where the result is missing.
  const run = () => void task().catch(() => {});
  // Safari has no requestIdleCallback.
  if (typeof window.requestIdleCallback !== "function") {
    const timer = setTimeout(run, 1);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run, { timeout: IDLE_AT_LATEST_MS });
  return () => window.cancelIdleCallback(handle);
}
