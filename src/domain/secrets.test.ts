import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { describeSecrets, findSecrets, maskSecrets } from "./secrets";

// Put together here, so that no scanner takes this file for a leak.
const KEY = ["sk", "proj", "abcdefghij0123456789"].join("-");
const STRIPE_KEY = ["sk", "live", "abcdefghij0123456789"].join("_");
const TOKEN = `eyJ${"a".repeat(20)}.eyJ${"b".repeat(20)}.c`;

describe("what is a secret", () => {
  test.each([
    [`use ${KEY} please`, "use [KEY] please"],
    [`stripe ${STRIPE_KEY}`, "stripe [KEY]"],
    [`Bearer ${TOKEN}`, "Bearer [KEY]"],
    ["pay with 4111 1111 1111 1111 today", "pay with [CARD NUMBER] today"],
    ["3 4111-1111-1111-1111 2", "3 [CARD NUMBER] 2"],
    ["card 378282246310005, thanks", "card [CARD NUMBER], thanks"],
    ["my IBAN is DE89 3704 0044 0532 0130 00", "my IBAN is [BANK ACCOUNT]"],
    ["password: hunter2!", "password: [PASSWORD]"],
    ["Passwort = geheim99", "Passwort = [PASSWORD]"],
    ["api key: 9f8e7d6c5b4a39281706f5e4", "api key: [KEY]"],
    ["-----BEGIN PRIVATE KEY-----\nabc\n-----END PRIVATE KEY----- end", "[PRIVATE KEY] end"],
  ])("%j becomes %j", (text, masked) => {
    expect(maskSecrets(text)).toBe(masked);
    expect(findSecrets(masked)).toEqual([]);
  });

  test.each([
    "call me at 0151 2345 6789",
    "order 4111 1111 1111 1112",
    "ISBN 978-3-16-148410-0",
    "0000 0000 0000 0000",
    "a poem about my password manager",
    "reset your password: [NEW PASSWORD]",
    "in 2024 we sold 1234567 units",
    "1700000000000.5",
    "explain what an api key is",
    "the token bucket algorithm",
    "DE12 3456 7890 1234 5678 90",
  ])("not in %j", (text) => {
    expect(findSecrets(text)).toEqual([]);
  });
});

test("secrets are described by kind and number", () => {
  const text = `${KEY} ${STRIPE_KEY} password: hunter2!`;
  expect(describeSecrets(findSecrets(text))).toBe("2 keys and a password");
});

test("secrets never overlap, and the rest of the text stays", () => {
  const part = fc.constantFrom(
    KEY,
    "4111111111111111",
    "password: abcd1",
    " ",
    "x",
    "-",
    "1",
    "\n",
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const text = parts.join(" ");
      let end = 0;
      for (const secret of findSecrets(text)) {
        expect(secret.start).toBeGreaterThanOrEqual(end);
        expect(secret.end).toBeGreaterThan(secret.start);
        end = secret.end;
      }
      expect(maskSecrets(text)).not.toContain("4111111111111111");
    }),
  );
});

test.each(["1", "1 ", "sk-", "password: ", "-----BEGIN PRIVATE KEY-----", "A1", "eyJa."])(
  "is quick for repetitions of %j",
  (unit) => {
    const start = performance.now();
    // Far more than may be sent: the check runs with each key, also on what was pasted by mistake.
    findSecrets(unit.repeat(40_000 / unit.length));
    expect(performance.now() - start).toBeLessThan(500);
  },
);
