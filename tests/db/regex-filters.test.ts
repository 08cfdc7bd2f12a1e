import { afterAll, beforeAll, expect, test } from "vitest";

import { withoutRegexFilters } from "../../supabase/local/regex-filters";
import { restCaller, type RestCaller } from "../support/rest-caller";
import { startTestBackend, type TestBackend } from "../support/test-backend";

let backend: TestBackend;
let calls: { direct: RestCaller; guarded: RestCaller };
beforeAll(async () => {
  backend = await startTestBackend();
  const guarded = { ...backend, fetch: withoutRegexFilters(backend.fetch) };
  calls = { direct: restCaller(backend, null), guarded: restCaller(guarded, null) };
});
afterAll(() => backend.close());

test.each([
  "prompts?select=id&title=match.Draft",
  "prompts?select=id&title=not.imatch.draft",
  "prompts?select=id&title=%6Datch.Draft",
  "prompts?select=id&title=match(any).{Draft,Plan}",
  "prompts?select=id&or=(title.match.Draft,title.eq.Plan)",
  "prompts?select=id&not.and=(title.eq.Plan,or(title.not.imatch(all).{x},title.eq.Plan))",
  "rpc/search_prompts?p_search=draft&p_group=free&title=match.Draft",
])("the local server refuses a filter by a regular expression: %s", async (path) => {
  expect((await calls.direct({ method: "GET", path })).status).toBe(200);
  const { status, body } = await calls.guarded({ method: "GET", path });
  expect(status).toBe(400);
  expect(body).toMatchObject({ message: expect.stringContaining("match, imatch") });
});

test.each([
  "prompts?select=id,title&title=eq.rematch.&order=created_at.desc",
  "prompts?select=id&title=ilike.*match*",
  "prompts?select=id&or=(title.ilike.*match*,is_premium.eq.true)",
])("and answers any other as it was: %s", async (path) => {
  const answer = await calls.direct({ method: "GET", path });
  expect(answer.status).toBe(200);
  expect(await calls.guarded({ method: "GET", path })).toEqual(answer);
});
