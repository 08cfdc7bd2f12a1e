import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";

import { type Account, createAccount } from "../support/rest-caller";
import { startTestBackend, type TestBackend } from "../support/test-backend";

let backend: TestBackend;
let accounts: Account[];
let promptIds: string[];

beforeAll(async () => {
  backend = await startTestBackend();
  accounts = [await createAccount(backend), await createAccount(backend)];
  const rows = await backend.sql<{ id: string }>(
    "select id from library.prompts order by id limit 2",
  );
  promptIds = rows.map(({ id }) => id);
});
afterAll(() => backend.close());

type Step = { who: number; prompt: number; action: "like" | "dislike" | "delete" | "move" };

const steps = fc.array(
  fc.record<Step>({
    who: fc.nat(1),
    prompt: fc.nat(1),
    action: fc.constantFrom("like", "dislike", "delete", "move"),
  }),
  { maxLength: 12 },
);

async function run({ who, prompt, action }: Step): Promise<void> {
  const account = accounts[who];
  const promptId = promptIds[prompt];
  if (account === undefined || promptId === undefined) return;
  const own = `prompt_votes?user_id=eq.${account.id}&prompt_id=eq.${promptId}`;
  if (action === "delete") await account.call({ method: "DELETE", path: own });
  else if (action === "move") {
    const target = promptIds[1 - prompt];
    await account.call({ method: "PATCH", path: own, body: { prompt_id: target } });
  } else {
    await account.call({
      method: "POST",
      path: "prompt_votes?on_conflict=user_id,prompt_id",
      body: { user_id: account.id, prompt_id: promptId, vote_type: action },
      headers: { prefer: "resolution=merge-duplicates" },
    });
  }
}

const DISAGREEMENTS = `
  select p.id from library.prompts p where
    p.like_count <> (select count(*) from public.prompt_votes v where v.prompt_id = p.id and v.vote_type = 'like')
    or p.dislike_count <> (select count(*) from public.prompt_votes v where v.prompt_id = p.id and v.vote_type = 'dislike')`;

test("the counts equal the rows after any sequence of votes", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      for (const step of sequence) await run(step);
      expect(await backend.sql(DISAGREEMENTS)).toEqual([]);
    }),
    { numRuns: 15 },
  );
});

test("a user has one vote for a prompt, however often it is sent", async () => {
  const [account] = accounts;
  const [promptId] = promptIds;
  for (let sent = 0; sent < 3; sent += 1) await run({ who: 0, prompt: 0, action: "like" });
  const { body } = await (account as Account).call({
    method: "GET",
    path: `prompt_votes?select=vote_type&prompt_id=eq.${promptId}`,
  });
  expect(body).toEqual([{ vote_type: "like" }]);
});

test("votes leave with the account that cast them", async () => {
  const account = await createAccount(backend);
  const [promptId] = promptIds;
  await account.call({
    method: "POST",
    path: "prompt_votes",
    body: { user_id: account.id, prompt_id: promptId, vote_type: "like" },
  });
  await backend.sql(`delete from auth.users where id = '${account.id}'`);
  expect(await backend.sql(DISAGREEMENTS)).toEqual([]);
});
