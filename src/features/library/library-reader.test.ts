import { expect, test } from "vitest";

import { isSameFor, type LibraryReader, type PromptMarks } from "./library-reader";

const marks = (...ids: string[]): PromptMarks => ({
  ids: new Set(ids),
  changingIds: new Set(),
  toggle: () => undefined,
});
const changing = (id: string): PromptMarks => ({ ...marks(), changingIds: new Set([id]) });

const READER: LibraryReader = {
  userId: "u1",
  isSessionKnown: true,
  areRightsKnown: true,
  entitlement: { tier: "free", isConfirmed: true },
  hasMarks: true,
  retryMarks: null,
  likes: marks("a"),
  saves: marks(),
  onSignInNeeded: () => undefined,
};

test.each<[string, Partial<LibraryReader>, boolean]>([
  ["nothing", {}, true],
  ["another prompt's like", { likes: marks("a", "b") }, true],
  ["another prompt's save", { saves: marks("b") }, true],
  ["its like", { likes: marks() }, false],
  ["its save", { saves: marks("a") }, false],
  ["a save under way", { saves: changing("a") }, false],
  ["another prompt's save under way", { saves: changing("b") }, true],
  ["the reader", { userId: "u2" }, false],
  ["an upgrade", { entitlement: { tier: "premium", isConfirmed: true } }, false],
  ["a confirmation", { entitlement: { tier: "free", isConfirmed: false } }, false],
  ["the arrival of the session", { isSessionKnown: false }, false],
  ["the arrival of the marks", { hasMarks: false }, false],
])("a card is the same after a change of %s: %o", (_what, change, isSame) => {
  expect(isSameFor("a", READER, { ...READER, ...change })).toBe(isSame);
});
