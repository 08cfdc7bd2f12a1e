import fc from "fast-check";
import { expect, test } from "vitest";

import { parsePendingIntent, serialisePendingIntent } from "./pending-intent";

test.each([
  null,
  "",
  "null",
  "true",
  "1",
  "[]",
  "{}",
  "{",
  '"upgrade"',
  '{"kind":"other"}',
  '{"kind":"prompt"}',
  '{"kind":"prompt","promptId":""}',
  '{"kind":"prompt","promptId":7}',
])("reads %j as no intent", (text) => {
  expect(parsePendingIntent(text)).toBeNull();
});

test("reads back what it wrote", () => {
  const intents = fc.oneof(
    fc.constant(null),
    fc.constant({ kind: "upgrade" as const }),
    fc.constant({ kind: "upgrade" as const, isCheckoutOpened: true as const }),
    fc.record({ kind: fc.constant("prompt" as const), promptId: fc.string({ minLength: 1 }) }),
  );
  fc.assert(
    fc.property(intents, (intent) => {
      expect(parsePendingIntent(serialisePendingIntent(intent))).toEqual(intent);
    }),
  );
});

test("reads any stored text as an intent or as none", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(parsePendingIntent(text)?.kind).toBeOneOf([undefined, "prompt", "upgrade"]);
    }),
  );
});
