import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { createRefusalCounter } from "../../supabase/functions/_shared/refusals";
import { rpcClientOf } from "../support/payment-backend";
import { createAccount, subscribe, type SubscriptionRow } from "../support/rest-caller";
import { startTestBackend, type TestBackend } from "../support/test-backend";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());
beforeEach(() => backend.sql("delete from private.security_events"));

type Overview = { kind: string; detail: string; events: number; accounts: number };
const overview = () =>
  backend.sql<Overview>(
    "select kind, detail, events, accounts from private.security_overview order by day, kind, detail",
  );

describe("a change of somebody's access is noted", () => {
  const ENDED = { status: "canceled" };
  const PAID = { current_period_end: "'2099-01-01'" };
  const LATER = { current_period_end: "'2099-02-01'" };
  test.each<[string, SubscriptionRow[], string[]]>([
    ["when it begins", [PAID], ["gained"]],
    ["not when nothing is bought by it", [ENDED], []],
    ["not twice for the same", [PAID, PAID], ["gained"]],
    ["when it is renewed", [PAID, LATER], ["gained", "changed"]],
    [
      "when it will end with the period",
      [PAID, { ...PAID, cancel_at_period_end: true }],
      ["gained", "changed"],
    ],
    ["when it ends", [PAID, ENDED], ["gained", "lost"]],
    ["when it is taken back", [PAID, { ...PAID, revoked_at: "now()" }], ["gained", "lost"]],
    ["when it begins again", [PAID, ENDED, LATER], ["gained", "lost", "gained"]],
    ["not when an ended one changes", [ENDED, { ...ENDED, ...LATER }], []],
  ])("%s", async (_name, rows, noted) => {
    const account = await createAccount(backend);
    for (const row of rows) await subscribe(backend, account.id, row);
    const found = await backend.sql<{ detail: string; events: number; user_id: string }>(
      "select detail, events, user_id from private.security_events where kind = 'entitlement' order by detail",
    );
    const counts = found.map(({ detail, events, user_id: id }) => [detail, events, id]);
    const expected = [...new Set(noted)]
      .toSorted()
      .map((detail) => [detail, noted.filter((other) => other === detail).length, account.id]);
    expect(counts).toEqual(expected);
  });

  test("and forgotten with the account, which can still be deleted", async () => {
    const account = await createAccount(backend);
    await subscribe(backend, account.id, {});
    await backend.sql(`delete from auth.users where id = '${account.id}'`);
    expect(await overview()).toEqual([
      { kind: "deletion", detail: "account deleted", events: 1, accounts: 0 },
    ]);
  });
});

test("the owner sees sums by day, kind, and detail, and how many accounts were concerned", async () => {
  const [one, two] = [await createAccount(backend, "one"), await createAccount(backend, "two")];
  for (const { id } of [one, two]) await subscribe(backend, id, {});
  await backend.sql(`
    select private.note_security_event('refusal', 'quota_exceeded');
    select private.note_security_event('refusal', 'quota_exceeded', null, 41);
    update private.security_events set hour = hour - interval '1 day' where user_id = '${two.id}'`);
  expect(await overview()).toEqual([
    { kind: "entitlement", detail: "gained", events: 1, accounts: 1 },
    { kind: "entitlement", detail: "gained", events: 1, accounts: 1 },
    { kind: "refusal", detail: "quota_exceeded", events: 42, accounts: 0 },
  ]);
});

test("a flood of refused callers is one write in ten seconds, and every one of them is counted", async () => {
  const clock = { ms: 0 };
  const client = rpcClientOf(backend);
  const counted = { writes: 0 };
  const countRefusal = createRefusalCounter(
    {
      rpc: (name, parameters) => {
        counted.writes += 1;
        return client.rpc(name, parameters);
      },
    },
    "webhook_signature",
    () => clock.ms,
  );
  for (; clock.ms < 10_000; clock.ms += 10) await countRefusal();
  expect(counted.writes).toBe(1);
  await countRefusal();
  expect(counted.writes).toBe(2);
  expect(await overview()).toEqual([
    { kind: "refusal", detail: "webhook_signature", events: 1001, accounts: 0 },
  ]);
});

test("a refusal that could not be written is counted with the next", async () => {
  const clock = { ms: 0 };
  const client = rpcClientOf(backend);
  const database = { isDown: true };
  const countRefusal = createRefusalCounter(
    {
      rpc: (name, parameters) =>
        database.isDown ? Promise.reject(new Error("away")) : client.rpc(name, parameters),
    },
    "health_key",
    () => clock.ms,
  );
  await countRefusal();
  database.isDown = false;
  clock.ms = 10_000;
  await countRefusal();
  expect(await overview()).toMatchObject([{ detail: "health_key", events: 2 }]);
});

test.each([
  ["what_a_caller_sent", 1],
  ["health_key", 0],
  ["health_key", -5],
  ["health_key", 2_000_000_000],
])("nothing but a known kind and a plausible number is noted: %s, %i", async (detail, times) => {
  const { error } = await rpcClientOf(backend).rpc("note_refusals", {
    p_detail: detail,
    p_times: times,
  });
  expect([error, await overview()]).toEqual([null, []]);
});
