import { expect, test } from "vitest";

import { mondayOf, weeklyPick } from "./weekly-pick";

const ALL = ["a", "b", "c", "d", "e", "f", "g"];

test.each([
  ["2026-11-23T00:00:00Z", "2026-11-23"],
  ["2026-11-29T23:59:59Z", "2026-11-23"],
  ["2026-11-30T00:00:00Z", "2026-11-30"],
])("the week of %s begins on %s", (date, monday) => {
  expect(mondayOf(new Date(date)).toISOString()).toBe(`${monday}T00:00:00.000Z`);
});

test("a week's three stay for the week, and the next week has others", () => {
  const [monday, sunday, next] = ["2026-11-23", "2026-11-29T23:59:59Z", "2026-11-30"].map((date) =>
    weeklyPick(ALL, new Date(date)),
  );
  expect(monday).toHaveLength(3);
  expect(sunday).toEqual(monday);
  expect(next?.some((one) => monday?.includes(one))).toBe(false);
});

test("everything has its turn", () => {
  const weeks = ALL.map((_, index) => weeklyPick(ALL, mondayOf(new Date("2026-11-23"), index)));
  expect(new Set(weeks.flat())).toEqual(new Set(ALL));
});

test.each([[[]], [["a"]], [["a", "b", "c"]]])("of %o all are picked", (few) => {
  expect(weeklyPick(few, new Date())).toEqual(few);
});
