import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { readSome, shownText } from "../functions/read-events";
import { createAccount, type Account } from "../support/rest-caller";
import { SITE_URL, startTestBackend, type TestBackend } from "../support/test-backend";
import { readCatalogue } from "./access-catalogue";

// The function and the database together: what the tests of either with a stand-in for the other cannot show.
let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

type Answer = { enhancedPrompt: string; usage: { used: number }; error?: { code: string } };

async function enhance(body: object, headers: Record<string, string>) {
  const response = await backend.generatePrompt(
    new Request(`${SITE_URL}/functions/v1/generate-prompt`, {
      method: "POST",
      headers: { origin: SITE_URL, "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    }),
  );
  return { response, body: (await response.json()) as Answer };
}

const as = ({ token }: Account) => ({ authorization: `Bearer ${token}` });
const historyOf = async ({ call }: Account) =>
  (
    await call({
      method: "GET",
      path: "enhancements?select=request_id,session_id,original,wish,content,parent_id,id&order=created_at",
    })
  ).body as { id: string; request_id: string; content: string; parent_id: string | null }[];

test("a retry with the same id gives the same text without calling the model, and is remembered once", async () => {
  const account = await createAccount(backend);
  const call = { prompt: "haiku about rain", requestId: crypto.randomUUID() };
  const first = await enhance(call, as(account));
  const second = await enhance(call, as(account));
  expect(second.body.enhancedPrompt).toBe(first.body.enhancedPrompt);
  expect(second.body.usage).toEqual({ used: 1, limit: 2 });
  expect(await historyOf(account)).toMatchObject([
    { request_id: call.requestId, original: call.prompt, content: first.body.enhancedPrompt },
  ]);
  const starts = `select requests from private.rate_windows where key = 'starts:user:${account.id}'`;
  expect(await backend.sql(starts)).toEqual([{ requests: 1 }]);
});

test("a refinement is the same use, and remembered as a version of its parent", async () => {
  const account = await createAccount(backend);
  const sessionId = crypto.randomUUID();
  const call = { prompt: "haiku about rain", requestId: crypto.randomUUID(), sessionId };
  const { body: first } = await enhance(call, as(account));
  const refine = {
    previous: first.enhancedPrompt,
    original: call.prompt,
    instruction: null,
    chip: "shorter",
    parentRequestId: call.requestId,
  };
  const { body: second } = await enhance({ refine, sessionId }, as(account));
  expect(second.usage.used).toBe(1);
  const [one, two] = await historyOf(account);
  expect(one).toMatchObject({ session_id: sessionId, wish: null });
  expect(two).toMatchObject({
    content: second.enhancedPrompt,
    parent_id: one?.id,
    session_id: sessionId,
    wish: "shorter",
  });
});

test("a call without a session is one of its own, and what was asked is kept in the user's words", async () => {
  const account = await createAccount(backend);
  const call = { prompt: "haiku about rain", requestId: crypto.randomUUID() };
  const { body: first } = await enhance(call, as(account));
  const second = refinementOf(call, first.enhancedPrompt);
  const refine = { ...second.refine, instruction: "mention  an umbrella", chip: null };
  await enhance({ ...second, refine }, as(account));
  expect(await historyOf(account)).toMatchObject([
    { session_id: call.requestId, wish: null },
    { session_id: second.requestId, wish: "mention an umbrella" },
  ]);
});

describe("an account that wants nothing kept", () => {
  const SECRET = "zanzibar";
  const keep = ({ call }: Account, keeps: boolean) =>
    call({
      method: "POST",
      path: "settings?on_conflict=user_id",
      body: { keeps_enhancements: keeps },
      headers: { prefer: "resolution=merge-duplicates" },
    });

  /** The tables of ours that hold the text anywhere. */
  async function tablesWith(text: string): Promise<string[]> {
    const { relations } = await readCatalogue(backend);
    const counts = relations
      .filter(({ name }) => !name.endsWith(".security_overview"))
      .map(
        ({ name }) =>
          `select '${name}' as name where exists (select from ${name} t where t::text ilike '%${text}%')`,
      );
    const rows = await backend.sql<{ name: string }>(counts.join(" union all "));
    return rows.map(({ name }) => name);
  }

  test("has no text of it in any table, whether new, retried or refined", async () => {
    const account = await createAccount(backend);
    expect((await keep(account, false)).status).toBeLessThan(300);
    const call = { prompt: `haiku about ${SECRET}`, requestId: crypto.randomUUID() };
    const { body: first } = await enhance(call, as(account));
    expect(first.enhancedPrompt).toMatch(new RegExp(SECRET, "i"));
    const { body: again } = await enhance(call, as(account));
    expect(again).toMatchObject({ usage: { used: 1, limit: 2 } });
    const wish = refinementOf(call, again.enhancedPrompt);
    const { body: refined } = await enhance(wish, as(account));
    expect(refined).toMatchObject({ usage: { used: 1, limit: 2 } });
    expect(await historyOf(account)).toEqual([]);
    expect(await tablesWith(SECRET)).toEqual([]);
  });

  test("keeps what it had, and keeps again once it wants to", async () => {
    const account = await createAccount(backend);
    await enhance({ prompt: "haiku about rain" }, as(account));
    await keep(account, false);
    await enhance({ prompt: "haiku about snow" }, as(account));
    expect(await historyOf(account)).toMatchObject([{ original: "haiku about rain" }]);
    await keep(account, true);
    const { call } = account;
    const row = { original: "an import", content: "text" };
    expect((await call({ method: "POST", path: "enhancements", body: row })).status).toBe(201);
    expect(await historyOf(account)).toHaveLength(2);
  });

  test("refuses an import instead of losing it", async () => {
    const account = await createAccount(backend);
    await keep(account, false);
    const { call } = account;
    const row = { original: "an import", content: "text" };
    expect((await call({ method: "POST", path: "enhancements", body: row })).status).toBe(409);
    expect(await historyOf(account)).toEqual([]);
  });

  test("decides for itself alone", async () => {
    const [one, two] = [await createAccount(backend), await createAccount(backend)];
    await keep(one, false);
    await enhance({ prompt: "haiku about rain" }, as(two));
    expect(await historyOf(two)).toHaveLength(1);
  });
});

/** Refines a text as the page does: with what was typed, and the answer as it came. */
const refinementOf = (parent: { requestId: string; prompt: string }, previous: string) => ({
  requestId: crypto.randomUUID(),
  prompt: parent.prompt,
  refine: {
    previous,
    original: parent.prompt,
    instruction: null,
    chip: "other_tone",
    parentRequestId: parent.requestId,
  },
});

test.each([
  ["plain words", "haiku about rain"],
  ["white space and line breaks of Windows", " \thaiku\r\n\r\nabout  rain \r\n"],
  ["letters and accents apart, and invisible characters", "cafe\u0301 \u200Bpoe\u0302me\u2060"],
  ["a family of emoji and half a character", "poem for 👩‍👩‍👧 \uD83D about rain"],
  ["a placeholder", "email to [NAME] about {{topic}}"],
])("every refinement of a request with %s is free, of any version", async (_name, prompt) => {
  const account = await createAccount(backend);
  const call = { prompt, requestId: crypto.randomUUID() };
  const { body: first } = await enhance(call, as(account));
  const second = refinementOf(call, first.enhancedPrompt);
  const { body: refined } = await enhance(second, as(account));
  const third = refinementOf({ ...call, requestId: second.requestId }, refined.enhancedPrompt);
  expect((await enhance(third, as(account))).body.usage.used).toBe(1);
  const undone = refinementOf(call, first.enhancedPrompt);
  expect((await enhance(undone, as(account))).body.usage.used).toBe(1);
});

test("a refinement of anything else is a use of its own", async () => {
  const account = await createAccount(backend);
  const call = { prompt: "haiku about rain", requestId: crypto.randomUUID() };
  const { body: first } = await enhance(call, as(account));
  const otherText = refinementOf(call, "an essay on war in 900 words");
  expect((await enhance(otherText, as(account))).body.usage.used).toBe(2);
  const otherRequest = refinementOf({ ...call, prompt: "an essay on war" }, first.enhancedPrompt);
  expect((await enhance(otherRequest, as(account))).response.status).toBe(402);
});

test("a stream that its reader stops costs nothing, however much was shown", async () => {
  const account = await createAccount(backend);
  const response = await backend.generatePrompt(
    new Request(`${SITE_URL}/functions/v1/generate-prompt`, {
      method: "POST",
      headers: { origin: SITE_URL, accept: "text/event-stream", ...as(account) },
      body: JSON.stringify({ prompt: "follow up email to a client who went quiet" }),
    }),
  );
  const { events, reader } = await readSome(response, 8);
  expect(shownText(events).length).toBeGreaterThan(200);
  await reader.cancel();
  const { body } = await enhance({ prompt: "haiku about snow" }, as(account));
  expect(body.usage.used).toBe(1);
  expect(await historyOf(account)).toHaveLength(1);
});

test("a guest with the issued id gets two, and is then told so", async () => {
  const first = await enhance({ prompt: "haiku about rain" }, {});
  const headers = { "x-guest-id": first.response.headers.get("x-guest-id") ?? "" };
  const second = await enhance({ prompt: "haiku about snow" }, headers);
  expect(second.body.usage).toEqual({ used: 2, limit: 2 });
  const third = await enhance({ prompt: "haiku about wind" }, headers);
  expect(third.response.status).toBe(402);
  expect(third.body).toMatchObject({ error: { code: "QUOTA_EXCEEDED" }, usage: { used: 2 } });
});

test("one id is one request", async () => {
  const account = await createAccount(backend);
  const requestId = crypto.randomUUID();
  await enhance({ prompt: "haiku about rain", requestId }, as(account));
  const other = await enhance({ prompt: "an essay about war", requestId }, as(account));
  expect(other.body.error?.code).toBe("BAD_REQUEST");
});
