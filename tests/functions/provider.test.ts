import { afterEach, describe, expect, test } from "vitest";

import { ApiError } from "../../supabase/functions/generate-prompt/errors";
import {
  createProvider,
  type ProviderConfig,
} from "../../supabase/functions/generate-prompt/provider";
import { sleep } from "../../supabase/functions/generate-prompt/sleep";
import {
  type Answer,
  breakOff,
  delta,
  event,
  type FaultyProvider,
  hang,
  hangAfterToken,
  headersOnly,
  rawStream,
  refuse,
  startProvider,
  status,
  streamed,
  whole,
} from "./faulty-provider";

const TEXT = "**Task Overview**\nWrite a poem.\n\n**Output Format**\nTwelve lines – “é” 你好 😀.";
const MESSAGES = [{ role: "user", content: "hi" }] as const;

let provider: FaultyProvider | undefined;
afterEach(async () => {
  await provider?.stop();
  provider = undefined;
});

/** Calls a server with the given answers; nothing waits, the wished waits are returned. */
async function call(answers: readonly Answer[], overrides: Partial<ProviderConfig> = {}) {
  provider = await startProvider(answers);
  const waits: number[] = [];
  const complete = createProvider({
    baseUrl: provider.baseUrl,
    apiKey: "key-1",
    model: "model-1",
    firstTokenTimeoutMs: 5000,
    fetch,
    sleep: (ms) => {
      waits.push(ms);
      return Promise.resolve();
    },
    random: () => 0.5,
    ...overrides,
  });
  const outcome = await complete(MESSAGES, new AbortController().signal).catch(
    (error: unknown) => error,
  );
  return { outcome, waits, requests: provider.requests };
}

describe("a complete answer", () => {
  test("is the text of a stream", async () => {
    const { outcome, requests } = await call([streamed(TEXT)]);
    expect(outcome).toBe(TEXT);
    expect(requests).toEqual([
      {
        authorization: "Bearer key-1",
        body: JSON.stringify({ model: "model-1", messages: MESSAGES, stream: true }),
      },
    ]);
  });

  test("is read whole from a server that does not stream", async () => {
    const body = { choices: [{ message: { content: TEXT }, finish_reason: "stop" }] };
    expect((await call([whole(body)])).outcome).toBe(TEXT);
  });

  test("survives a stream cut at every byte", async () => {
    const bytes = new TextEncoder().encode(
      `: comment\r\nid: 1\r\n${event(delta("“é” "))}${event(delta("😀"))}data: [DONE]\r\n\r\n`,
    );
    const single = Array.from(bytes, (byte) => new Uint8Array([byte]));
    expect((await call([rawStream(single)])).outcome).toBe("“é” 😀");
  });

  test("may end in a finish reason without [DONE], or in a usage event without choices", async () => {
    const ended = [
      delta("ok"),
      { choices: [{ delta: {}, finish_reason: "stop" }] },
      { choices: [] },
    ];
    expect((await call([rawStream(ended.map(event))])).outcome).toBe("ok");
  });
});

describe("an answer that is not usable", () => {
  test.each<[string, Answer]>([
    ["was cut for its length", streamed(TEXT, "length")],
    ["was filtered", streamed(TEXT, "content_filter")],
    ["is empty", streamed("")],
    ["is white space", whole({ choices: [{ message: { content: " \n" } }] })],
    ["is not JSON", whole("<html>busy</html>")],
    ["has no choices", whole({ id: "x" })],
    ["has empty choices", whole({ choices: [] })],
    ["has content that is not text", whole({ choices: [{ message: { content: { a: 1 } } }] })],
    ["is an error with status 200", whole({ error: { message: "overloaded" } })],
    ["turns into an error mid-stream", rawStream([event(delta("a")), event({ error: {} })])],
    ["turns into garbage mid-stream", rawStream([event(delta("a")), "data: {oops\n\n"])],
    ["ends without a finish", rawStream([event(delta("a"))])],
    ["breaks off", breakOff],
    ["is far too long", streamed("word ".repeat(5000))],
  ])("fails as UPSTREAM, without a second call, when it %s", async (_name, answer) => {
    const { outcome, requests } = await call([answer, streamed(TEXT)]);
    expect(outcome).toBeInstanceOf(ApiError);
    expect(outcome).toMatchObject({ code: "UPSTREAM" });
    expect(requests).toHaveLength(1);
  });

  test("never puts the provider's words into the error", async () => {
    const { outcome } = await call([whole("the visitor's secret")]);
    expect(String((outcome as ApiError).cause)).not.toContain("secret");
  });
});

