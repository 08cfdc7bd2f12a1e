import { expect, test } from "vitest";

import { paragraphsOf } from "./paragraphs";

test.each([
  ["", []],
  ["One line.", ["One line."]],
  ["One\ntwo\n\nthree", ["One\ntwo", "three"]],
  ["One\n \n\n  - two  \n\n", ["One", "  - two"]],
])("the paragraphs of %j", (text, paragraphs) => {
  expect(paragraphsOf(text)).toEqual(paragraphs);
});
