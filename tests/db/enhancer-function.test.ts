import { afterAll, beforeAll, expect, test } from "vitest";

import { readSome, shownText } from "../functions/read-events";
import { createAccount, type Account } from "../support/rest-caller";
import { SITE_URL, startTestBackend, type TestBackend } from "../support/test-backend";

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
      path: "enhancements?select=request_id,original,content,parent_id,id&order=created_at",
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
  const call = { prompt: "haiku about rain", requestId: crypto.randomUUID() };
  const { body: first } = await enhance(call, as(account));
  const refine = {
    previous: first.enhancedPrompt,
    original: call.prompt,
    instruction: null,
    chip: "shorter",
    parentRequestId: call.requestId,
  };
  const { body: second } = await enhance({ refine }, as(account));
  expect(second.usage.used).toBe(1);
  const [one, two] = await historyOf(account);
  expect(two).toMatchObject({ content: second.enhancedPrompt, parent_id: one?.id });
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
      body: JSON.stringify({ prompt: "haiku about rain" }),
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

test("one id stands for one request", async () => {
  const account = await createAccount(backend);
  const requestId = crypto.randomUUID();
  await enhance({ prompt: "haiku about rain", requestId }, as(account));
  const other = await enhance({ prompt: "an essay about war", requestId }, as(account));
  expect(other.body.error?.code).toBe("BAD_REQUEST");
});