describe("retries", () => {
  test.each([408, 409, 429, 500, 502, 503, 529])("status %i is tried again", async (code) => {
    const { outcome, waits, requests } = await call([status(code), streamed(TEXT)]);
    expect(outcome).toBe(TEXT);
    expect(requests).toHaveLength(2);
    expect(waits).toEqual([250]);
  });

  test("a connection that is cut before the answer is tried again", async () => {
    const { outcome, requests } = await call([refuse, streamed(TEXT)]);
    expect(outcome).toBe(TEXT);
    expect(requests).toHaveLength(2);
  });

  test("there are two of them, with growing room for jitter, then UPSTREAM", async () => {
    const { outcome, waits, requests } = await call([status(500)]);
    expect(outcome).toMatchObject({ code: "UPSTREAM" });
    expect(requests).toHaveLength(3);
    expect(waits).toEqual([250, 500]);
  });

  test.each([
    ["1", 1000],
    ["0", 0],
    ["3600", 5000],
    ["soon", 250],
    ["", 250],
  ])("retry-after %j waits %i ms", async (header, ms) => {
    const { waits } = await call([status(429, { "retry-after": header }), streamed(TEXT)]);
    expect(waits).toEqual([ms]);
  });

  test.each([400, 401, 403, 404, 422])("status %i is final", async (code) => {
    const { outcome, requests } = await call([status(code), streamed(TEXT)]);
    expect(outcome).toMatchObject({ code: "UPSTREAM" });
    expect(requests).toHaveLength(1);
  });
});

describe("time-outs", () => {
  test("a server that never answers is a TIMEOUT", async () => {
    const { outcome, requests } = await call([hang], { firstTokenTimeoutMs: 30 });
    expect(outcome).toMatchObject({ code: "TIMEOUT" });
    expect(requests).toHaveLength(1);
  });

  test("headers without a token are not an answer", async () => {
    const { outcome } = await call([headersOnly], { firstTokenTimeoutMs: 30 });
    expect(outcome).toMatchObject({ code: "TIMEOUT" });
  });

  test("once a token came, only the caller's deadline ends the call", async () => {
    provider = await startProvider([hangAfterToken]);
    const deadline = new AbortController();
    const complete = createProvider({
      baseUrl: provider.baseUrl,
      apiKey: "k",
      model: "m",
      firstTokenTimeoutMs: 1000,
      fetch: async (input, init) => {
        const response = await fetch(input, init);
        setTimeout(() => deadline.abort(new ApiError("TIMEOUT")), 20);
        return response;
      },
      sleep,
      random: Math.random,
    });
    await expect(complete(MESSAGES, deadline.signal)).rejects.toMatchObject({ code: "TIMEOUT" });
  });

  test("a wait between retries ends with the deadline", async () => {
    const deadline = new AbortController();
    const wait = sleep(60_000, deadline.signal);
    deadline.abort(new ApiError("TIMEOUT"));
    await expect(wait).rejects.toMatchObject({ code: "TIMEOUT" });
  });
});

test("a base URL may end in a slash", async () => {
  const urls: string[] = [];
  const complete = createProvider({
    baseUrl: "http://model.test/v1/",
    apiKey: "k",
    model: "m",
    firstTokenTimeoutMs: 1000,
    fetch: (input) => {
      if (typeof input === "string") urls.push(input);
      return Promise.resolve(Response.json({ choices: [{ message: { content: "ok" } }] }));
    },
    sleep,
    random: Math.random,
  });
  await complete(MESSAGES, new AbortController().signal);
  expect(urls).toEqual(["http://model.test/v1/chat/completions"]);
});
