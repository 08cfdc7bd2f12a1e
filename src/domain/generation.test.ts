import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { MAX_PROMPT_CHARACTERS } from "@/config/limits";

import { decideGeneration, promptFromAddress } from "./generation";

const ready = { text: "hi", isSignedIn: true, allowGuest: false, remaining: 2 };
const longest = "x".repeat(4000);

test.each([
  [{ ...ready, text: "" }, "empty"],
  [{ ...ready, text: " \t\n\u00a0" }, "empty"],
  [{ ...ready, text: "  ", isSignedIn: false }, "empty"],
  [{ ...ready, text: "  ", remaining: 0 }, "empty"],
  [{ ...ready, text: `${longest}x` }, "too-long"],
  [{ ...ready, text: `${longest}x`, isSignedIn: false, remaining: 0 }, "too-long"],
  [{ ...ready, isSignedIn: false }, "signed-out"],
  [{ ...ready, isSignedIn: false, remaining: 0 }, "signed-out"],
  [{ ...ready, isSignedIn: false, remaining: Infinity }, "signed-out"],
  [{ ...ready, remaining: 0 }, "limit"],
  [{ ...ready, isSignedIn: false, allowGuest: true, remaining: 0 }, "limit"],
])("blocks %o as %s", (request, reason) => {
  expect(decideGeneration(request)).toEqual({ kind: "block", reason });
});

test.each([
  ready,
  { ...ready, remaining: 1 },
  { ...ready, remaining: Infinity },
  { ...ready, isSignedIn: false, allowGuest: true },
  { ...ready, text: ` ${longest}\n` },
])("allows request %#", (request) => {
  expect(decideGeneration(request)).toEqual({ kind: "allow" });
});

test("allows exactly what has text, a permitted viewer and something left", () => {
  const requests = fc.record({
    text: fc.oneof(fc.string(), fc.constantFrom("", " ", `${longest}x`)),
    isSignedIn: fc.boolean(),
    allowGuest: fc.boolean(),
    remaining: fc.constantFrom(0, 1, 2, Infinity),
  });
  fc.assert(
    fc.property(requests, (request) => {
      const { length } = request.text.trim();
      const hasText = length > 0 && length <= 4000;
      const isPermitted = request.isSignedIn || request.allowGuest;
      expect(decideGeneration(request).kind === "allow").toBe(
        hasText && isPermitted && request.remaining > 0,
      );
    }),
  );
});

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
