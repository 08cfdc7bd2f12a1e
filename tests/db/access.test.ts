import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import {
  createAccount,
  restCaller,
  subscribe,
  type Account,
  type RestAnswer,
  type RestCaller,
} from "../support/rest-caller";
import { startTestBackend, type TestBackend } from "../support/test-backend";
import { ACCESS_CALLS, type AccessRows, enhancement } from "./access-calls";
import { ACCESS_CASES, ROLES, type Role, type Verdict } from "./access-verdicts";

let backend: TestBackend;
let other: Account;
let promptIds: string[];

beforeAll(async () => {
  backend = await startTestBackend();
  other = await createAccount(backend, "other");
  const prompts = await backend.sql<{ id: string }>(
    "select id from library.prompts order by id limit 2",
  );
  promptIds = prompts.map(({ id }) => id);
});
afterAll(() => backend.close());

async function voteAndSave(account: Account, promptId: string): Promise<void> {
  const row = { user_id: account.id, prompt_id: promptId };
  await account.call({ method: "POST", path: "prompt_votes", body: { ...row, vote_type: "like" } });
  await account.call({ method: "POST", path: "saved_prompts", body: row });
  await account.call({ method: "POST", path: "enhancements", body: enhancement });
}

async function callerAs(role: Role): Promise<{ call: RestCaller; rows: AccessRows }> {
  const [promptId = "", freshPromptId = ""] = promptIds;
  const account = await createAccount(backend, role);
  if (role === "premium") await subscribe(backend, account.id);
  await voteAndSave(account, promptId);
  return {
    call: role === "anonymous" ? restCaller(backend, null) : account.call,
    rows: { ownId: account.id, otherId: other.id, promptId, freshPromptId },
  };
}

function verdictOf({ status, body }: RestAnswer): Verdict {
  if (status === 402) return "payment";
  if (status >= 400) return "denied";
  return Array.isArray(body) && body.length === 0 ? "none" : "rows";
}

async function stateOf(userId: string): Promise<unknown> {
  const [row] = await backend.sql(`
    select
      (select to_jsonb(u) from public.users u where u.id = '${userId}') as profile,
      (select jsonb_agg(v order by v.prompt_id) from public.prompt_votes v where v.user_id = '${userId}') as votes,
      (select jsonb_agg(s order by s.prompt_id) from public.saved_prompts s where s.user_id = '${userId}') as saved,
      (select jsonb_agg(e.content) from public.enhancements e where e.user_id = '${userId}') as enhancements`);
  return row;
}

describe.each(ROLES)("as %s", (role) => {
  let call: RestCaller;
  let rows: AccessRows;
  beforeEach(async () => {
    ({ call, rows } = await callerAs(role));
    await backend.sql(`delete from public.prompt_votes where user_id = '${other.id}'`);
    await backend.sql(`delete from public.saved_prompts where user_id = '${other.id}'`);
    await backend.sql(`delete from public.enhancements where user_id = '${other.id}'`);
    await voteAndSave(other, rows.promptId);
  });

  test.each(ACCESS_CASES)("$object: $verb", async ({ object, verb, expected }) => {
    const request = ACCESS_CALLS[`${object} ${verb}`];
    if (request === undefined)
      throw new Error(`access-calls has no request for "${object} ${verb}".`);
    const before = await stateOf(other.id);
    expect(verdictOf(await call(request(rows)))).toBe(expected[role]);
    expect(await stateOf(other.id)).toEqual(before);
  });
});

test("every exposed table, view and function has a line in the verdicts", async () => {
  const objects = await backend.sql<{ name: string }>(`
    select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p', 'f')
    union all
    select 'rpc/' || p.proname from pg_proc p where p.pronamespace = 'public'::regnamespace`);
  const covered = new Set(ACCESS_CASES.map(({ object }) => object));
  expect(objects.map(({ name }) => name).filter((name) => !covered.has(name))).toEqual([]);
});

test("every table of ours has row-level security, and every view obeys its reader's", async () => {
  const unguarded = await backend.sql<{ name: string }>(`
    select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'library', 'private')
      and ((c.relkind = 'r' and not c.relrowsecurity)
        or (c.relkind = 'v' and not coalesce(c.reloptions::text like '%security_invoker=true%', false)))`);
  expect(unguarded).toEqual([]);
});

test("a browser's roles may execute private.has_premium and no other function of ours", async () => {
  const executable = await backend.sql<{ role: string; name: string }>(`
    select r.rolname as role, p.oid::regprocedure::text as name
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace, pg_roles r
    where n.nspname in ('public', 'library', 'private') and r.rolname in ('anon', 'authenticated')
      and has_function_privilege(r.rolname, p.oid, 'execute')`);
  expect(executable).toEqual([{ role: "authenticated", name: "private.has_premium()" }]);
});

test("a definer function never searches a path that others may write to", async () => {
  const loose = await backend.sql<{ name: string }>(`
    select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'library', 'private') and p.prosecdef
      and not coalesce(p.proconfig::text like '%search_path=%', false)`);
  expect(loose).toEqual([]);
});

test("a forged or expired token is refused", async () => {
  const [header = "", payload = ""] = other.token.split(".");
  const unsigned = Buffer.from(JSON.stringify({ alg: "none", typ: "JWT" })).toString("base64url");
  for (const token of [`${header}.${payload}.forged`, `${unsigned}.${payload}.`, "not-a-token"]) {
    const { status } = await restCaller(backend, token)({ method: "GET", path: "users" });
    expect(status).toBe(401);
  }
});
