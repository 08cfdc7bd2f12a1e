import { expect, test } from "vitest";

import { AppError, isAppError } from "./app-error";

test("carries its kind, the server's text and the cause", () => {
  const cause = new TypeError("Failed to fetch");
  const error = new AppError("network", { message: "No connection", cause });
  expect(error).toMatchObject({
    name: "AppError",
    kind: "network",
    message: "No connection",
    cause,
  });
});

test("names its kind where there is no text", () => {
  expect(String(new AppError("payment-required"))).toBe("AppError: payment-required");
});

test.each([
  [new AppError("auth"), undefined, true],
  [new AppError("auth"), "auth", true],
  [new AppError("auth"), "payment-required", false],
  [new Error("auth"), undefined, false],
  [{ kind: "auth" }, "auth", false],
  [null, undefined, false],
] as const)("case %#: is it an AppError of kind %s?", (error, kind, expected) => {
  expect(isAppError(error, kind)).toBe(expected);
});
