import { afterAll, beforeAll, expect, test } from "vitest";

import { accountDeletion } from "../support/account-functions";
import { type Account, createAccount } from "../support/rest-caller";
import { startTestBackend, type TestBackend } from "../support/test-backend";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

async function accountOfAge(hours: number): Promise<Account & { sessionId: string }> {
  const account = await createAccount(backend);
  const [{ id } = { id: "" }] = await backend.sql<{ id: string }>(
    `update auth.sessions set created_at = now() - interval '${hours} hours'
     where user_id = '${account.id}' returning id`,
  );
  return { ...account, sessionId: id };
}

async function beginLink(account: { id: string }, sessionId: string) {
  const [row] = await backend.sql<{ is_allowed: boolean; is_fresh: boolean }>(
    `select * from public.begin_extension_link('${account.id}', '${sessionId}')`,
  );
  return row;
}

test("a sign-in of the last day may have a link, an older one and somebody else's may not", async () => {
  const young = await accountOfAge(23);
  const old = await accountOfAge(25);
  expect(await beginLink(young, young.sessionId)).toEqual({ is_allowed: true, is_fresh: true });
  expect(await beginLink(old, old.sessionId)).toEqual({ is_allowed: true, is_fresh: false });
  expect((await beginLink(old, young.sessionId))?.is_fresh).toBe(false);
});

test("the eleventh link of an hour is one too many, and the owner can look it up", async () => {
  const account = await accountOfAge(0);
  await backend.sql(
    `insert into private.rate_windows (key, started_at, requests)
     select 'links:${account.id}', date_trunc('hour', now(), 'UTC') + hour * interval '1 hour', 10
     from generate_series(0, 1) hour`,
  );
  expect((await beginLink(account, account.sessionId))?.is_allowed).toBe(false);
  const noted = await backend.sql(
    `select 1 from private.security_events where detail = 'extension links' and user_id = '${account.id}'`,
  );
  expect(noted).toHaveLength(1);
});

test("a session that a link may have begun is no proof for deleting the account", async () => {
  const send = accountDeletion(backend, { provider: undefined });
  const account = await accountOfAge(0);
  await beginLink(account, account.sessionId);
  expect((await send(account, {})).status).toBe(401);
  await backend.sql(`delete from private.rate_windows where key = 'links:${account.id}'`);
  expect((await send(account, {})).status).toBe(200);
});
