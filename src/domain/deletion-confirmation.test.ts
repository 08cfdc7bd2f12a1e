import { expect, test } from "vitest";

import { confirmsDeletion, signsInWithPassword } from "./deletion-confirmation";

test.each([
  ["DELETE", "a@b.example", true],
  [" DELETE ", undefined, true],
  ["delete", "a@b.example", false],
  ["a@b.example", "a@b.example", true],
  ["A@B.example ", "a@b.example", true],
  ["c@b.example", "a@b.example", false],
  ["", "a@b.example", false],
  ["", "", false],
  ["", undefined, false],
])("%j confirms the deletion of the account of %j: %s", (typed, email, expected) => {
  expect(confirmsDeletion(typed, email)).toBe(expected);
});

test.each([
  [["email"], true],
  [["google", "email"], true],
  [["google"], false],
  [undefined, true],
])("somebody with %j signs in with a password: %s", (providers, expected) => {
  expect(signsInWithPassword({ app_metadata: providers === undefined ? {} : { providers } })).toBe(
    expected,
  );
});
