import { ApiError } from "../errors.ts";

export type Patience = {
  /** From the call to the first token, retries included. */
  firstTokenMs: number;
  /** From one token to the next. */
  betweenTokensMs: number;
};

export type Watchdog = {
  /** Aborts with TIMEOUT, or with the reason of the caller's signal. */
  signal: AbortSignal;
  /** A token came. */
  touch: () => void;
  /** The time a slow reader takes is not the provider's. */
  pause: () => void;
  resume: () => void;
  stop: () => void;
};

/** Watches that an answer begins, and goes on. */
export function createWatchdog(
  signal: AbortSignal,
  { firstTokenMs, betweenTokensMs }: Patience,
): Watchdog {
  const controller = new AbortController();
  let patienceMs = firstTokenMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const resume = () => {
    stop();
    timer = setTimeout(() => controller.abort(new ApiError("TIMEOUT")), patienceMs);
  };
  resume();
  return {
    signal: AbortSignal.any([signal, controller.signal]),
    touch: () => {
      patienceMs = betweenTokensMs;
      resume();
    },
    pause: stop,
    resume,
    stop,
  };
}
