import { expect, test } from "vitest";

import { assertNever } from "./assert-never";

test("names the value that no case handles", () => {
  // @ts-expect-error: the compiler refuses every value, which is the point.
  expect(() => assertNever({ kind: "new" })).toThrow('Not handled: {"kind":"new"}');
});
