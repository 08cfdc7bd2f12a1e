import { expect, test } from "vitest";

import { isMailLinkRefused } from "./mail-link";

test.each([
  ["", "", false],
  ["?q=error", "#features", false],
  ["?code=1234", "", true],
  ["?error=access_denied&error_code=otp_expired", "", true],
  ["", "#error=access_denied&error_description=Email+link+is+invalid", true],
  ["", "#error_code=otp_expired", true],
])("reads the address %j%j as refused: %j", (search, hash, isRefused) => {
  expect(isMailLinkRefused({ search, hash })).toBe(isRefused);
});
