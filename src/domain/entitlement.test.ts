import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { CATEGORIES, LIBRARY_VIEWS } from "@/config/categories";

import {
  canOpenPrompt,
  entitlementOf,
  hasWholeText,
  isCategoryLocked,
  reconcileFlag,
  TEXT_NOT_KEPT,
  type Viewer,
} from "./entitlement";

const noSources = { is_subscribed: false, is_premium: false, plan: "free" };
const guest: Viewer = { isSignedIn: false, used: 0, profile: undefined, hasLocalFlag: false };
const free: Viewer = { ...guest, isSignedIn: true, profile: noSources };

const viewers: fc.Arbitrary<Viewer> = fc.record({
  isSignedIn: fc.boolean(),
  used: fc.integer(),
  profile: fc.option(
    fc.record({
      is_subscribed: fc.boolean(),
      is_premium: fc.boolean(),
      plan: fc.constantFrom("", "free", "premium"),
    }),
    { nil: undefined },
  ),
  hasLocalFlag: fc.boolean(),
});

describe("entitlementOf", () => {
  test.each([
    [0, 2],
    [1, 1],
    [2, 0],
    [3, 0],
    [-1, 2],
  ])("after %i enhancements leaves %i of two", (used, remaining) => {
    const left = { isConfirmed: true, limit: 2, used, remaining };
    expect(entitlementOf({ ...guest, used })).toEqual({
      tier: "guest",
      isSignedIn: false,
      ...left,
    });
    expect(entitlementOf({ ...free, used })).toEqual({ tier: "free", isSignedIn: true, ...left });
  });

  test.each([
    { profile: { ...noSources, is_subscribed: true } },
    { profile: { ...noSources, is_premium: true } },
    { profile: { ...noSources, plan: "premium" } },
    { hasLocalFlag: true },
  ])("any one source makes a premium user: %o", (source) => {
    const viewer = { ...free, used: 9, ...source };
    expect(entitlementOf(viewer)).toEqual({
      tier: "premium",
      isConfirmed: !viewer.hasLocalFlag,
      isSignedIn: true,
      used: 9,
      limit: null,
      remaining: Infinity,
    });
  });

  test("a guest with the local flag is premium and still signed out", () => {
    expect(entitlementOf({ ...guest, hasLocalFlag: true })).toMatchObject({
      tier: "premium",
      isSignedIn: false,
    });
  });

  test.each(["free", "Premium", ""])("the plan %j is not premium", (plan) => {
    expect(entitlementOf({ ...free, profile: { ...noSources, plan } }).tier).toBe("free");
  });

  test("is premium exactly when a source says so, and what remains stays within the limit", () => {
    fc.assert(
      fc.property(viewers, (viewer) => {
        const { is_subscribed, is_premium, plan } = viewer.profile ?? noSources;
        const { tier, limit, remaining } = entitlementOf(viewer);
        const hasSource = [
          is_subscribed,
          is_premium,
          plan === "premium",
          viewer.hasLocalFlag,
        ].includes(true);
        expect(tier === "premium").toBe(hasSource);
        expect(remaining).toBeGreaterThanOrEqual(0);
        expect(limit === null ? remaining === Infinity : remaining <= limit).toBe(true);
      }),
    );
  });
});

test.each([
  ["a free prompt, guest", { tier: "guest", isConfirmed: true }, false, true],
  ["a premium prompt, free user", { tier: "free", isConfirmed: true }, true, false],
  ["a premium prompt, premium user", { tier: "premium", isConfirmed: true }, true, true],
  ["a premium prompt, the flag alone", { tier: "premium", isConfirmed: false }, true, false],
] as const)("the whole text of %s", (_what, viewer, is_premium, expected) => {
  expect(hasWholeText(viewer, { is_premium })).toBe(expected);
});

test("a text that was not kept is nobody's whole text", () => {
  const subscriber = { tier: "premium", isConfirmed: true } as const;
  const prompt = { is_premium: true, content: TEXT_NOT_KEPT };
  expect(hasWholeText(subscriber, prompt)).toBe(false);
});

describe("what a tier opens", () => {
  test.each([
    ["guest", false, true],
    ["guest", true, false],
    ["free", false, true],
    ["free", true, false],
    ["premium", false, true],
    ["premium", true, true],
  ] as const)("a %s viewer and a prompt with is_premium %s: %s", (tier, is_premium, canOpen) => {
    expect(canOpenPrompt({ tier }, { is_premium })).toBe(canOpen);
  });

  test("locks exactly the four premium categories for everyone but premium users", () => {
    const locked = ["Money-Making", "Study Skills", "Mindset", "AI Tools"];
    for (const tier of ["guest", "free"] as const) {
      expect(LIBRARY_VIEWS.filter((view) => isCategoryLocked({ tier }, view))).toEqual(locked);
    }
    expect(CATEGORIES.filter((view) => isCategoryLocked({ tier: "premium" }, view))).toEqual([]);
  });
});

test.each([
  ["no flag, not premium", { isSet: false, isConfirmed: false }, false, "keep"],
  ["no flag, premium", { isSet: false, isConfirmed: false }, true, "keep"],
  ["the flag of path (b), not known yet", { isSet: true, isConfirmed: false }, false, "keep"],
  ["the flag of path (b), known now", { isSet: true, isConfirmed: false }, true, "confirm"],
  ["a confirmed flag, still premium", { isSet: true, isConfirmed: true }, true, "keep"],
  ["a confirmed flag, refunded", { isSet: true, isConfirmed: true }, false, "drop"],
] as const)("the local flag: %s", (_what, flag, isServerPremium, expected) => {
  expect(reconcileFlag(flag, isServerPremium)).toBe(expected);
});
