import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { ANSWER, type Call, reservationsOf } from "../support/reservations";
import { createAccount, subscribe } from "../support/rest-caller";
import { startTestBackend, type TestBackend } from "../support/test-backend";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
beforeEach(() =>
  backend.sql(`
    delete from private.rate_windows; delete from private.holds; delete from private.security_events;
    update private.limits set value = 2000 where name = 'all_guests_per_day';
    update private.limits set value = 20000 where name = 'all_starts_per_day'`),
);
afterAll(() => backend.close());

const reserve = (call: Call) => reservationsOf(backend).reserve(call);
const settle = (hold: string, isSuccess: boolean) =>
  reservationsOf(backend).settle(hold, isSuccess);
const enhance = (call: Call) => reservationsOf(backend).enhance(call);
const hangUp = (call: Call) => reservationsOf(backend).hangUp(call);

const setLimit = (name: string, value: number) =>
  backend.sql(`update private.limits set value = ${value} where name = '${name}'`);
/** So many were counted today, and tomorrow in case the test crosses midnight. */
const plant = (key: string, requests: number) =>
  backend.sql(`
    insert into private.rate_windows (key, started_at, requests)
    select '${key}', date_trunc('day', now(), 'UTC') + day, ${requests}
    from unnest(array[interval '0', interval '1 day']) as day`);
const minutePasses = () =>
  backend.sql("delete from private.rate_windows where key ~ '^(user|network):'");
const breakers = () =>
  backend.sql<{ name: string; used: number; allowed: number; is_tripped: boolean }>(
    "select * from private.breaker_state() order by name",
  );
const noted = () =>
  backend.sql(
    `select kind, detail, events, user_id from private.security_events
     where kind in ('breaker', 'refusal') order by kind, detail`,
  );

const CALLERS = {
  async guest() {
    const id = crypto.randomUUID();
    return { call: { p_guest_id: id }, subject: `guest:${id}` };
  },
  async free() {
    const { id } = await createAccount(backend);
    return { call: { p_user_id: id }, subject: `user:${id}` };
  },
  async premium() {
    const caller = await CALLERS.free();
    await subscribe(backend, caller.call.p_user_id);
    return caller;
  },
};

describe("calls of the model", () => {
  test.each([
    ["guest", 10],
    ["free", 20],
    ["premium", 500],
  ] as const)("of one %s caller end at %i a day, whatever becomes of them", async (tier, most) => {
    const { call, subject } = await CALLERS[tier]();
    await plant(`starts:${subject}`, most - 1);
    expect(await hangUp(call)).toBe("reserved");
    const refused = await reserve(call);
    expect(refused.status).toBe("daily_limit");
    const midnight = new Date().setUTCHours(24, 0, 0, 0);
    expect(Math.abs((refused.retry_after ?? 0) - (midnight - Date.now()) / 1000)).toBeLessThan(5);
  });

  test.each([
    ["guest", 5],
    ["free", 10],
    ["premium", 100],
  ] as const)("of one %s caller end at %i given back", async (tier, most) => {
    const { call, subject } = await CALLERS[tier]();
    await plant(`refunds:${subject}`, most - 2);
    expect(await hangUp(call)).toBe("reserved");
    expect(await hangUp(call)).toBe("reserved");
    expect(await reserve(call)).toMatchObject({ status: "daily_limit", used: 0 });
  });

  test("broken off twenty times cost ten, and no use", async () => {
    const { call } = await CALLERS.free();
    const outcomes: string[] = [];
    for (let round = 0; round < 20; round += 1) {
      await minutePasses();
      outcomes.push(await hangUp(call));
    }
    expect(outcomes.filter((status) => status === "reserved")).toHaveLength(10);
    await backend.sql("delete from private.rate_windows");
    expect(await enhance(call)).toMatchObject({ used: 1 });
  });

  test("that run count as given back, so that parallel ones stay below the limit", async () => {
    const { call, subject } = await CALLERS.free();
    await plant(`refunds:${subject}`, 9);
    expect((await reserve(call)).status).toBe("reserved");
    expect((await reserve(call)).status).toBe("daily_limit");
  });

  test("of guests who throw their ids away end at fifty a day and network", async () => {
    await plant("network_starts:cafe", 49);
    const guest = () => ({ p_guest_id: crypto.randomUUID(), p_network: "cafe" });
    expect(await hangUp(guest())).toBe("reserved");
    expect((await reserve(guest())).status).toBe("daily_limit");
    expect((await reserve({ ...guest(), p_network: "elsewhere" })).status).toBe("reserved");
    const { call } = await CALLERS.free();
    expect((await reserve({ ...call, p_network: "cafe" })).status).toBe("reserved");
  });

  test("include a repeat that runs the model again", async () => {
    const { call, subject } = await CALLERS.guest();
    await plant(`starts:${subject}`, 8);
    const request = { ...call, p_request_id: crypto.randomUUID() };
    await enhance(request);
    expect((await reserve(request)).status).toBe("reserved");
    expect((await reserve(request)).status).toBe("daily_limit");
  });

  test("are forgotten with their account", async () => {
    const { call } = await CALLERS.free();
    await hangUp(call);
    const rows = `select key from private.rate_windows where key like '%${call.p_user_id}'`;
    expect(await backend.sql(rows)).toHaveLength(3);
    await backend.sql(`delete from auth.users where id = '${call.p_user_id}'`);
    expect(await backend.sql(rows)).toEqual([]);
  });
});

