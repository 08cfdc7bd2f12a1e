const IDLE_AT_LATEST_MS = 3000;

/** Runs a task that fetches something for later once the page is idle. Returns a function that cancels it. */
export function whenIdle(task: () => Promise<unknown>): () => void {
  // A failure shows later, where the result is needed.
  const run = () => void task().catch(() => {});
  // Safari has no requestIdleCallback.
  if (typeof window.requestIdleCallback !== "function") {
    const timer = setTimeout(run, 1);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run, { timeout: IDLE_AT_LATEST_MS });
  return () => window.cancelIdleCallback(handle);
}
