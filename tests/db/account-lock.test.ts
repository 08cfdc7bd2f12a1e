import { afterAll, beforeAll, expect, test } from "vitest";

import { createAccount } from "../support/rest-caller";
import { startTestBackend, type TestBackend } from "../support/test-backend";

let backend: TestBackend;
let userId: string;
beforeAll(async () => {
  backend = await startTestBackend();
  userId = (await createAccount(backend)).id;
});
afterAll(() => backend.close());

const ANY_PROMPT = "(select id from public.prompts limit 1)";

// What the lock (private.lock_account) is good for takes several connections: see account-races.test.ts.
test.each([
  [
    "votes",
    `prompt_votes (user_id, prompt_id, vote_type) values (auth.uid(), ${ANY_PROMPT}, 'like')`,
  ],
  ["saves", `saved_prompts (user_id, prompt_id) values (auth.uid(), ${ANY_PROMPT})`],
  ["enhancements", "enhancements (original, content) values ('lazy', 'better')"],
  ["facts", "about_facts (label, value, position) values ('role', 'nurse', 0)"],
  ["collections", "collections (name) values ('One')"],
  ["prompts of one's own", "own_prompts (title, content) values ('One', 'Text')"],
])("the other requests of an account wait while it writes %s", async (_what, row) => {
  const locks = await backend.sql(`
    begin;
    set local role authenticated;
    select set_config('request.jwt.claim.sub', '${userId}', true);
    insert into public.${row};
    select count(*)::int as held from pg_locks where locktype = 'advisory' and granted`);
  await backend.sql("rollback");
  expect(locks).toEqual([{ held: 1 }]);
});
