import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { isAppError } from "./app-error";
import { untilStopped, withTimeout } from "./stop-waiting";

describe("a limit of time", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("passes an answer in time through and leaves no timer behind", async () => {
    await expect(withTimeout(Promise.resolve("session"), 5000)).resolves.toBe("session");
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0));
  });

  test("passes an error in time through", async () => {
    const error = new Error("refused");
    await expect(withTimeout(Promise.reject(error), 5000)).rejects.toBe(error);
  });

  test("gives up after the limit with a network error", async () => {
    const outcome = withTimeout(new Promise(() => {}), 5000).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(4999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toSatisfy((error) => isAppError(error, "network"));
  });
});

describe("a signal", () => {
  const never = new Promise<never>(() => {});

  test("settles as the promise does while nobody stops it", async () => {
    const { signal } = new AbortController();
    await expect(untilStopped(Promise.resolve(1), signal)).resolves.toBe(1);
    await expect(untilStopped(Promise.reject(new Error("no")), signal)).rejects.toThrow("no");
  });

  test("rejects at once when it is stopped, or was before", async () => {
    const stopper = new AbortController();
    const wait = untilStopped(never, stopper.signal);
    stopper.abort();
    await expect(wait).rejects.toThrow(/abort/);
    await expect(untilStopped(never, stopper.signal)).rejects.toThrow(/abort/);
  });
});
