import { afterAll, beforeAll, expect, test } from "vitest";

import type { CallEntry } from "../../supabase/functions/_shared/http/log";
import { DEMO_PASSWORD } from "../../supabase/local/demo-accounts";
import { accountDeletion } from "../support/account-functions";
import { type Account, authCall, createAccount } from "../support/rest-caller";
import { startTestBackend, type TestBackend } from "../support/test-backend";

let backend: TestBackend;
let send: ReturnType<typeof accountDeletion>;
const log: CallEntry[] = [];
beforeAll(async () => {
  backend = await startTestBackend();
  send = accountDeletion(backend, { provider: undefined, log });
});
afterAll(() => backend.close());

const DELETED = { status: 200, body: { status: "deleted" } };
const refusal = (status: number, code: string, message: string) => ({
  status,
  body: { error: { code, message } },
});
const WRONG_PASSWORD = refusal(403, "WRONG_PASSWORD", "This is not the password of this account.");
const TOO_OLD = refusal(
  401,
  "SIGN_IN_REQUIRED",
  "Sign in again, and delete the account within ten minutes.",
);
const TOO_MANY = refusal(429, "RATE_LIMITED", "Too many tries. Wait a minute and try again.");

async function accountOfAge(minutes: number): Promise<Account> {
  const account = await createAccount(backend);
  await backend.sql(
    `update auth.sessions set created_at = now() - interval '${minutes} minutes' where user_id = '${account.id}'`,
  );
  return account;
}

const isThere = async ({ id }: Account) =>
  (await backend.sql(`select 1 from auth.users where id = '${id}'`)).length === 1;
const sessionsOf = async ({ id }: Account) =>
  (await backend.sql(`select 1 from auth.sessions where user_id = '${id}'`)).length;

test("the password is proof, however old the sign-in", async () => {
  const account = await accountOfAge(600);
  expect(await send(account, { password: DEMO_PASSWORD })).toEqual(DELETED);
  expect(await isThere(account)).toBe(false);
});

test("a wrong password deletes nothing, even right after signing in, and is in no log", async () => {
  const account = await accountOfAge(0);
  log.length = 0;
  expect(await send(account, { password: "wrong-secret-1" })).toEqual(WRONG_PASSWORD);
  expect(await send(account, { password: "" })).toEqual(WRONG_PASSWORD);
  expect(await isThere(account)).toBe(true);
  expect(JSON.stringify(log)).not.toMatch(/wrong-secret|@/);
});

test("without the password a sign-in of nine minutes is proof, one of eleven is not", async () => {
  const late = await accountOfAge(11);
  expect(await send(late, {})).toEqual(TOO_OLD);
  expect(await isThere(late)).toBe(true);
  const fresh = await accountOfAge(9);
  expect(await send(fresh, {})).toEqual(DELETED);
});

test("renewing an old session does not make it a fresh sign-in", async () => {
  const account = await accountOfAge(11);
  const [{ token } = { token: "" }] = await backend.sql<{ token: string }>(
    `select token from auth.refresh_tokens where user_id = '${account.id}'`,
  );
  const renewed = await authCall(backend, "token?grant_type=refresh_token", {
    refresh_token: token,
  });
  const [session] = await backend.sql(
    `select 1 from auth.sessions where user_id = '${account.id}' and refreshed_at is not null`,
  );
  expect(session).toBeDefined();
  expect(await send({ token: renewed.access_token }, {})).toEqual(TOO_OLD);
});

test("only the sign-in that the token comes from counts, not a newer one elsewhere", async () => {
  const account = await accountOfAge(11);
  await authCall(backend, "token?grant_type=password", {
    email: account.email,
    password: DEMO_PASSWORD,
  });
  expect(await sessionsOf(account)).toBe(2);
  expect(await send(account, {})).toEqual(TOO_OLD);
});

test("six tries a minute are one too many, also with the right password; a minute later it works", async () => {
  const account = await accountOfAge(600);
  await backend.sql(
    `insert into private.rate_windows (key, started_at, requests)
     select 'deletion:${account.id}', date_trunc('minute', now(), 'UTC') + minute * interval '1 minute', 5
     from generate_series(0, 1) minute`,
  );
  expect(await send(account, { password: DEMO_PASSWORD })).toEqual(TOO_MANY);
  expect(
    await backend.sql(
      `select kind, detail, events from private.security_events where user_id = '${account.id}'`,
    ),
  ).toEqual([{ kind: "refusal", detail: "deletion tries", events: 1 }]);
  expect(await isThere(account)).toBe(true);
  await backend.sql(
    `update private.rate_windows set requests = 4 where key = 'deletion:${account.id}'`,
  );
  expect(await send(account, { password: DEMO_PASSWORD })).toEqual(DELETED);
});

test("checking a password leaves no session behind", async () => {
  const account = await accountOfAge(0);
  await backend.sql(
    `insert into private.stripe_subscriptions (subscription_id, user_id, customer_id, status, activated_at, ticket)
     values ('sub_${account.id}', '${account.id}', 'cus_1', 'active', now(), 1)`,
  );
  const answer = await send(account, { password: DEMO_PASSWORD });
  expect(answer).toEqual(refusal(503, "UNAVAILABLE", "Payment is not set up."));
  expect(await sessionsOf(account)).toBe(1);
});

test("a password that the auth service cannot check deletes nothing", async () => {
  const account = await accountOfAge(0);
  const away = accountDeletion(
    {
      ...backend,
      fetch: (request) =>
        request.url.includes("/auth/v1/token")
          ? Promise.resolve(Response.json({ error_code: "captcha_failed" }, { status: 400 }))
          : backend.fetch(request),
    },
    { provider: undefined },
  );
  expect(await away(account, { password: DEMO_PASSWORD })).toMatchObject({ status: 503 });
  expect(await isThere(account)).toBe(true);
});
