import fc from "fast-check";
import { expect, test } from "vitest";

import { percentPositive, voteSummary } from "./votes";

test.each([
  [0, 0, null, "No votes yet"],
  [1, 0, 100, "100% positive (1 vote)"],
  [0, 1, 0, "0% positive (1 vote)"],
  [1, 1, 50, "50% positive (2 votes)"],
  [23, 2, 92, "92% positive (25 votes)"],
  [2, 1, 67, "67% positive (3 votes)"],
])("%i likes and %i dislikes", (like_count, dislike_count, percent, summary) => {
  expect(percentPositive({ like_count, dislike_count })).toBe(percent);
  expect(voteSummary({ like_count, dislike_count })).toBe(summary);
});

test("is a whole number from 0 to 100, and one more like never lowers it", () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (like_count, dislike_count) => {
      fc.pre(like_count + dislike_count > 0);
      const percent = percentPositive({ like_count, dislike_count });
      expect(percent).toSatisfy(Number.isInteger);
      expect(percent).toBeGreaterThanOrEqual(0);
      expect(percent).toBeLessThanOrEqual(100);
      expect(percentPositive({ like_count: like_count + 1, dislike_count })).toBeGreaterThanOrEqual(
        percent ?? 0,
      );
    }),
  );
});
