import { expect, test } from "vitest";

import { shouldShowPremiumDivider, sumOfTotals, totalText } from "./prompt-sections";

test("totals are summed, and capped when one of them is", () => {
  const exact = { count: 30, isCapped: false };
  expect(sumOfTotals([exact, exact])).toEqual({ count: 60, isCapped: false });
  expect(sumOfTotals([exact, { count: 1000, isCapped: true }])).toEqual({
    count: 1030,
    isCapped: true,
  });
});

test.each([
  [{ count: 0, isCapped: false }, "0"],
  [{ count: 1078, isCapped: false }, "1,078"],
  [{ count: 1000, isCapped: true }, "over 1,000"],
  [{ count: 1030, isCapped: true }, "over 1,000"],
  [{ count: 2030, isCapped: true }, "over 2,000"],
])("a total of %o reads '%s'", (total, text) => {
  expect(totalText(total)).toBe(text);
});

test.each([
  ["guest", 1, 1, true],
  ["free", 1, 1, true],
  ["free", 0, 1, false],
  ["free", 1, 0, false],
  ["free", 0, 0, false],
  ["premium", 1, 1, false],
] as const)("for a %s viewer with %i free and %i premium the divider shows: %s", (...row) => {
  const [tier, freeCount, premiumCount, isShown] = row;
  const lists = {
    free: Array.from({ length: freeCount }),
    premium: Array.from({ length: premiumCount }),
  };
  expect(shouldShowPremiumDivider(lists, { tier })).toBe(isShown);
});
