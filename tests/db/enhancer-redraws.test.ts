import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { ANSWER, type Call, reservationsOf } from "../support/reservations";
import { createAccount, subscribe } from "../support/rest-caller";
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
const enhance = (call: Call) => reservationsOf(backend).enhance(call);
const answerWithoutUse = async (call: Call) =>
  reservationsOf(backend).settleWithoutUse((await reserve(call)).hold_id);
const redrawing = ({ p_request_id: id }: { p_request_id: string }) => ({
  p_request_id: crypto.randomUUID(),
  p_parent_request_id: id,
  p_parent_answer: ANSWER,
  p_is_redraw: true,
});
const newCall = async () => {
  const { id } = await createAccount(backend);
  return { p_user_id: id, p_request_id: crypto.randomUUID() };
};
const countOf = async (key: string) => {
  const [row] = await backend.sql<{ requests: number | null }>(
    `select sum(requests)::integer as requests from private.rate_windows where key = '${key}'`,
  );
  return row?.requests ?? 0;
};

describe("an answer that is no use", () => {
  test("is neither counted nor given back as a failure, but is a start", async () => {
    const call = await newCall();
    expect(await answerWithoutUse(call)).toMatchObject({ used: 0, is_counted: false });
    expect(await countOf(`refunds:user:${call.p_user_id}`)).toBe(0);
    expect(await countOf(`starts:user:${call.p_user_id}`)).toBe(1);
  });

  test("of a guest is not counted either", async () => {
    const guest = { p_guest_id: crypto.randomUUID() };
    expect(await answerWithoutUse(guest)).toMatchObject({ used: 0, is_counted: false });
    expect(await enhance(guest)).toMatchObject({ used: 1, is_counted: true });
  });

  test("does not end another run of the same request, which counts", async () => {
    const call = await newCall();
    const { hold_id: hold } = await reserve(call);
    await reserve(call);
    await reservationsOf(backend).settleWithoutUse(hold);
    expect(await reservationsOf(backend).settle(hold, true)).toMatchObject({ used: 1 });
  });

  test("is nothing that can be drawn again or refined for free", async () => {
    const call = await newCall();
    await answerWithoutUse(call);
    const user = { p_user_id: call.p_user_id };
    expect((await reserve({ ...redrawing(call), ...user })).status).toBe("foreign_redraw");
    const refined = { ...redrawing(call), ...user, p_is_redraw: false };
    expect(await enhance(refined)).toMatchObject({ used: 1, is_counted: true });
  });

  test("may be asked for until the day's starts are used up", async () => {
    const guest = { p_guest_id: crypto.randomUUID() };
    for (let start = 0; start < 10; start += 1) await answerWithoutUse(guest);
    expect((await reserve(guest)).status).toBe("daily_limit");
  });
});

describe("a redraw", () => {
  test("costs no use and no start, even when the quota is used up", async () => {
    const call = await newCall();
    await enhance(call);
    await enhance({ p_user_id: call.p_user_id });
    const redraw = { ...redrawing(call), p_user_id: call.p_user_id };
    expect(await enhance(redraw)).toMatchObject({ used: 2, is_counted: false });
    expect(await countOf(`starts:user:${call.p_user_id}`)).toBe(2);
    expect(await countOf("starts")).toBe(2);
  });

  test("knows no limit of ten minutes or of ten times, and leaves the ten refinements alone", async () => {
    const call = await newCall();
    await enhance(call);
    const user = { p_user_id: call.p_user_id };
    for (let time = 0; time < 15; time += 1) {
      expect((await reserve({ ...redrawing(call), ...user })).status).toBe("reserved");
    }
    const refined = { ...redrawing(call), ...user, p_is_redraw: false };
    expect(await reserve(refined)).toMatchObject({ status: "in_flight" });
    await backend.sql("update private.holds set state = 'committed' where is_redraw");
    expect(await enhance(refined)).toMatchObject({ used: 1, is_counted: false });
    await backend.sql("update private.holds set settled_at = now() - interval '1 day'");
    expect((await reserve({ ...redrawing(call), ...user })).status).toBe("reserved");
  });

  test("can be drawn again and refined itself", async () => {
    const call = await newCall();
    const user = { p_user_id: call.p_user_id };
    await enhance(call);
    const first = { ...redrawing(call), ...user };
    await enhance(first);
    const second = { ...redrawing(first), ...user };
    expect(await enhance(second)).toMatchObject({ used: 1, is_counted: false });
    const refined = { ...redrawing(second), ...user, p_is_redraw: false };
    expect(await enhance(refined)).toMatchObject({ used: 1, is_counted: false });
  });

  test("that is repeated or broken off costs nothing either", async () => {
    const call = await newCall();
    await enhance(call);
    const redraw = { ...redrawing(call), p_user_id: call.p_user_id };
    for (let time = 0; time < 5; time += 1) {
      expect(await enhance(redraw)).toMatchObject({ used: 1, is_counted: false });
    }
    const broken = { ...redrawing(call), p_user_id: call.p_user_id };
    for (let time = 0; time < 12; time += 1) await reservationsOf(backend).hangUp(broken);
    expect(await countOf(`refunds:user:${call.p_user_id}`)).toBe(0);
    expect(await countOf(`starts:user:${call.p_user_id}`)).toBe(1);
  });

  test.each([
    ["a text we did not answer with", { p_parent_answer: "another hash" }],
    ["an unknown request", { p_parent_request_id: crypto.randomUUID() }],
  ])("of %s is refused", async (_name, change) => {
    const call = await newCall();
    await enhance(call);
    const redraw = { ...redrawing(call), p_user_id: call.p_user_id, ...change };
    expect((await reserve(redraw)).status).toBe("foreign_redraw");
  });

  test("of somebody else's text is refused, to accounts and guests", async () => {
    const call = await newCall();
    await enhance(call);
    const { p_user_id: other } = await newCall();
    expect((await reserve({ ...redrawing(call), p_user_id: other })).status).toBe("foreign_redraw");
    const guest = { ...redrawing(call), p_guest_id: crypto.randomUUID() };
    expect((await reserve(guest)).status).toBe("foreign_redraw");
  });

  test("of a text that was given back is refused", async () => {
    const call = await newCall();
    await reservationsOf(backend).hangUp(call);
    const redraw = { ...redrawing(call), p_user_id: call.p_user_id };
    expect((await reserve(redraw)).status).toBe("foreign_redraw");
  });

  test("is possible sixty times a minute, refused ones included", async () => {
    const call = await newCall();
    await enhance(call);
    await subscribe(backend, call.p_user_id);
    const user = { p_user_id: call.p_user_id };
    for (let time = 0; time < 30; time += 1) {
      await enhance({ ...redrawing(call), ...user });
      await reserve({ ...redrawing(call), ...user, p_parent_answer: "another hash" });
    }
    expect(await reserve({ ...redrawing(call), ...user })).toMatchObject({
      status: "rate_limited",
      retry_after: expect.any(Number) as number,
    });
  });
});
