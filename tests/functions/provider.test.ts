import { afterEach, describe, expect, test } from "vitest";

import { ApiError } from "../../supabase/functions/generate-prompt/errors";
import {
  createProvider,
  type ProviderConfig,
} from "../../supabase/functions/generate-prompt/llm/provider";
import { sleep } from "../../supabase/functions/generate-prompt/llm/retry";
import type { Endpoint } from "../../supabase/functions/generate-prompt/llm/wire";
import {
  type Answer,
  breakOff,
  delta,
  endless,
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
const WHOLE = { choices: [{ message: { content: TEXT }, finish_reason: "stop" }] };
const GOOD_EVENTS = [event(delta(TEXT)), "data: [DONE]\n\n"];
const MESSAGES = [{ role: "user", content: "hi" }] as const;

let provider: FaultyProvider | undefined;
afterEach(async () => {
  await provider?.stop();
  provider = undefined;
});

const IMPATIENT = { firstTokenMs: 30, betweenTokensMs: 30 };
const PATIENT = { firstTokenMs: 5000, betweenTokensMs: 5000 };

function endpointAt(baseUrl: string, format: Endpoint["format"] = "openai"): Endpoint {
  return { format, baseUrl, apiKey: "key-1", model: "model-1" };
}

async function textOf(answer: AsyncIterable<string>): Promise<string> {
  let text = "";
  for await (const piece of answer) text += piece;
  return text;
}

/** Calls a server with the given answers; nothing waits, the wished waits are returned. */
async function call(
  answers: readonly Answer[],
  overrides: Partial<ProviderConfig> = {},
  format: Endpoint["format"] = "openai",
) {
  provider = await startProvider(answers);
  const waits: number[] = [];
  const chat = createProvider({
    endpoint: endpointAt(provider.baseUrl, format),
    patience: PATIENT,
    fetch,
    sleep: (ms) => {
      waits.push(ms);
      return Promise.resolve();
    },
    random: () => 0.5,
    ...overrides,
  });
  const outcome = await textOf(chat(MESSAGES, new AbortController().signal)).catch(
    (error: unknown) => error,
  );
  return { outcome, waits, requests: provider.requests };
}

describe("a complete answer", () => {
  test("is the text of a stream", async () => {
    const { outcome, requests } = await call([streamed(TEXT)]);
    expect(outcome).toBe(TEXT);
    expect(requests).toMatchObject([
      {
        path: "/v1/chat/completions",
        authorization: "Bearer key-1",
        body: JSON.stringify({ model: "model-1", messages: MESSAGES, stream: true }),
      },
    ]);
  });

  test("is read whole from a server that does not stream", async () => {
    expect((await call([whole(WHOLE)])).outcome).toBe(TEXT);
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
    ["is two megabytes of JSON", whole({ ...WHOLE, padding: "x".repeat(2 ** 21) })],
    ["has a line of two megabytes", rawStream([`: ${"x".repeat(2 ** 21)}\n`, ...GOOD_EVENTS])],
    ["never ends a line", endless("data: ", "x".repeat(2 ** 16))],
    ["never ends an event", endless("", `data: ${"x".repeat(2 ** 16)}\n`)],
    ["says for ever that it is alive", endless("", `: ${"x".repeat(2 ** 16)}\n\n`)],
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
    const { outcome, requests } = await call([hang], { patience: IMPATIENT });
    expect(outcome).toMatchObject({ code: "TIMEOUT" });
    expect(requests).toHaveLength(1);
  });

  test("headers without a token are not an answer", async () => {
    const { outcome } = await call([headersOnly], { patience: IMPATIENT });
    expect(outcome).toMatchObject({ code: "TIMEOUT" });
  });

  test("a pause between tokens is one too, without a second call", async () => {
    const patience = { firstTokenMs: 5000, betweenTokensMs: 30 };
    const { outcome, requests } = await call([hangAfterToken, streamed(TEXT)], { patience });
    expect(outcome).toMatchObject({ code: "TIMEOUT" });
    expect(requests).toHaveLength(1);
  });

  test("a slow reader is not the server's fault", async () => {
    provider = await startProvider([streamed(TEXT)]);
    const chat = createProvider({
      endpoint: endpointAt(provider.baseUrl),
      patience: IMPATIENT,
      fetch,
      sleep,
      random: Math.random,
    });
    let text = "";
    for await (const piece of chat(MESSAGES, new AbortController().signal)) {
      await new Promise((resolve) => setTimeout(resolve, 60));
      text += piece;
    }
    expect(text).toBe(TEXT);
  });

  test("the caller's deadline ends a call that goes on", async () => {
    provider = await startProvider([hangAfterToken]);
    const deadline = new AbortController();
    const chat = createProvider({
      endpoint: endpointAt(provider.baseUrl),
      patience: PATIENT,
      fetch,
      sleep,
      random: Math.random,
    });
    const answer = chat(MESSAGES, deadline.signal);
    await answer.next();
    const next = answer.next();
    deadline.abort(new ApiError("TIMEOUT"));
    await expect(next).rejects.toMatchObject({ code: "TIMEOUT" });
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
  const chat = createProvider({
    endpoint: endpointAt("http://model.test/v1/"),
    patience: PATIENT,
    fetch: (input) => {
      if (typeof input === "string") urls.push(input);
      return Promise.resolve(Response.json({ choices: [{ message: { content: "ok" } }] }));
    },
    sleep,
    random: Math.random,
  });
  await textOf(chat(MESSAGES, new AbortController().signal));
  expect(urls).toEqual(["http://model.test/v1/chat/completions"]);
});

describe("hanging up", () => {
  test("ends the model's work", async () => {
    let isClosed: () => void = () => {};
    const closed = new Promise<void>((resolve) => (isClosed = resolve));
    provider = await startProvider([
      (response) => {
        response.on("close", isClosed);
        hangAfterToken(response);
      },
    ]);
    const chat = createProvider({
      endpoint: endpointAt(provider.baseUrl),
      patience: PATIENT,
      fetch,
      sleep,
      random: Math.random,
    });
    for await (const piece of chat(MESSAGES, new AbortController().signal)) {
      expect(piece).toBe("**Task");
      break;
    }
    await closed;
  });
});

describe("the Messages format", () => {
  const anthropic = (answers: readonly Answer[]) => call(answers, {}, "anthropic");
  const text = (piece: string) => ({
    type: "content_block_delta",
    index: 0,
    delta: { type: "text_delta", text: piece },
  });
  const end = (reason: string) => ({ type: "message_delta", delta: { stop_reason: reason } });
  const START = [
    { type: "message_start", message: { id: "m", content: [] } },
    { type: "ping" },
    { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
  ];
  const answerOf = (...events: unknown[]) => rawStream([...START, ...events].map(event));

  test("sends its own headers, and the rules apart from the conversation", async () => {
    provider = await startProvider([answerOf(text("ok"), end("end_turn"))]);
    const chat = createProvider({
      endpoint: endpointAt(provider.baseUrl, "anthropic"),
      patience: PATIENT,
      fetch,
      sleep,
      random: Math.random,
    });
    const messages = [{ role: "system", content: "rules" } as const, ...MESSAGES];
    expect(await textOf(chat(messages, new AbortController().signal))).toBe("ok");
    const [sent] = provider.requests;
    expect(sent).toMatchObject({
      path: "/v1/messages",
      headers: { "x-api-key": "key-1", "anthropic-version": "2023-06-01" },
    });
    expect(JSON.parse(sent?.body ?? "")).toEqual({
      model: "model-1",
      max_tokens: 4096,
      system: "rules",
      messages: MESSAGES,
      stream: true,
    });
  });

  test("gives the text without the thinking", async () => {
    const thinking = {
      type: "content_block_delta",
      delta: { type: "thinking_delta", thinking: "hm" },
    };
    const { outcome } = await anthropic([
      answerOf(thinking, text("a"), text("b"), end("end_turn"), { type: "message_stop" }),
    ]);
    expect(outcome).toBe("ab");
  });

  test("may come whole", async () => {
    const content = [
      { type: "thinking", thinking: "hm" },
      { type: "text", text: TEXT },
    ];
    const { outcome } = await anthropic([whole({ content, stop_reason: "end_turn" })]);
    expect(outcome).toBe(TEXT);
  });

  test.each<[string, Answer]>([
    ["was cut for its length", answerOf(text("a"), end("max_tokens"))],
    ["was refused", answerOf(text("a"), end("refusal"))],
    ["stops for a tool", answerOf(text("a"), end("tool_use"))],
    ["is empty", answerOf(end("end_turn"))],
    ["is an error", answerOf({ type: "error", error: { type: "invalid_request_error" } })],
    ["turns into an error", answerOf(text("a"), { type: "error", error: { type: "api_error" } })],
    ["turns into garbage", rawStream([event(text("a")), "data: {oops\n\n"])],
    ["ends without an end", answerOf(text("a"))],
    [
      "is whole but cut",
      whole({ content: [{ type: "text", text: "a" }], stop_reason: "max_tokens" }),
    ],
    ["is whole but an error", whole({ type: "error", error: {} })],
    ["is whole but shapeless", whole({ id: "x" })],
    ["is far too long", answerOf(text("word ".repeat(5000)), end("end_turn"))],
  ])("fails as UPSTREAM, without a second call, when it %s", async (_name, answer) => {
    const { outcome, requests } = await anthropic([answer, answerOf(text("b"), end("end_turn"))]);
    expect(outcome).toMatchObject({ code: "UPSTREAM" });
    expect(requests).toHaveLength(1);
  });

  test("is tried again when it reports overload before any text", async () => {
    const overloaded = answerOf({ type: "error", error: { type: "overloaded_error" } });
    const { outcome, requests } = await anthropic([
      overloaded,
      answerOf(text("ok"), end("end_turn")),
    ]);
    expect(outcome).toBe("ok");
    expect(requests).toHaveLength(2);
  });

  test("is not kept alive by pings", async () => {
    provider = await startProvider([
      (response) => {
        response.writeHead(200, { "content-type": "text/event-stream" });
        const beat = setInterval(() => response.write(event({ type: "ping" })), 5);
        response.on("close", () => clearInterval(beat));
      },
    ]);
    const chat = createProvider({
      endpoint: endpointAt(provider.baseUrl, "anthropic"),
      patience: IMPATIENT,
      fetch,
      sleep,
      random: Math.random,
    });
    const outcome = textOf(chat(MESSAGES, new AbortController().signal));
    await expect(outcome).rejects.toMatchObject({ code: "TIMEOUT" });
  });
});

describe("a stream that ends at any byte", () => {
  const OPENAI = [
    event(delta("**Task Overview**\n“é” 😀")),
    event({ choices: [{ delta: {}, finish_reason: "stop" }] }),
    "data: [DONE]\n\n",
  ];
  const ANTHROPIC = [
    {
      type: "content_block_delta",
      delta: { type: "text_delta", text: "**Task Overview**\n“é” 😀" },
    },
    { type: "message_delta", delta: { stop_reason: "end_turn" } },
  ].map(event);

  test.each([
    ["openai", OPENAI],
    ["anthropic", ANTHROPIC],
  ] as const)("is the whole text or a failure, never a part of it: %s", async (format, events) => {
    const bytes = new TextEncoder().encode(events.join(""));
    const begun = new TextEncoder().encode(events[0]).length;
    const complete: number[] = [];
    for (let length = 0; length <= bytes.length; length += 1) {
      const chat = createProvider({
        endpoint: endpointAt("http://model.test/v1", format),
        patience: PATIENT,
        fetch: () =>
          Promise.resolve(
            new Response(bytes.slice(0, length), {
              headers: { "content-type": "text/event-stream" },
            }),
          ),
        sleep: () => Promise.resolve(),
        random: () => 0,
      });
      const outcome = await textOf(chat(MESSAGES, new AbortController().signal)).catch(
        (error: unknown) => error,
      );
      const isWhole = outcome === "**Task Overview**\n“é” 😀";
      expect(isWhole || outcome instanceof ApiError).toBe(true);
      if (isWhole) complete.push(length);
    }
    expect(complete.at(-1)).toBe(bytes.length);
    expect(complete[0]).toBeGreaterThan(begun);
  });

  test("or whose connection is cut at any byte", async () => {
    const bytes = new TextEncoder().encode(OPENAI.join(""));
    const lengths = Array.from({ length: bytes.length }, (_, index) => index);
    const cut =
      (length: number): Answer =>
      (response) => {
        response.writeHead(200, { "content-type": "text/event-stream" });
        response.write(bytes.slice(0, Math.max(length, 1)), () => response.destroy());
      };
    provider = await startProvider(lengths.map(cut));
    for (const length of lengths) {
      const chat = createProvider({
        endpoint: endpointAt(provider.baseUrl),
        patience: PATIENT,
        fetch,
        // One try each, so that the answers stay in step with the lengths.
        sleep: () => Promise.reject(new Error(`no retry at ${length}`)),
        random: () => 0,
      });
      const outcome = await textOf(chat(MESSAGES, new AbortController().signal)).catch(
        (error: unknown) => error,
      );
      const isWhole = outcome === "**Task Overview**\n“é” 😀";
      expect(isWhole || outcome instanceof ApiError).toBe(true);
    }
  });
});
