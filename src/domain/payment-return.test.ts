import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { checkoutSessionOf, parsePaymentReturn, withoutPaymentParams } from "./payment-return";

test.each([
  ["session_id=cs_1", "cs_1"],
  ["session_id=%20cs_1%20&x=1", "cs_1"],
  ["session_id=", null],
  ["subscribed=true", null],
])("the checkout session in %j is %j", (query, expected) => {
  expect(checkoutSessionOf(new URLSearchParams(query))).toBe(expected);
});

describe("parsePaymentReturn", () => {
  test.each([
    ["payment_success=true&session_id=cs_1", { kind: "payment-success", sessionId: "cs_1" }],
    ["session_id=cs_1&x=1&payment_success=true", { kind: "payment-success", sessionId: "cs_1" }],
    [
      "subscribed=true&payment_success=true&session_id=cs_1",
      { kind: "payment-success", sessionId: "cs_1" },
    ],
    ["subscribed=true", { kind: "subscribed" }],
    ["subscribed=true&payment_success=true", { kind: "subscribed" }],
    ["payment_success=true", null],
    ["payment_success=true&session_id=", null],
    ["payment_success=true&session_id=%20", null],
    ["payment_success=false&session_id=cs_1", null],
    ["session_id=cs_1", null],
    ["subscribed=1", null],
    ["subscribed=", null],
    ["", null],
  ])("reads %s", (query, expected) => {
    expect(parsePaymentReturn(new URLSearchParams(query))).toEqual(expected);
  });
});

describe("withoutPaymentParams", () => {
  test.each([
    ["/prompts?payment_success=true&session_id=cs_1", "/prompts"],
    ["/prompts?subscribed=true#top", "/prompts#top"],
    ["/prompts?category=AI%20Tools&subscribed=true&q=a+b", "/prompts?category=AI%20Tools&q=a+b"],
    ["/prompts?payment%5Fsuccess=true&q=1", "/prompts?q=1"],
    ["/prompts?subscribed=true&subscribed=false&session_id", "/prompts"],
    ["/prompts?unsubscribed=true", "/prompts?unsubscribed=true"],
    ["/", "/"],
  ])("cleans %s", (address, cleaned) => {
    expect(withoutPaymentParams(new URL(address, "https://host.example"))).toBe(cleaned);
  });

  test("leaves nothing to handle, keeps the rest, and changes nothing a second time", () => {
    const name = fc.oneof(
      fc.constantFrom("payment_success", "session_id", "subscribed", "category", "q"),
      fc.string(),
    );
    const pairs = fc.array(fc.tuple(name, fc.oneof(fc.constant("true"), fc.string())));
    fc.assert(
      fc.property(pairs, (given) => {
        const url = new URL(`https://host.example/prompts?${new URLSearchParams(given)}#x`);
        const cleaned = new URL(withoutPaymentParams(url), url);
        for (const gone of ["payment_success", "session_id", "subscribed"]) {
          expect(cleaned.searchParams.has(gone)).toBe(false);
          url.searchParams.delete(gone);
        }
        expect([...cleaned.searchParams]).toEqual([...url.searchParams]);
        expect(cleaned.hash).toBe("#x");
        expect(parsePaymentReturn(cleaned.searchParams)).toBeNull();
        expect(new URL(withoutPaymentParams(cleaned), url).href).toBe(cleaned.href);
      }),
    );
  });
});
