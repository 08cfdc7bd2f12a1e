import { expect, test } from "vitest";

import { classNames } from "./class-names";

test("joins the names that apply", () => {
  const isOpen = Number("1") > 2;
  expect(classNames("card", isOpen && "open", undefined, null, "", "wide")).toBe("card wide");
  expect(classNames()).toBe("");
});
