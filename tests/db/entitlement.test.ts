import { afterAll, beforeAll, describe, expect, test } from "vitest";

import {
  type Account,
  createAccount,
  restCaller,
  subscribe,
  type SubscriptionRow,
} from "../support/rest-caller";
import { startTestBackend, type TestBackend } from "../support/test-backend";

let backend: TestBackend;
let locked: { id: string; title: string; teaser: string; body: string };

beforeAll(async () => {
  backend = await startTestBackend();
  const [row] = await backend.sql<typeof locked>(`
    select p.id, p.title, p.content as teaser, b.content as body
    from library.prompts p join library.premium_bodies b on b.prompt_id = p.id order by p.id limit 1`);
  if (row === undefined) throw new Error("The seed has no premium prompt.");
  locked = row;
});
afterAll(() => backend.close());

async function contentFor(account: Account): Promise<unknown> {
  const { body } = await account.call({
    method: "GET",
    path: `prompts?select=content&id=eq.${locked.id}`,
  });
  return body;
}

const AT_ONCE = "now() - interval '1 minute'";

describe("reads a premium body", () => {
  test.each<[string, SubscriptionRow]>([
    ["while active", {}],
    ["while trialing", { status: "trialing" }],
    [
      "for 3 days after the period, in case the renewal's webhook is late",
      { current_period_end: "now() - interval '2 days'" },
    ],
    ["until the period ends, when cancelled", { cancel_at_period_end: true }],
    [
      "for 7 days of a failed renewal",
      {
        status: "past_due",
        current_period_end: AT_ONCE,
        past_due_since: "now() - interval '6 days'",
      },
    ],
  ])("%s", async (_name, subscription) => {
    const account = await createAccount(backend);
    await subscribe(backend, account.id, subscription);
    expect(await contentFor(account)).toEqual([{ content: locked.body }]);
  });
});

describe("sees only the teaser", () => {
  test.each<[string, SubscriptionRow | null]>([
    ["without a subscription", null],
    ["4 days after the period ended", { current_period_end: "now() - interval '4 days'" }],
    [
      "at once when a cancelled period ended",
      { cancel_at_period_end: true, current_period_end: AT_ONCE },
    ],
    [
      "after 7 days of a failed renewal",
      { status: "past_due", past_due_since: "now() - interval '8 days'" },
    ],
    ["at once after a refund or dispute", { revoked_at: AT_ONCE }],
    ["when cancelled", { status: "canceled" }],
    ["when unpaid", { status: "unpaid" }],
    ["when the first payment is incomplete", { status: "incomplete" }],
    ["when that payment was given up", { status: "incomplete_expired" }],
    ["when paused", { status: "paused" }],
  ])("%s", async (_name, subscription) => {
    const account = await createAccount(backend);
    if (subscription !== null) await subscribe(backend, account.id, subscription);
    expect(await contentFor(account)).toEqual([{ content: locked.teaser }]);
  });
});

/** A piece from the middle of the body that is in no title or teaser. */
function secretOf(body: string): string {
  return body.slice(Math.floor(body.length / 2), Math.floor(body.length / 2) + 40);
}

test.each([
  ["select *", () => "prompts?select=*"],
  ["select the column alone", () => "prompts?select=content"],
  ["order by the content", () => "prompts?select=*&order=content"],
  ["embed through a saved prompt", () => "saved_prompts?select=*,prompts(id,title,content)"],
])("no premium body leaves through: %s", async (_name, path) => {
  const account = await createAccount(backend);
  await account.call({
    method: "POST",
    path: "saved_prompts",
    body: { user_id: account.id, prompt_id: locked.id },
  });
  for (const call of [account.call, restCaller(backend, null)]) {
    const { status, text } = await call({ method: "GET", path: path() });
    // A signed-out visitor has no saved prompts to read.
    expect(status).toBe(call === account.call || path().startsWith("prompts") ? 200 : 401);
    expect(text).not.toContain(JSON.stringify(secretOf(locked.body)).slice(1, -1));
  }
});

test("searching for words of a premium body finds nothing for those who may not read it", async () => {
  const secret = encodeURIComponent(`*${secretOf(locked.body).replaceAll(/[^A-Za-z ]/g, "_")}*`);
  const path = `prompts?select=id&content=ilike.${secret}`;
  const free = await createAccount(backend);
  const premium = await createAccount(backend);
  await subscribe(backend, premium.id);
  expect((await free.call({ method: "GET", path })).body).toEqual([]);
  expect((await premium.call({ method: "GET", path })).body).toEqual([{ id: locked.id }]);
});

test("a free reader's whole list is the same, byte for byte, when only premium bodies change", async () => {
  const free = await createAccount(backend);
  const read = () => free.call({ method: "GET", path: "prompts?select=*&order=content,id" });
  const before = await read();
  await backend.sql("update library.premium_bodies set content = 'changed ' || content");
  const after = await read();
  await backend.sql("update library.premium_bodies set content = substr(content, 9)");
  expect(after.text).toBe(before.text);
});

test("the profile's flags are the subscription's projection, whatever a subscriber writes", async () => {
  const account = await createAccount(backend);
  await subscribe(backend, account.id);
  const { status, body } = await account.call({
    method: "PATCH",
    path: `users?id=eq.${account.id}`,
    body: {
      is_premium: true,
      is_subscribed: false,
      premium_activated_at: "2001-01-01T00:00:00Z",
      premium_source: "forged",
    },
    headers: { prefer: "return=representation" },
  });
  expect(status).toBe(200);
  expect(body).toMatchObject([
    { is_premium: true, is_subscribed: true, plan: "premium", premium_source: "stripe" },
  ]);
  expect(JSON.stringify(body)).not.toContain("2001-01-01");
});

test.each<[string, SubscriptionRow, object]>([
  ["renews", {}, { premium_renews: true }],
  ["ends, once canceled", { cancel_at_period_end: true }, { premium_renews: false }],
  ["is forgotten, once revoked", { revoked_at: AT_ONCE }, { premium_until: null }],
])("the profile says until when Premium is paid, and that it %s", async (_name, row, expected) => {
  const account = await createAccount(backend);
  await subscribe(backend, account.id, { current_period_end: "'2099-01-31T00:00:00Z'", ...row });
  const { body } = await account.call({ method: "GET", path: "users?select=*" });
  const [profile] = body as { premium_until: string | null }[];
  expect(profile).toMatchObject(expected);
  expect(profile?.premium_until?.slice(0, 10) ?? null).toBe(
    "premium_until" in expected ? null : "2099-01-31",
  );
});

test("a revoked subscriber asking for premium again is told that payment is required", async () => {
  const account = await createAccount(backend);
  await subscribe(backend, account.id);
  await subscribe(backend, account.id, { revoked_at: AT_ONCE });
  const { status } = await account.call({
    method: "PATCH",
    path: `users?id=eq.${account.id}`,
    body: { is_premium: true },
  });
  expect(status).toBe(402);
});

test("a profile made with forged values holds the truth instead", async () => {
  const account = await createAccount(backend);
  await backend.sql(`delete from public.users where id = '${account.id}'`);
  const { body } = await account.call({
    method: "POST",
    path: "users",
    body: {
      id: account.id,
      email: "someone@else.example",
      prompt_usage_count: -5,
      is_subscribed: false,
      is_premium: false,
    },
    headers: { prefer: "return=representation" },
  });
  expect(body).toMatchObject([{ email: account.email, prompt_usage_count: 0, plan: "free" }]);
});
