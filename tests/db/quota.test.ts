import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { createAccount, restCaller, subscribe, type RestCaller } from "../support/rest-caller";
import { startTestBackend, type TestBackend } from "../support/test-backend";

type Reservation = {
  status: string;
  hold_id: string | null;
  used: number;
  usage_limit: number | null;
};

let backend: TestBackend;
let asFunction: RestCaller;

beforeAll(async () => {
  backend = await startTestBackend();
  asFunction = restCaller(backend, null, backend.keys.secretKey);
});
beforeEach(() =>
  backend.sql("delete from private.rate_windows; delete from private.holds where user_id is null"),
);
afterAll(() => backend.close());

async function firstRow<Row>(name: string, body: object): Promise<Row> {
  const answer = await asFunction({ method: "POST", path: `rpc/${name}`, body });
  return (answer.body as Row[])[0] as Row;
}

const reserve = (userId: string | null, network: string = crypto.randomUUID()) =>
  firstRow<Reservation>("reserve_enhancement", {
    p_user_id: userId,
    p_network: network,
    p_request_id: crypto.randomUUID(),
  });

const settle = (holdId: string | null, isSuccess: boolean) =>
  firstRow<{ used: number; usage_limit: number | null }>("settle_enhancement", {
    p_hold_id: holdId,
    p_succeeded: isSuccess,
  });

async function enhance(userId: string): Promise<void> {
  await settle((await reserve(userId)).hold_id, true);
}

test("a free account gets two enhancements and no third", async () => {
  const { id, call } = await createAccount(backend);
  await enhance(id);
  await enhance(id);
  expect(await reserve(id)).toEqual({
    status: "quota_exceeded",
    hold_id: null,
    used: 2,
    usage_limit: 2,
    retry_after: null,
    is_counted: true,
    kept_answer: null,
  });
  const { body } = await call({ method: "GET", path: "users?select=prompt_usage_count" });
  expect(body).toEqual([{ prompt_usage_count: 2 }]);
});

test("a failed generation is given back", async () => {
  const { id } = await createAccount(backend);
  for (let failure = 0; failure < 5; failure += 1) await settle((await reserve(id)).hold_id, false);
  expect((await reserve(id)).status).toBe("reserved");
});

test("a hold is settled once", async () => {
  const { id } = await createAccount(backend);
  const { hold_id: hold } = await reserve(id);
  const counted = { used: 1, usage_limit: 2, is_counted: true };
  expect(await settle(hold, true)).toEqual(counted);
  expect(await settle(hold, true)).toEqual(counted);
  expect(await settle(hold, false)).toEqual(counted);
});

test("running generations count against the rest, and are told apart from a used-up quota", async () => {
  const { id } = await createAccount(backend);
  await reserve(id);
  await reserve(id);
  expect(await reserve(id)).toMatchObject({ status: "in_flight", used: 0 });
});

test("a hold whose function died frees itself", async () => {
  const { id } = await createAccount(backend);
  const { hold_id: hold } = await reserve(id);
  await reserve(id);
  await backend.sql(
    `update private.holds set expires_at = now() - interval '1 second' where id = '${hold}'`,
  );
  expect((await reserve(id)).status).toBe("reserved");
  expect(await settle(hold, true)).toMatchObject({ used: 0 });
});

test("premium is unlimited and not counted, two at a time", async () => {
  const { id } = await createAccount(backend);
  await subscribe(backend, id);
  for (let round = 0; round < 4; round += 1) await enhance(id);
  expect(await reserve(id)).toMatchObject({ status: "reserved", used: 0, usage_limit: null });
  await reserve(id);
  expect((await reserve(id)).status).toBe("in_flight");
});

test("making the profile anew does not bring uses back", async () => {
  const { id, call } = await createAccount(backend);
  await enhance(id);
  await enhance(id);
  await backend.sql(`delete from public.users where id = '${id}'`);
  await call({
    method: "POST",
    path: "users",
    body: {
      id,
      email: "x@example.com",
      prompt_usage_count: 0,
      is_subscribed: false,
      is_premium: false,
    },
  });
  expect((await reserve(id)).status).toBe("quota_exceeded");
});

test("ten requests a minute are enough for one account", async () => {
  const { id } = await createAccount(backend);
  await subscribe(backend, id);
  expect((await reserve(id)).status).toBe("reserved");
  // This minute and the next, in case the test crosses into it.
  await backend.sql(`
    insert into private.rate_windows (key, started_at, requests)
    select 'user:${id}', date_trunc('minute', now()) + minute, 10
    from unnest(array[interval '0', interval '1 minute']) as minute
    on conflict (key, started_at) do update set requests = 10`);
  expect((await reserve(id)).status).toBe("rate_limited");
});

test("a guest's network is capped for the day, and failures do not count", async () => {
  await backend.sql("update private.limits set value = 100 where name = 'network_per_minute'");
  for (let guest = 0; guest < 3; guest += 1)
    await settle((await reserve(null, "cafe")).hold_id, false);
  for (let guest = 0; guest < 10; guest += 1)
    await settle((await reserve(null, "cafe")).hold_id, true);
  expect((await reserve(null, "cafe")).status).toBe("daily_limit");
  expect((await reserve(null, "elsewhere")).status).toBe("reserved");
});

test("all guests together have a daily ceiling", async () => {
  await backend.sql("update private.limits set value = 1 where name = 'all_guests_per_day'");
  expect((await reserve(null)).status).toBe("reserved");
  expect((await reserve(null)).status).toBe("guests_breaker");
});

test("history older than two days is purged, and the count stays", async () => {
  const { id, call } = await createAccount(backend);
  await enhance(id);
  await backend.sql(`
    update private.holds set created_at = now() - interval '3 days' where user_id = '${id}';
    select private.purge_quota_history();`);
  expect(await backend.sql(`select id from private.holds where user_id = '${id}'`)).toEqual([]);
  const { body } = await call({ method: "GET", path: "users?select=prompt_usage_count" });
  expect(body).toEqual([{ prompt_usage_count: 1 }]);
});
