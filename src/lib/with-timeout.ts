import { AppError } from "./app-error";

/**
 * Settles as the promise does, or rejects with an `AppError` of kind "network" when it takes longer
 * than `timeoutMs`. The work itself is not cancelled.
 */
export function withTimeout<T>(promise: Promise<T>, timeoutMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new AppError("network", { message: `No answer within ${timeoutMs} ms` }));
    }, timeoutMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
