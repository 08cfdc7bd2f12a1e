import { AppError } from "./app-error";

// Both give up the wait only: the work itself goes on.

/**
 * Settles as the promise does, or rejects with an `AppError` of kind "network" when it takes longer
 * than `timeoutMs`.
 */
export function withTimeout<T>(promise: Promise<T>, timeoutMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new AppError("network", { message: `No answer within ${timeoutMs} ms` }));
    }, timeoutMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Settles as the promise does, or rejects as soon as the signal is aborted. */
export function untilStopped<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}
