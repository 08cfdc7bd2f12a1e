import { expect, test } from "vitest";

import type { Identity } from "../../supabase/functions/_shared/http/identity";
import type { CallEntry } from "../../supabase/functions/_shared/http/log";
import { createHandler, type LinkDeps } from "../../supabase/functions/link-extension/handler";

const SITE = "https://site.test";
const OWNER: Identity = { userId: "user-1", email: "owner@example.com", sessionId: "session-1" };

function setUp(overrides: Partial<LinkDeps> = {}) {
  const log: CallEntry[] = [];
  const asked: unknown[] = [];
  const handle = createHandler({
    identify: (token) => Promise.resolve(token === "user-token" ? OWNER : null),
    beginLink: (account) => {
      asked.push(account);
      return Promise.resolve({ isAllowed: true, isFresh: true });
    },
    makeToken: (email) => Promise.resolve(`token of ${email}`),
    allowedOrigins: [SITE, "moz-extension://*"],
    publicKeys: ["public-key"],
    log: (entry) => log.push(entry),
    ...overrides,
  });
  const call = async (headers: Record<string, string> = {}) => {
    const answer = await handle(
      new Request("https://backend.test/functions/v1/link-extension", {
        method: "POST",
        body: "{}",
        headers: { origin: SITE, authorization: "Bearer user-token", ...headers },
      }),
    );
    const body = (await answer.json()) as { token_hash?: string; error?: { code: string } };
    return { status: answer.status, body, answer };
  };
  return { call, log, asked };
}

test("the owner of an account gets a one-time token, which no cache keeps and no log has", async () => {
  const { call, log, asked } = setUp();
  const { status, body, answer } = await call();
  expect([status, body]).toEqual([200, { token_hash: "token of owner@example.com" }]);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(asked).toEqual([OWNER]);
  expect(JSON.stringify(log)).not.toMatch(/token of|owner@/);
});

test.each([
  ["a guest", { authorization: "Bearer public-key" }, 401, "SIGN_IN_REQUIRED"],
  ["a forged token", { authorization: "Bearer forged" }, 401, "SIGN_IN_REQUIRED"],
  ["another site", { origin: "https://evil.test" }, 403, "ORIGIN_NOT_ALLOWED"],
])("%s gets none", async (_who, headers: Record<string, string>, status, code) => {
  const { call, asked } = setUp();
  const answer = await call(headers);
  expect([answer.status, answer.body.error?.code]).toEqual([status, code]);
  expect(asked).toEqual([]);
});

test.each([
  ["too many were asked for", { isAllowed: false, isFresh: true }, 429, "RATE_LIMITED"],
  ["the sign-in is too old", { isAllowed: true, isFresh: false }, 401, "SIGN_IN_REQUIRED"],
])("there is none when %s", async (_why, begun, status, code) => {
  const { call } = setUp({ beginLink: () => Promise.resolve(begun) });
  const answer = await call();
  expect([answer.status, answer.body.error?.code]).toEqual([status, code]);
});

test("when the auth service makes none, the answer does not say why", async () => {
  const { call } = setUp({ makeToken: () => Promise.reject(new Error("secret reason")) });
  const { status, body } = await call();
  expect([status, body.error?.code]).toEqual([503, "UNAVAILABLE"]);
  expect(JSON.stringify(body)).not.toContain("secret reason");
});

test("an extension of an allowed kind may call from any installation", async () => {
  const { call } = setUp();
  expect((await call({ origin: "moz-extension://0123-4567" })).status).toBe(200);
  expect((await call({ origin: "chrome-extension://abcdef" })).status).toBe(403);
  expect((await call({ origin: "https://moz-extension.evil.test" })).status).toBe(403);
});
