import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { AppError, type AppErrorKind } from "@/lib/app-error";

import { activateWithPatience, type CheckoutVerdict } from "./activation";

const SECOND = 1000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Situation = {
  /** What each try comes to, the last one from then on; null is a success. */
  tries: readonly (AppErrorKind | null)[];
  /** What the provider says each time, the last one from then on. */
  verdicts?: readonly CheckoutVerdict[];
  hasSession?: boolean;
  random?: number;
};

/** Starts an activation and records at which second each try was made. */
function start({ tries, verdicts = ["pending"], hasSession = true, random = 0 }: Situation) {
  const startedAt = Date.now();
  const triedAt: number[] = [];
  const said = [...verdicts];
  const confirm = vi.fn<() => Promise<CheckoutVerdict>>(
    async () => (said.length > 1 ? said.shift() : said[0]) ?? "pending",
  );
  const outcome = activateWithPatience({
    attempt: async () => {
      const kind = tries[Math.min(triedAt.length, tries.length - 1)] ?? null;
      triedAt.push((Date.now() - startedAt) / SECOND);
      if (kind !== null) throw new AppError(kind);
    },
    confirm: hasSession ? confirm : null,
    pause: (ms) => new Promise((resolve) => void setTimeout(resolve, ms)),
    random: () => random,
  }).then(
    () => "active",
    (error: AppError) => error.kind,
  );
  return { triedAt, confirm, outcome };
}

describe("a payment that is not known yet", () => {
  test("is asked for at growing pauses for 33 s, and the provider once", async () => {
    const { triedAt, confirm, outcome } = start({ tries: ["payment-required"] });
    await vi.runAllTimersAsync();
    expect(await outcome).toBe("payment-required");
    expect(triedAt).toEqual([0, 1, 2, 4, 7, 12, 20, 33]);
    expect(confirm).toHaveBeenCalledOnce();
  });

  test("is asked for a little later each time with the most jitter, and for less than 40 s", async () => {
    const { triedAt, outcome } = start({ tries: ["payment-required"], random: 0.999 });
    await vi.runAllTimersAsync();
    await outcome;
    expect(triedAt[1]).toBeGreaterThan(1.1);
    expect(triedAt.at(-1)).toBeGreaterThan(37);
    expect(triedAt.at(-1)).toBeLessThan(40);
  });

  test("ends as soon as it is known", async () => {
    const { triedAt, outcome } = start({
      tries: ["payment-required", "payment-required", "payment-required", null],
    });
    await vi.runAllTimersAsync();
    expect(await outcome).toBe("active");
    expect(triedAt).toEqual([0, 1, 2, 4]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("is tried again at once when the provider confirms it", async () => {
    const { triedAt, outcome } = start({ tries: ["payment-required", null], verdicts: ["active"] });
    await vi.runAllTimersAsync();
    expect(await outcome).toBe("active");
    expect(triedAt).toEqual([0, 0]);
  });

  test("is asked for at the provider again while it cannot be asked, and no more once it answers", async () => {
    const { triedAt, confirm, outcome } = start({
      tries: ["payment-required", "payment-required", "payment-required", null],
      verdicts: ["unknown", "unknown", "active"],
    });
    await vi.runAllTimersAsync();
    expect(await outcome).toBe("active");
    expect(triedAt).toEqual([0, 1, 2, 4]);
    expect(confirm).toHaveBeenCalledTimes(3);
  });

  test("ends when the provider can be asked at last and names another account", async () => {
    const { outcome } = start({
      tries: ["payment-required"],
      verdicts: ["unknown", "other-account"],
    });
    await vi.runAllTimersAsync();
    expect(await outcome).toBe("other-account");
  });

  test.each(["network", "server"] as const)("outlasts one %s error while waiting", async (kind) => {
    const { outcome } = start({ tries: ["payment-required", kind, null], verdicts: ["unknown"] });
    await vi.runAllTimersAsync();
    expect(await outcome).toBe("active");
  });

  test("ends with what failed last", async () => {
    const { outcome } = start({ tries: ["payment-required", "network"] });
    await vi.runAllTimersAsync();
    expect(await outcome).toBe("network");
  });
});

describe("what is not waited for", () => {
  test.each([
    ["a success", { tries: [null] }, "active", 0],
    [
      "no checkout session",
      { tries: ["payment-required"], hasSession: false },
      "payment-required",
      0,
    ],
    ["a lost connection", { tries: ["network"] }, "network", 0],
    ["a session that has ended", { tries: ["auth"] }, "auth", 0],
    [
      "somebody else's payment",
      { tries: ["payment-required"], verdicts: ["other-account"] },
      "other-account",
      1,
    ],
    [
      "a payment that does not exist",
      { tries: ["payment-required"], verdicts: ["refused"] },
      "payment-required",
      1,
    ],
  ] satisfies [string, Situation, string, number][])(
    "%s",
    async (_what, situation, expected, timesConfirmed) => {
      const { triedAt, confirm, outcome } = start(situation);
      await vi.runAllTimersAsync();
      expect(await outcome).toBe(expected);
      expect(triedAt).toEqual([0]);
      expect(confirm).toHaveBeenCalledTimes(timesConfirmed);
    },
  );

  test("an error while waiting that no further try mends", async () => {
    const { triedAt, outcome } = start({ tries: ["payment-required", "auth"] });
    await vi.runAllTimersAsync();
    expect(await outcome).toBe("auth");
    expect(triedAt).toEqual([0, 1]);
  });
});