describe("an answer that an account's history keeps", () => {
  async function answered() {
    const { call, subject } = await CALLERS.free();
    const request = { ...call, p_request_id: crypto.randomUUID() };
    await enhance(request);
    await backend.sql(`
      insert into public.enhancements (user_id, request_id, original, content)
      values ('${call.p_user_id}', '${request.p_request_id}', 'haiku', 'the answer')`);
    return { request, subject };
  }

  test("is given again without a call of the model, as often as the minute allows", async () => {
    const { request, subject } = await answered();
    await backend.sql(
      `update private.rate_windows set requests = 20 where key = 'starts:${subject}'`,
    );
    for (let retry = 0; retry < 5; retry += 1) {
      const { hold_id: hold, ...kept } = await reserve(request);
      expect(kept).toMatchObject({ status: "reserved", kept_answer: "the answer", used: 1 });
      expect(await settle(hold, true)).toMatchObject({ used: 1, is_counted: true });
    }
    await backend.sql(`update private.rate_windows set requests = 10 where key = '${subject}'`);
    expect(await reserve(request)).toMatchObject({ status: "rate_limited", kept_answer: null });
  });

  test("is made again once it was deleted, which is a start", async () => {
    const { request, subject } = await answered();
    await backend.sql("delete from public.enhancements");
    expect(await reserve(request)).toMatchObject({ status: "reserved", kept_answer: null });
    const starts = `select requests from private.rate_windows where key = 'starts:${subject}'`;
    expect(await backend.sql(starts)).toEqual([{ requests: 2 }]);
  });

  test("is nobody else's", async () => {
    const { request } = await answered();
    const { call } = await CALLERS.free();
    const same = { ...call, p_request_id: request.p_request_id };
    expect(await reserve(same)).toMatchObject({ status: "reserved", kept_answer: null, used: 0 });
  });
});

describe("the breaker over all guests", () => {
  test("counts uses and running ones, and nothing that was given back or refused", async () => {
    await setLimit("all_guests_per_day", 3);
    for (let guest = 0; guest < 10; guest += 1)
      await hangUp({ p_guest_id: crypto.randomUUID(), p_network: "attacker" });
    await setLimit("network_starts_per_day", 10);
    const attacker = { p_guest_id: crypto.randomUUID(), p_network: "attacker" };
    expect((await reserve(attacker)).status).toBe("daily_limit");
    await setLimit("network_starts_per_day", 50);
    expect((await breakers())[0]).toMatchObject({ name: "guests", used: 0, is_tripped: false });
    const first = { p_guest_id: crypto.randomUUID(), p_request_id: crypto.randomUUID() };
    await enhance(first);
    await reserve({ p_guest_id: crypto.randomUUID() });
    const refined = {
      p_guest_id: first.p_guest_id,
      p_parent_request_id: first.p_request_id,
      p_parent_answer: ANSWER,
    };
    await enhance(refined);
    await enhance({ p_guest_id: crypto.randomUUID() });
    const refused = await reserve({ p_guest_id: crypto.randomUUID() });
    expect(refused.status).toBe("guests_breaker");
    expect(refused.retry_after).toBeGreaterThan(0);
    expect((await breakers())[0]).toEqual({
      name: "guests",
      used: 3,
      allowed: 3,
      is_tripped: true,
    });
    expect((await reserve(refined)).status).toBe("reserved");
    expect((await reserve((await CALLERS.free()).call)).status).toBe("reserved");
    expect(await noted()).toEqual([
      { kind: "breaker", detail: "guests", events: 1, user_id: null },
      { kind: "refusal", detail: "daily_limit", events: 1, user_id: null },
      { kind: "refusal", detail: "guests_breaker", events: 1, user_id: null },
    ]);
  });
});

