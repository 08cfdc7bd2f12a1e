import { expect, test } from "vitest";

import { sumOfTotals, totalText } from "./prompt-list";

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
