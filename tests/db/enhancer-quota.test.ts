import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { ANSWER, type Call, reservationsOf } from "../support/reservations";
import { createAccount, subscribe, type RestCaller } from "../support/rest-caller";
import { startTestBackend, type TestBackend } from "../support/test-backend";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
beforeEach(() =>
  backend.sql("delete from private.rate_windows; delete from private.holds where user_id is null"),
);
afterAll(() => backend.close());

const reserve = (call: Call) => reservationsOf(backend).reserve(call);
const settle = (holdId: string, isSuccess: boolean) =>
  reservationsOf(backend).settle(holdId, isSuccess);
const enhance = (call: Call) => reservationsOf(backend).enhance(call);
const refining = ({ p_request_id: id }: { p_request_id: string }) => ({
  p_parent_request_id: id,
  p_parent_answer: ANSWER,
});

describe("a retry with the same request id", () => {
  test("is the same reservation while the first runs, and after it was committed", async () => {
    const { id } = await createAccount(backend);
    const call = { p_user_id: id, p_request_id: crypto.randomUUID(), p_fingerprint: "a" };
    const first = await reserve(call);
    const second = await reserve(call);
    expect(second).toMatchObject({ status: "reserved", hold_id: first.hold_id });
    await settle(first.hold_id, true);
    expect(await settle(second.hold_id, true)).toMatchObject({ used: 1 });
    expect(await reserve(call)).toMatchObject({
      status: "reserved",
      hold_id: first.hold_id,
      used: 1,
    });
  });

  test("is refunded only when its last run has failed", async () => {
    const { id } = await createAccount(backend);
    const call = { p_user_id: id, p_request_id: crypto.randomUUID() };
    const { hold_id: hold } = await reserve(call);
    await reserve(call);
    await settle(hold, false);
    expect(await settle(hold, true)).toMatchObject({ used: 1, is_counted: true });
  });

  test("starts anew, and counts once, after a refund", async () => {
    const { id } = await createAccount(backend);
    const call = { p_user_id: id, p_request_id: crypto.randomUUID() };
    for (let failure = 0; failure < 4; failure += 1)
      await settle((await reserve(call)).hold_id, false);
    expect(await enhance(call)).toMatchObject({ used: 1 });
  });

  test("is not an endless free service", async () => {
    const { id } = await createAccount(backend);
    const call = { p_user_id: id, p_request_id: crypto.randomUUID() };
    await enhance(call);
    await reserve(call);
    await reserve(call);
    expect((await reserve(call)).status).toBe("rate_limited");
  });

  test("is refused when it asks for something else", async () => {
    const { id } = await createAccount(backend);
    const call = { p_user_id: id, p_request_id: crypto.randomUUID(), p_fingerprint: "a" };
    await enhance(call);
    expect((await reserve({ ...call, p_fingerprint: "b" })).status).toBe("request_mismatch");
  });

  test("of another account is that account's own request", async () => {
    const [one, two] = [await createAccount(backend), await createAccount(backend)];
    const call = { p_request_id: crypto.randomUUID() };
    const first = await reserve({ ...call, p_user_id: one.id });
    const second = await reserve({ ...call, p_user_id: two.id });
    expect(second.status).toBe("reserved");
    expect(second.hold_id).not.toBe(first.hold_id);
  });
});

