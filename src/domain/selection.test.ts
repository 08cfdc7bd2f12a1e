import { expect, test } from "vitest";

import { NOTHING_SELECTED, type Selection, toggling } from "./selection";

const LISTED = ["a", "b", "c", "d"];
const after = (...ids: string[]): Selection => ({
  selected: new Set(ids),
  lastId: ids.at(-1) ?? null,
});

test.each([
  ["a press selects one", NOTHING_SELECTED, "b", [], "b"],
  ["and takes it back", after("a", "b"), "b", [], "a"],
  ["with Shift, all from the one before", after("a"), "c", LISTED, "abc"],
  ["also upward", after("d"), "b", LISTED, "bcd"],
  ["those between that are selected stay so", after("c", "b", "a"), "d", LISTED, "abcd"],
  ["with Shift, all to one that is selected are taken back", after("a", "b", "c"), "a", LISTED, ""],
  ["a range needs a beginning", NOTHING_SELECTED, "c", LISTED, "c"],
  ["one that is listed", after("x"), "c", LISTED, "cx"],
])("%s", (_name, selection, id, range, expected) => {
  const { selected, lastId } = toggling(selection, id, range);
  expect([...selected].toSorted().join("")).toBe(expected);
  expect(lastId).toBe(id);
});
