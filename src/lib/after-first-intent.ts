const INTENTS = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin"] as const;
/** What the reader pressed comes first. */
const AFTER_INTENT_MS = 200;

/**
 * Runs a task that fetches something for later once somebody has moved the pointer, pressed something or moved the
 * focus: nobody else will need it. Returns a function that cancels it.
 */
export function afterFirstIntent(task: () => Promise<unknown>): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  // A failure shows later, where the result is needed.
  const run = () => void task().catch(() => {});

  function handleIntent() {
    for (const intent of INTENTS) window.removeEventListener(intent, handleIntent, true);
    const timer = setTimeout(run, AFTER_INTENT_MS);
    signal.addEventListener("abort", () => clearTimeout(timer));
  }

  for (const intent of INTENTS) {
    window.addEventListener(intent, handleIntent, { capture: true, passive: true, signal });
  }
  return () => waiting.abort();
}
