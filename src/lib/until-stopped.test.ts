import { expect, test } from "vitest";

import { untilStopped } from "./until-stopped";

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
