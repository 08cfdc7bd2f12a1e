import { expect, test } from "vitest";

import { isSameFor, type LibraryReader } from "./library-reader";

const READER: LibraryReader = {
  userId: "u1",
  isSessionKnown: true,
  entitlement: { tier: "free", isConfirmed: true },
  hasMarks: true,
  likedIds: new Set(["a"]),
  savedIds: new Set(),
  onSignInNeeded: () => undefined,
};

test.each<[string, Partial<LibraryReader>, boolean]>([
  ["nothing", {}, true],
  ["another prompt's like", { likedIds: new Set(["a", "b"]) }, true],
  ["another prompt's save", { savedIds: new Set(["b"]) }, true],
  ["its like", { likedIds: new Set() }, false],
  ["its save", { savedIds: new Set(["a"]) }, false],
  ["the reader", { userId: "u2" }, false],
  ["an upgrade", { entitlement: { tier: "premium", isConfirmed: true } }, false],
  ["a confirmation", { entitlement: { tier: "free", isConfirmed: false } }, false],
  ["the arrival of the session", { isSessionKnown: false }, false],
  ["the arrival of the marks", { hasMarks: false }, false],
])("a card is the same after a change of %s: %o", (_what, change, isSame) => {
  expect(isSameFor("a", READER, { ...READER, ...change })).toBe(isSame);
});
