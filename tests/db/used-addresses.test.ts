import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { DEMO_PASSWORD } from "../../supabase/local/demo-accounts";
import { ledgerOf } from "../support/payment-backend";
import { authCall, restCaller } from "../support/rest-caller";
import { startTestBackend, type TestBackend } from "../support/test-backend";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

const newName = () => `anna.${crypto.randomUUID()}`;

async function signUp(email: string) {
  const { access_token: token, user } = await authCall(backend, "signup", {
    email,
    password: DEMO_PASSWORD,
  });
  return { id: user.id, token };
}

type Reservation = { status: string; hold_id: string; used: number };

async function reserve(userId: string): Promise<Reservation> {
  const [row] = await backend.sql<Reservation>(
    `select * from public.reserve_enhancement('${userId}', gen_random_uuid()::text, gen_random_uuid())`,
  );
  if (row === undefined) throw new Error("No answer.");
  return row;
}

/** Enhances until it is refused. How often it worked. */
async function useUp(userId: string): Promise<number> {
  for (let delivered = 0; ; delivered += 1) {
    const { status, hold_id: hold } = await reserve(userId);
    if (status !== "reserved") return delivered;
    await backend.sql(`select * from public.settle_enhancement('${hold}', true)`);
  }
}

async function remove(userId: string): Promise<void> {
  expect(await ledgerOf(backend).deleteAccount({ userId, ended: [] })).toBe(true);
}

const isRemembered = async (email: string) =>
  (
    await backend.sql(
      `select 1 from private.used_addresses where address_hash = private.address_hash('${email}')`,
    )
  ).length === 1;

test("five accounts in a row with one address get the free uses of one", async () => {
  const email = `${newName()}@example.com`;
  let delivered = 0;
  for (let lap = 0; lap < 5; lap += 1) {
    const { id } = await signUp(email);
    delivered += await useUp(id);
    await remove(id);
  }
  expect(delivered).toBe(2);
});

test("a new account starts with what was used, and its profile says so", async () => {
  const email = `${newName()}@example.com`;
  const first = await signUp(email);
  const { hold_id: hold } = await reserve(first.id);
  await backend.sql(`select * from public.settle_enhancement('${hold}', true)`);
  await remove(first.id);
  const { id, token } = await signUp(email);
  const profile = { id, email, prompt_usage_count: 0, is_subscribed: false, is_premium: false };
  const call = restCaller(backend, token);
  await call({ method: "POST", path: "users", body: profile });
  const { body } = await call({ method: "GET", path: "users?select=prompt_usage_count" });
  expect(body).toEqual([{ prompt_usage_count: 1 }]);
  expect(await useUp(id)).toBe(1);
});

test("an enhancement that runs while its account is deleted counts as used", async () => {
  const email = `${newName()}@example.com`;
  const { id } = await signUp(email);
  await reserve(id);
  await reserve(id);
  await remove(id);
  expect(await useUp((await signUp(email)).id)).toBe(0);
});

test("an enhancement that failed, and one that was never finished, do not count", async () => {
  const email = `${newName()}@example.com`;
  const { id } = await signUp(email);
  const failed = await reserve(id);
  await backend.sql(`select * from public.settle_enhancement('${failed.hold_id}', false)`);
  const stuck = await reserve(id);
  await backend.sql(
    `update private.holds set expires_at = now() - interval '1 second' where id = '${stuck.hold_id}'`,
  );
  await remove(id);
  expect(await isRemembered(email)).toBe(false);
  expect(await useUp((await signUp(email)).id)).toBe(2);
});

test("an account that changes its address takes its uses along, and leaves them behind as well", async () => {
  const [before, after] = [`${newName()}@example.com`, `${newName()}@example.com`];
  const { id } = await signUp(before);
  expect(await useUp(id)).toBe(2);
  await backend.sql(`update auth.users set email = '${after}' where id = '${id}'`);
  expect(await useUp(id)).toBe(0);
  await remove(id);
  expect(await useUp((await signUp(before)).id)).toBe(0);
  expect(await useUp((await signUp(after)).id)).toBe(0);
});

test("another address starts from zero, and an account that used nothing leaves nothing", async () => {
  const unused = `${newName()}@example.com`;
  await remove((await signUp(unused)).id);
  expect(await isRemembered(unused)).toBe(false);
  expect(await useUp((await signUp(`${newName()}@example.com`)).id)).toBe(2);
});

test("after a year the address is forgotten by the sweep, and before the sweep it no longer counts", async () => {
  const [old, recent] = [`${newName()}@example.com`, `${newName()}@example.com`];
  for (const [email, age] of [
    [old, "366 days"],
    [recent, "364 days"],
  ] as const) {
    const { id } = await signUp(email);
    await useUp(id);
    await remove(id);
    await backend.sql(
      `update private.used_addresses set noted_at = now() - interval '${age}'
       where address_hash = private.address_hash('${email}')`,
    );
  }
  expect(await useUp((await signUp(old)).id)).toBe(2);
  await ledgerOf(backend).sweep();
  expect([await isRemembered(old), await isRemembered(recent)]).toEqual([false, true]);
  expect(await useUp((await signUp(recent)).id)).toBe(0);
});

describe("the hash", () => {
  const hashOf = async (email: string | null) =>
    (
      await backend.sql<{ hash: string | null }>(
        `select private.address_hash(${email === null ? "null" : `'${email}'`}) as hash`,
      )
    )[0]?.hash;

  test.each([
    ["anna.b@example.com", " Anna.B@Example.COM ", true],
    ["anna.b@example.com", "anna.b+news+2@example.com", true],
    ["anna.b@example.com", "annab@example.com", false],
    ["annab@gmail.com", "A.n.na.b+x@googlemail.com", true],
    ["annab@gmail.com", "annab@example.com", false],
    ["+x@example.com", "+y@example.com", false],
  ])("of %s and of %s is the same: %s", async (one, other, isSame) => {
    expect((await hashOf(one)) === (await hashOf(other))).toBe(isSame);
  });

  test.each([[null], [""], ["no address"], ["@example.com"]])("of %j is none", async (email) => {
    expect(await hashOf(email)).toBeNull();
  });

  test("needs the key, which every database makes for itself", async () => {
    const email = "anna@example.com";
    const [row] = await backend.sql<{ key: string; plain: string }>(
      `select key, encode(sha256('${email}'), 'hex') as plain from private.address_key`,
    );
    expect(row?.key).toHaveLength(73);
    const before = await hashOf(email);
    expect(before).toMatch(/^[0-9a-f]{64}$/);
    expect(before).not.toBe(row?.plain);
    await backend.sql("update private.address_key set key = 'of another database'");
    expect(await hashOf(email)).not.toBe(before);
    await backend.sql(`update private.address_key set key = '${row?.key}'`);
  });
});
