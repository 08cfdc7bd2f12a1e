import { afterAll, beforeAll, expect, test } from "vitest";

import { type Account, createAccount, restCaller } from "../support/rest-caller";
import { startTestBackend, type TestBackend } from "../support/test-backend";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

type Shared = {
  status: string;
  title: string;
  content: string;
  items: { title: string; content: string; note: string; is_teaser: boolean }[];
};
type Link = { id: string; share_id: string | null; shared_until: string | null };

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const UNTIL = inDays(30);
const guest = () => restCaller(backend, null);
async function read(id: string | null | undefined, call = guest()): Promise<Shared> {
  const answer = await call({ method: "POST", path: "rpc/read_shared", body: { p_id: id } });
  expect(answer.status).toBe(200);
  return answer.body as Shared;
}

async function make({ call }: Account, table: string, row: object): Promise<Link> {
  const headers = { prefer: "return=representation" };
  const { body } = await call({ method: "POST", path: `${table}?select=id`, body: row, headers });
  return (body as [Link])[0];
}
async function share(
  { call }: Account,
  table: string,
  row: Pick<Link, "id">,
  until: unknown = UNTIL,
) {
  const { body } = await call({
    method: "PATCH",
    path: `${table}?id=eq.${row.id}&select=id,share_id,shared_until`,
    body: { shared_until: until },
    headers: { prefer: "return=representation" },
  });
  return (body as [Link])[0];
}
const OWN = { title: "Mine", content: "Write a poem for [NAME]." };

test("a prompt is read by anybody who has its link, until that is switched off", async () => {
  const account = await createAccount(backend);
  const prompt = await make(account, "own_prompts", OWN);
  const { share_id } = await share(account, "own_prompts", prompt);
  expect(await read(share_id)).toMatchObject({ status: "prompt", ...OWN });
  expect(await read(prompt.id)).toEqual({ status: "gone" });
  const off = await share(account, "own_prompts", prompt, null);
  expect(off).toMatchObject({ share_id: null, shared_until: null });
  expect(await read(share_id)).toEqual({ status: "gone" });
  const again = await share(account, "own_prompts", prompt);
  expect(again.share_id).not.toBe(share_id);
});

