import { describe, expect, test } from "vitest";

import { MAX_PROMPT_CHARACTERS } from "@/config/limits";

import { promptFromAddress } from "./prompt-from-address";

describe("promptFromAddress", () => {
  test.each([
    ["", ""],
    ["text=", ""],
    ["text=%20%20", ""],
    ["prompt=other", ""],
    ["text=a+poem", "a poem"],
    ["text=%20%E9%9B%A8%20", "雨"],
    ["text=one&text=two", "one"],
    ["text=a%0Ab", "a\nb"],
  ])("reads %j as %j", (query, text) => {
    expect(promptFromAddress(new URLSearchParams(query))).toBe(text);
  });

  test("cuts nothing off: the box says what is too long", () => {
    const text = "a".repeat(MAX_PROMPT_CHARACTERS + 1);
    expect(promptFromAddress(new URLSearchParams({ text }))).toBe(text);
  });
});
