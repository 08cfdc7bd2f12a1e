import { expect, test } from "vitest";

import { reconcileFlag } from "./premium-flag";

test.each([
  ["no flag, not premium", { isSet: false, isConfirmed: false }, false, "keep"],
  ["no flag, premium", { isSet: false, isConfirmed: false }, true, "keep"],
  ["the flag of path (b), not known yet", { isSet: true, isConfirmed: false }, false, "keep"],
  ["the flag of path (b), known now", { isSet: true, isConfirmed: false }, true, "confirm"],
  ["a confirmed flag, still premium", { isSet: true, isConfirmed: true }, true, "keep"],
  ["a confirmed flag, refunded", { isSet: true, isConfirmed: true }, false, "drop"],
] as const)("%s", (_what, flag, isServerPremium, expected) => {
  expect(reconcileFlag(flag, isServerPremium)).toBe(expected);
});
