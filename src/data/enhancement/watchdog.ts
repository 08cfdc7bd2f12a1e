/** Stops a request that has gone silent, or when its caller says so. */
export function createWatchdog(signal: AbortSignal, silenceMs: number) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let timer = setTimeout(abort, silenceMs);
  if (signal.aborted) abort();
  signal.addEventListener("abort", abort);
  return {
    signal: controller.signal,
    /** Something came: the wait starts anew, with this much patience. */
    reset(nextSilenceMs: number) {
      clearTimeout(timer);
      timer = setTimeout(abort, nextSilenceMs);
    },
    end() {
      clearTimeout(timer);
      signal.removeEventListener("abort", abort);
    },
  };
}

export type Watchdog = ReturnType<typeof createWatchdog>;