test("a link that is on keeps its id, lasts a year at most, and no time in the past switches one on", async () => {
  const account = await createAccount(backend);
  const prompt = await make(account, "own_prompts", OWN);
  const first = await share(account, "own_prompts", prompt);
  const longer = await share(account, "own_prompts", prompt, "infinity");
  expect(longer.share_id).toBe(first.share_id);
  const days = (Date.parse(longer.shared_until ?? "") - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(365);
  expect(await share(account, "own_prompts", prompt, inDays(-1))).toMatchObject({ share_id: null });
});

test("an expired link shows nothing, and a new one has another id", async () => {
  const account = await createAccount(backend);
  const prompt = await make(account, "own_prompts", OWN);
  const { share_id } = await share(account, "own_prompts", prompt);
  await backend.sql(`
    alter table public.own_prompts disable trigger switch_share;
    update public.own_prompts set shared_until = now() - interval '1 second' where id = '${prompt.id}';
    alter table public.own_prompts enable trigger switch_share;`);
  expect(await read(share_id)).toEqual({ status: "gone" });
  expect((await share(account, "own_prompts", prompt)).share_id).not.toBe(share_id);
});

test("an id that nobody has shows nothing, and neither does none", async () => {
  expect(await read(crypto.randomUUID())).toEqual({ status: "gone" });
  expect(await read(null)).toEqual({ status: "gone" });
});

const item = (kind: string, id: string, note = "") => ({ kind, id, note });
type Row = { id: string; title: string; content: string };

test("a collection shows its items in order; premium ones to subscribers only, and nobody else's prompts", async () => {
  const [owner, stranger] = [await createAccount(backend), await createAccount(backend)];
  const [free] = await backend.sql<Row>(
    "select id, title, content from library.prompts where not is_premium order by id limit 1",
  );
  const [premium] = await backend.sql<Row & { body: string }>(`
    select p.id, p.title, p.content, b.content as body from library.prompts p
    join library.premium_bodies b on b.prompt_id = p.id order by p.id limit 1`);
  if (free === undefined || premium === undefined) throw new Error("The seed has too few prompts.");
  const own = await make(owner, "own_prompts", OWN);
  const secret = await make(stranger, "own_prompts", { ...OWN, content: "SECRET" });
  const kept = await make(owner, "collections", {
    name: "For Monday",
    items: [
      item("prompt", premium.id, "first"),
      item("own", own.id),
      item("own", secret.id),
      item("prompt", own.id),
      item("prompt", crypto.randomUUID()),
      item("prompt", free.id),
    ].filter((one, place, all) => all.findIndex(({ id }) => id === one.id) === place),
  });
  const { share_id } = await share(owner, "collections", kept);
  const shown = await read(share_id);
  expect(shown).toMatchObject({
    status: "collection",
    title: "For Monday",
    items: [
      { title: premium.title, content: premium.content, note: "first", is_teaser: true },
      { title: OWN.title, content: OWN.content, is_teaser: false },
      { title: free.title, content: free.content, is_teaser: false },
    ],
  });
  expect(shown.items).toHaveLength(3);
  expect(JSON.stringify(shown)).not.toContain(owner.id);

  await backend.sql(`
    insert into private.subscriptions (user_id, status, current_period_end)
    values ('${stranger.id}', 'active', now() + interval '1 month')`);
  const forSubscriber = await read(share_id, stranger.call);
  expect(forSubscriber.items[0]).toMatchObject({ content: premium.body, is_teaser: false });
  // Its owner is no subscriber, and sees of it what a guest sees.
  expect((await read(share_id, owner.call)).items[0]).toMatchObject({ content: premium.content });
});

test("a paid text in a prompt of one's own is a teaser for those who may not read it", async () => {
  const account = await createAccount(backend);
  const [paid] = await backend.sql<{ teaser: string; body: string }>(`
    select p.content as teaser, b.content as body from library.prompts p
    join library.premium_bodies b on b.prompt_id = p.id order by p.id limit 1`);
  const content = ` ${paid?.body}\n`;
  const prompt = await make(account, "own_prompts", { ...OWN, content });
  const { share_id } = await share(account, "own_prompts", prompt);
  expect(await read(share_id)).toMatchObject({ content: paid?.teaser });
  await backend.sql(`
    insert into private.subscriptions (user_id, status, current_period_end)
    values ('${account.id}', 'active', now() + interval '1 month')`);
  expect(await read(share_id, account.call)).toMatchObject({ content });
});

test("a link is read so often a minute, and others are not held back by it", async () => {
  const account = await createAccount(backend);
  const [one, other] = [
    await share(account, "own_prompts", await make(account, "own_prompts", OWN)),
    await share(account, "own_prompts", await make(account, "own_prompts", OWN)),
  ];
  await backend.sql("update private.limits set value = 2 where name = 'shared_reads_per_minute'");
  // Both reads and the refusal in one minute.
  await backend.sql(`insert into private.rate_windows (key, started_at, requests)
    values ('shared:${one.share_id}', date_trunc('minute', now(), 'UTC'), 2)`);
  expect(await read(one.share_id)).toEqual({ status: "rate_limited" });
  expect(await read(other.share_id)).toMatchObject({ status: "prompt" });
  const gone = crypto.randomUUID();
  await read(gone);
  expect(
    await backend.sql(`select 1 from private.rate_windows where key = 'shared:${gone}'`),
  ).toEqual([]);
  await backend.sql("update private.limits set value = 60 where name = 'shared_reads_per_minute'");
});

test("a link goes with the account", async () => {
  const account = await createAccount(backend);
  const { share_id } = await share(account, "own_prompts", await make(account, "own_prompts", OWN));
  await backend.sql(`delete from auth.users where id = '${account.id}'`);
  expect(await read(share_id)).toEqual({ status: "gone" });
});