describe("a refinement", () => {
  const parent = () => ({ p_request_id: crypto.randomUUID() });

  test("of a young result belongs to the same use, even when the quota is used up", async () => {
    const { id } = await createAccount(backend);
    const first = { p_user_id: id, ...parent() };
    await enhance(first);
    await enhance({ p_user_id: id });
    const refined = { p_user_id: id, ...parent(), ...refining(first) };
    expect(await reserve(refined)).toMatchObject({ status: "reserved", is_counted: false });
    const again = { p_user_id: id, ...refining(first) };
    expect(await enhance(again)).toMatchObject({ used: 2, is_counted: false });
    expect((await reserve({ p_user_id: id })).status).toBe("quota_exceeded");
  });

  test.each([
    ["older than ten minutes", "settled_at = now() - interval '11 minutes'"],
    ["that was refunded", "state = 'refunded'"],
  ])("of a result %s is a use of its own", async (_name, change) => {
    const { id } = await createAccount(backend);
    const first = { p_user_id: id, ...parent() };
    const { hold_id: hold } = await reserve(first);
    await settle(hold, true);
    await backend.sql(`update private.holds set ${change} where id = '${hold}'`);
    const refined = { p_user_id: id, ...refining(first) };
    expect(await enhance(refined)).toMatchObject({ used: 2, is_counted: true });
  });

  test("of somebody else's result is a use of one's own", async () => {
    const [one, two] = [await createAccount(backend), await createAccount(backend)];
    const first = { p_user_id: one.id, ...parent() };
    await enhance(first);
    const refined = { p_user_id: two.id, ...refining(first) };
    expect(await enhance(refined)).toMatchObject({ used: 1, is_counted: true });
  });

  test("of a text that the result does not have is a use of its own", async () => {
    const { id } = await createAccount(backend);
    const first = { p_user_id: id, ...parent() };
    await enhance(first);
    const unrelated = { p_user_id: id, ...refining(first), p_parent_answer: "another hash" };
    expect(await enhance(unrelated)).toMatchObject({ used: 2, is_counted: true });
  });

  test("of either text is free when two runs of one request gave two", async () => {
    const { id } = await createAccount(backend);
    const first = { p_user_id: id, ...parent() };
    const { hold_id: hold } = await reserve(first);
    await reserve(first);
    await settle(hold, true);
    await backend.sql(
      `select private.settle('${hold}', true, 'second', true); delete from private.rate_windows`,
    );
    for (const answer of [ANSWER, "second"]) {
      const refined = { p_user_id: id, ...refining(first), p_parent_answer: answer };
      expect(await enhance(refined)).toMatchObject({ used: 1, is_counted: false });
    }
  });

  test("of refinements ends after ten, however young the last one is", async () => {
    const { id } = await createAccount(backend);
    let last = { p_user_id: id, ...parent() };
    await enhance(last);
    for (let round = 0; round < 10; round += 1) {
      await backend.sql("delete from private.rate_windows");
      const next = { p_user_id: id, ...parent(), ...refining(last) };
      expect(await enhance(next)).toMatchObject({ used: 1 });
      last = next;
    }
    const eleventh = { p_user_id: id, ...refining(last) };
    await backend.sql("delete from private.rate_windows");
    expect(await enhance(eleventh)).toMatchObject({ used: 2, is_counted: true });
  });
});

describe("a guest with a signed id", () => {
  const rowsOfGuest = ({ p_guest_id: id }: { p_guest_id: string }) =>
    `select * from private.guest_usage where guest_id = '${id}'`;

  test("gets two enhancements from any network, and no third", async () => {
    const guest = { p_guest_id: crypto.randomUUID() };
    await enhance(guest);
    expect(await enhance(guest)).toEqual({ used: 2, usage_limit: 2, is_counted: true });
    expect(await reserve(guest)).toMatchObject({ status: "quota_exceeded", used: 2 });
  });

  test("is told when one is still running", async () => {
    const guest = { p_guest_id: crypto.randomUUID() };
    await enhance(guest);
    await reserve(guest);
    expect((await reserve(guest)).status).toBe("in_flight");
  });

  test("shares the network's cap, and is told how long the day still is", async () => {
    await backend.sql("update private.limits set value = 100 where name = 'network_per_minute'");
    for (let guest = 0; guest < 10; guest += 1)
      await enhance({ p_guest_id: crypto.randomUUID(), p_network: "library" });
    const refused = await reserve({ p_guest_id: crypto.randomUUID(), p_network: "library" });
    expect(refused.status).toBe("daily_limit");
    const midnight = new Date().setUTCHours(24, 0, 0, 0);
    const secondsLeft = (midnight - Date.now()) / 1000;
    expect(Math.abs((refused.retry_after ?? 0) - secondsLeft)).toBeLessThan(5);
  });

  test("refines within the network's cap", async () => {
    const guest = { p_guest_id: crypto.randomUUID(), p_network: "cafe" };
    const first = { ...guest, p_request_id: crypto.randomUUID() };
    await enhance(first);
    const refined = { ...guest, ...refining(first) };
    expect(await enhance(refined)).toMatchObject({ used: 1, is_counted: false });
  });

  test("must pass the challenge from the second call on, with a new id too", async () => {
    const guest = { p_guest_id: crypto.randomUUID(), p_network: "home", p_needs_challenge: true };
    await enhance(guest);
    expect((await reserve(guest)).status).toBe("challenge_required");
    expect((await reserve({ ...guest, p_network: "elsewhere" })).status).toBe("challenge_required");
    const renewed = { ...guest, p_guest_id: crypto.randomUUID() };
    expect((await reserve(renewed)).status).toBe("challenge_required");
    expect((await reserve({ ...guest, p_needs_challenge: false })).status).toBe("reserved");
  });

  test("is remembered from the first use on, and forgotten a year after the last", async () => {
    const guest = { p_guest_id: crypto.randomUUID() };
    await reserve(guest);
    expect(await backend.sql(rowsOfGuest(guest))).toEqual([]);
    await enhance(guest);
    expect(await backend.sql(rowsOfGuest(guest))).toHaveLength(1);
    await backend.sql(`
      update private.guest_usage set used_at = now() - interval '366 days';
      select private.purge_quota_history();`);
    expect(await backend.sql("select * from private.guest_usage")).toEqual([]);
  });
});

