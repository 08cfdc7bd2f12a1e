import { describe, expect, test } from "vitest";

import { comparable } from "./read-text";
import { waysFor } from "./ways";

describe("what counts as the same text", () => {
  test.each([
    ["a\r\nb", "a\nb"],
    ["a \nb\t\n", "a\nb"],
    ["\n\na\u00A0b", "a b"],
    ["a\n\n\nb", "a\n\n\nb"],
    ["  a\n  b", "a\n  b"],
  ])("%j is %j", (text, same) => {
    expect(comparable(text)).toBe(same);
  });
});

describe("the ways of an editor", () => {
  test("leave out what a site does not allow", () => {
    const count = (allowsPaste: boolean) => waysFor("editable", { allowsPaste }).length;
    expect(count(true) - count(false)).toBe(1);
  });

  test("press a key only where it is known to break the line", () => {
    const known = { allowsPaste: false, breaksWithShiftEnter: true } as const;
    expect(waysFor("lexical", known).length).toBe(2);
    expect(waysFor("lexical", { allowsPaste: false }).length).toBe(1);
  });
});
