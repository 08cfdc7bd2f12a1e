import { afterAll, beforeAll, expect, test } from "vitest";

import { TOPICS } from "@/content/keyword-address";

import { restCaller, type RestCaller } from "../support/rest-caller";
import { startTestBackend, type TestBackend } from "../support/test-backend";

let backend: TestBackend;
let call: RestCaller;
beforeAll(async () => {
  backend = await startTestBackend();
  call = restCaller(backend, null);
});
afterAll(() => backend.close());

async function hasMatch(topic: string): Promise<boolean> {
  const found = ["featured", "free"].map(async (group) => {
    const body = { p_search: topic, p_group: group, p_category: null, p_limit: 1 };
    const answer = await call({ method: "POST", path: "rpc/search_prompts", body });
    expect(answer.status, answer.text).toBe(200);
    return (answer.body as unknown[]).length > 0;
  });
  return (await Promise.all(found)).includes(true);
}

test.each(TOPICS)(
  "a guide's keyword about %s leads to a search that finds free prompts",
  async (topic) => {
    expect(await hasMatch(topic)).toBe(true);
  },
);