test("too many requests a minute say how long the minute still is", async () => {
  const { id } = await createAccount(backend);
  await subscribe(backend, id);
  await backend.sql(`
    insert into private.rate_windows (key, started_at, requests)
    select 'user:${id}', date_trunc('minute', now(), 'UTC') + minute, 10
    from unnest(array[interval '0', interval '1 minute']) as minute`);
  const { status, retry_after: seconds } = await reserve({ p_user_id: id });
  expect(status).toBe("rate_limited");
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
});

describe("the history", () => {
  const post = (call: RestCaller, body: object) =>
    call({
      method: "POST",
      path: "enhancements",
      body,
      headers: { prefer: "return=representation" },
    });

  test("keeps the newest two hundred of each account", async () => {
    const [one, two] = [await createAccount(backend), await createAccount(backend)];
    await post(two.call, { original: "a", content: "b" });
    const rows = Array.from({ length: 205 }, (_, index) => ({
      original: `prompt ${index}`,
      content: "text",
      created_at: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
    }));
    expect((await post(one.call, rows)).status).toBe(201);
    const { body } = await one.call({
      method: "GET",
      path: "enhancements?select=original&order=created_at.asc",
    });
    expect(body).toHaveLength(200);
    expect((body as { original: string }[])[0]).toEqual({ original: "prompt 5" });
    expect((await two.call({ method: "GET", path: "enhancements" })).body).toHaveLength(1);
  });

  test("takes no date from the future", async () => {
    const { call } = await createAccount(backend);
    const future = "2999-01-01T00:00:00Z";
    const { body } = await post(call, { original: "a", content: "b", created_at: future });
    expect(JSON.stringify(body)).not.toContain("2999");
  });

  test("keeps a version whose origin is deleted, and none that points at another's row", async () => {
    const [one, two] = [await createAccount(backend), await createAccount(backend)];
    const { body: first } = await post(one.call, { original: "a", content: "b" });
    const [{ id: parent } = { id: "" }] = first as { id: string }[];
    const child = { original: "a", content: "c", parent_id: parent };
    expect((await post(two.call, child)).status).toBeGreaterThanOrEqual(400);
    expect((await post(one.call, child)).status).toBe(201);
    await one.call({ method: "DELETE", path: `enhancements?id=eq.${parent}` });
    const { body } = await one.call({ method: "GET", path: "enhancements?select=parent_id" });
    expect(body).toEqual([{ parent_id: null }]);
  });

  test("refuses the same request twice", async () => {
    const { call } = await createAccount(backend);
    const row = { original: "a", content: "b", request_id: crypto.randomUUID() };
    expect((await post(call, row)).status).toBe(201);
    expect((await post(call, row)).status).toBe(409);
  });
});
