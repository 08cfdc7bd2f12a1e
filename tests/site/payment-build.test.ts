import { expect, test } from "vitest";

import { readText, textFiles } from "./built-site";

/** The provider's secret keys and webhook secrets, and the backend's own. */
const SECRETS = [
  /\b[sr]k_(?:live|test)_/,
  /whsec_/,
  /sb_secret_/,
  /service_role/,
  /RECONCILE_KEY|STRIPE_[A-Z_]*(?:KEY|SECRET)/,
];

/** Words of the test checkout's own pages and interface, apart from the path that leads to it. */
const TEST_CHECKOUT = [
  "Fail the next renewal",
  "nightly reconcile",
  "billing_portal",
  "stripe-signature",
  "cs_test",
  "price_test_premium_monthly",
];

const filesWith = (isIn: (text: string) => boolean): string[] =>
  textFiles().filter((name) => isIn(readText(name)));

test("there is something to search", () => {
  expect(filesWith((text) => text.includes("Upgrade to Premium")).length).toBeGreaterThan(0);
});

test.each(SECRETS)("no file of the build holds anything like %s", (secret) => {
  expect(filesWith((text) => secret.test(text))).toEqual([]);
});

test.each(TEST_CHECKOUT)("no file of the build holds the test checkout's %j", (word) => {
  expect(filesWith((text) => text.includes(word))).toEqual([]);
});