describe("the spending breaker", () => {
  test("stops every caller after so many calls of the model, and counts no refused one", async () => {
    await setLimit("all_starts_per_day", 2);
    await hangUp((await CALLERS.free()).call);
    await hangUp((await CALLERS.guest()).call);
    for (const tier of ["guest", "free", "premium"] as const) {
      const { call, subject } = await CALLERS[tier]();
      const refused = await reserve(call);
      expect(refused).toMatchObject({ status: "spending_breaker", used: 0 });
      expect(refused.retry_after).toBeGreaterThan(60);
      const starts = `select 1 from private.rate_windows where key = 'starts:${subject}'`;
      expect(await backend.sql(starts)).toEqual([]);
    }
    expect((await breakers())[1]).toEqual({
      name: "spending",
      used: 2,
      allowed: 2,
      is_tripped: true,
    });
    expect(await noted()).toEqual([
      { kind: "breaker", detail: "spending", events: 3, user_id: null },
      { kind: "refusal", detail: "spending_breaker", events: 3, user_id: null },
    ]);
  });

  test("at zero lets nobody in", async () => {
    await setLimit("all_starts_per_day", 0);
    expect((await reserve((await CALLERS.free()).call)).status).toBe("spending_breaker");
  });
});

test("guests who use up the minute of a network stop no account behind it", async () => {
  await backend.sql(`
    insert into private.rate_windows (key, started_at, requests)
    select 'network:office', date_trunc('minute', now(), 'UTC') + minute, 20
    from unnest(array[interval '0', interval '1 minute']) as minute`);
  const { call: guest } = await CALLERS.guest();
  expect((await reserve({ ...guest, p_network: "office" })).status).toBe("rate_limited");
  const { call: account } = await CALLERS.free();
  expect((await reserve({ ...account, p_network: "office" })).status).toBe("reserved");
});

test("refusals are noted by kind and hour, without the account", async () => {
  const { call } = await CALLERS.free();
  const request = { ...call, p_request_id: crypto.randomUUID(), p_fingerprint: "a" };
  await enhance(request);
  await reserve({ ...request, p_fingerprint: "b" });
  await enhance(call);
  await reserve(call);
  await reserve(call);
  expect(await noted()).toEqual([
    { kind: "refusal", detail: "quota_exceeded", events: 2, user_id: null },
    { kind: "refusal", detail: "request_mismatch", events: 1, user_id: null },
  ]);
});

describe("what is old", () => {
  const OLD = 1200;
  const counts = () =>
    backend.sql(`
      select (select count(*)::int from private.rate_windows where key like 'old%') as windows,
        (select count(*)::int from private.holds where subject like 'old%') as holds,
        (select count(*)::int from private.guest_usage where used_at < now() - interval '1 year') as guests,
        (select count(*)::int from private.security_events where detail like 'old%') as events`);
  const plantOld = () =>
    backend.sql(`
      insert into private.rate_windows (key, started_at)
        select 'old' || n, now() - interval '3 days' from generate_series(1, ${OLD}) n;
      insert into private.holds (subject, request_id, is_counted, created_at, expires_at)
        select 'old' || n, gen_random_uuid(), true, now() - interval '3 days', now()
        from generate_series(1, ${OLD}) n;
      insert into private.guest_usage (guest_id, used_at)
        select gen_random_uuid(), now() - interval '366 days' from generate_series(1, ${OLD});
      insert into private.security_events (hour, kind, detail)
        select now() - interval '181 days', 'refusal', 'old' || n from generate_series(1, ${OLD}) n;
      insert into private.security_events (hour, kind, detail)
        values (now() - interval '179 days', 'refusal', 'young')`);

  test("goes with each 200th call, a thousand rows of each kind at a time", async () => {
    await plantOld();
    await backend.sql("select setval('private.reservations', 398)");
    await reserve((await CALLERS.guest()).call);
    const all = { windows: OLD, holds: OLD, guests: OLD, events: OLD };
    expect(await counts()).toEqual([all]);
    await reserve((await CALLERS.guest()).call);
    expect(await counts()).toEqual([{ windows: 200, holds: 200, guests: 200, events: 200 }]);
    await backend.sql("select private.purge_quota_history()");
    expect(await counts()).toEqual([{ windows: 0, holds: 0, guests: 0, events: 0 }]);
    expect(await noted()).toMatchObject([{ detail: "young" }]);
  });
});
