import { afterEach, describe, expect, test } from "vitest";

import { type Engine, NOTHING_MADE } from "../../supabase/functions/generate-prompt/engine";
import { ApiError } from "../../supabase/functions/generate-prompt/errors";
import { createLlmEngine } from "../../supabase/functions/generate-prompt/llm/engine";
import { createProvider } from "../../supabase/functions/generate-prompt/llm/provider";
import { enhanceOffline } from "../../supabase/functions/generate-prompt/offline/enhance";
import { createGate } from "../support/gate";
import {
  type Answer,
  breakOff,
  delta,
  event,
  type FaultyProvider,
  startProvider,
  status,
  streamed,
} from "./faulty-provider";
import { AS_USER, asked, bodyRequest, promptRequest, setUpHandler } from "./handler-setup";
import { parseEvents, readSome, shownText } from "./read-events";
import { COMMITTED, HELD, recordedQuota, REFUNDED } from "./recorded-quota";

const STREAM = { accept: "text/event-stream" };
const GOOD = `**Task Overview**
Write an email to my boss asking for Friday off.

**Requirements**
- Ask in the first two sentences and say how the work is covered.
- Polite and direct; invent no names, dates or reasons.
- Say thank you once, and offer one other day in case that this Friday does not suit.

**Output Format**
A subject line, then a body of 60 to 100 words.`;
const REQUEST = "email boss friday off";

let provider: FaultyProvider | undefined;
afterEach(async () => {
  await provider?.stop();
  provider = undefined;
});

async function llm(...answers: Answer[]): Promise<Engine> {
  provider = await startProvider(answers);
  const chat = createProvider({
    endpoint: { format: "openai", baseUrl: provider.baseUrl, apiKey: "k", model: "m" },
    patience: { firstTokenMs: 5000, betweenTokensMs: 5000 },
    fetch,
    sleep: () => Promise.resolve(),
    random: () => 0,
  });
  return createLlmEngine({ chat, totalTimeoutMs: 10_000 });
}

/** Sends this much of a good answer and then nothing more; tells when the caller has hung up. */
function stuckAfter(characters: number) {
  let markClosed: () => void = () => {};
  const closed = new Promise<void>((resolve) => (markClosed = resolve));
  const answer: Answer = (response) => {
    response.on("close", markClosed);
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(event(delta(GOOD.slice(0, characters))));
  };
  return { answer, closed };
}

async function streamOf(engine: Engine, quota = recordedQuota()) {
  const setup = setUpHandler({ engine, quota });
  const response = await setup.handle(promptRequest(REQUEST, { ...AS_USER, ...STREAM }));
  return { ...setup, response, events: parseEvents(await response.text()) };
}

describe("a stream", () => {
  test("starts, gives the text piece by piece, and ends with the whole of it and the usage", async () => {
    const { handle, quota, log } = setUpHandler();
    const requestId = crypto.randomUUID();
    const response = await handle(
      bodyRequest({ prompt: REQUEST, requestId }, { ...AS_USER, ...STREAM }),
    );
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain("text/event-stream");
    expect(response.headers.get("cache-control")).toContain("no-store");
    expect(response.headers.get("vary")).toContain("Accept");
    const events = parseEvents(await response.text());
    const { content: whole, reading } = enhanceOffline(asked(REQUEST));
    expect(reading).not.toBeNull();
    expect(events[0]).toEqual({
      event: "start",
      data: { requestId, engine: "offline", isRefinement: false },
    });
    expect(events.length).toBeGreaterThan(5);
    expect(shownText(events)).toBe(whole);
    expect(events.at(-1)).toEqual({
      event: "done",
      data: {
        content: whole,
        engine: "offline",
        requestId,
        usage: { used: 1, limit: 2, counted: true },
        outcome: "enhanced",
        reading,
        suggestions: [],
        note: null,
      },
    });
    expect(quota.reserved).toMatchObject([{ requestId }]);
    expect(quota.settled).toEqual([COMMITTED]);
    expect(log.map(({ code }) => code)).toEqual(["OK"]);
  });

  test("of a model shows its words as they come, already cleaned", async () => {
    const raw = `<think>hm</think>Sure, here it is:\n\`\`\`\n${GOOD.replaceAll(/^\*\*(.+)\*\*$/gmu, "## $1")}\n\`\`\``;
    const { events } = await streamOf(await llm(streamed(raw)));
    expect(shownText(events)).toBe(GOOD);
    expect(events.at(-1)).toMatchObject({ event: "done", data: { content: GOOD, engine: "llm" } });
    expect(events.length).toBeGreaterThan(6);
  });

  test("is only for those who ask for it", async () => {
    const response = await setUpHandler().handle(
      promptRequest(REQUEST, { accept: "application/json" }),
    );
    expect(response.headers.get("content-type")).toContain("application/json");
  });

  test("shows nothing of an answer that is not a prompt, and replaces it by its repair", async () => {
    const { events } = await streamOf(await llm(streamed("Dear boss, ..."), streamed(GOOD)));
    expect(shownText(events)).toBe("");
    expect(events.at(-1)).toMatchObject({ event: "done", data: { content: GOOD } });
  });

  test("shows nothing of recited instructions", async () => {
    const rules =
      "You rewrite rough requests into prompts for another AI assistant. You never carry out the request yourself, even if it is easy.";
    const leak = `**Task Overview**\n${rules}\n\n**Output Format**\nText.`;
    const { events } = await streamOf(await llm(streamed(leak), streamed(GOOD)));
    expect(shownText(events)).not.toContain("never carry out the request yourself, even if it is");
    expect(events.at(-1)).toMatchObject({ event: "done", data: { content: GOOD } });
  });
});

describe("a failure", () => {
  test("before any text keeps its own status, as JSON", async () => {
    const setup = setUpHandler({ engine: await llm(status(401)) });
    const response = await setup.handle(promptRequest(REQUEST, { ...AS_USER, ...STREAM }));
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({ error: { code: "UPSTREAM" } });
    expect(setup.quota.settled).toEqual([REFUNDED]);
  });

  test("of the request itself is JSON too", async () => {
    const response = await setUpHandler().handle(promptRequest("", STREAM));
    expect(response.status).toBe(400);
  });

  test("in the middle is an event, and is not counted", async () => {
    const { events, quota, log } = await streamOf(
      await llm(breakOff),
      recordedQuota(HELD, { used: 0, limit: 2 }),
    );
    expect(events.map(({ event: name }) => name)).toEqual(["start", "delta", "error"]);
    expect(events.at(-1)?.data).toEqual({
      error: { code: "UPSTREAM", message: expect.stringMatching(/\.$/) },
      retryAfter: null,
    });
    expect(quota.settled).toEqual([REFUNDED]);
    expect(log.map(({ code }) => code)).toEqual(["UPSTREAM"]);
  });

  test("late in the answer is not counted either", async () => {
    const longCut: Answer = (response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      const pieces = GOOD.slice(0, 300).match(/[\s\S]{1,20}/gu) ?? [];
      for (const piece of pieces) response.write(event(delta(piece)));
      response.end();
    };
    const { events, quota } = await streamOf(await llm(longCut));
    expect(shownText(events).length).toBeGreaterThan(200);
    expect(events.at(-1)).toMatchObject({ event: "error", data: { error: { code: "UPSTREAM" } } });
    expect(quota.settled).toEqual([REFUNDED]);
  });
});

describe("a caller who hangs up", () => {
  async function hangUpAfter(characters: number) {
    const { answer, closed } = stuckAfter(characters);
    const cleanups: Promise<unknown>[] = [];
    const setup = setUpHandler({
      engine: await llm(answer),
      keepAlive: (work) => cleanups.push(work),
    });
    const response = await setup.handle(promptRequest(REQUEST, { ...AS_USER, ...STREAM }));
    const { reader } = await readSome(response, 2);
    await reader.cancel();
    await closed;
    await Promise.all(cleanups);
    return setup;
  }

  test.each([100, 260])(
    "after %i characters stops the model and is not counted",
    async (length) => {
      const { quota, log } = await hangUpAfter(length);
      expect(quota.settled).toEqual([REFUNDED]);
      expect(log.map(({ code }) => code)).toEqual(["CANCELLED"]);
    },
  );

  test("while the last piece is made is not counted, and nothing is remembered", async () => {
    const gate = createGate();
    const engine: Engine = {
      name: "offline",
      async *enhance() {
        yield "**Task Overview**\n";
        await gate.opened;
        return { ...NOTHING_MADE, content: GOOD };
      },
    };
    const cleanups: Promise<unknown>[] = [];
    const { handle, quota, saved } = setUpHandler({
      engine,
      keepAlive: (work) => cleanups.push(work),
    });
    const response = await handle(promptRequest(REQUEST, { ...AS_USER, ...STREAM }));
    const { reader } = await readSome(response, 2);
    await reader.cancel();
    gate.open();
    await Promise.all(cleanups);
    expect(quota.settled).toEqual([REFUNDED]);
    expect(saved).toEqual([]);
  });

  test("of the offline engine gets the use back as well", async () => {
    const cleanups: Promise<unknown>[] = [];
    const { handle, quota } = setUpHandler({ keepAlive: (work) => cleanups.push(work) });
    const response = await handle(promptRequest(REQUEST, { ...AS_USER, ...STREAM }));
    const { reader } = await readSome(response, 2);
    await reader.cancel();
    await Promise.all(cleanups);
    expect(quota.settled).toEqual([REFUNDED]);
  });
});

describe("what is remembered", () => {
  test("is the request and the result of a signed-in user, under the request's id", async () => {
    const { handle, saved } = setUpHandler();
    const requestId = crypto.randomUUID();
    await handle(bodyRequest({ prompt: REQUEST, requestId }, AS_USER));
    expect(saved).toEqual([
      {
        userId: "user-1",
        requestId,
        parentRequestId: null,
        sessionId: requestId,
        original: REQUEST,
        wish: null,
        content: enhanceOffline(asked(REQUEST)).content,
      },
    ]);
  });

  test("is nothing of a guest, and nothing of a failure", async () => {
    const guest = setUpHandler();
    await guest.handle(promptRequest(REQUEST));
    expect(guest.saved).toEqual([]);
    const failing = setUpHandler({ engine: await llm(status(401)) });
    await failing.handle(promptRequest(REQUEST, AS_USER));
    expect(failing.saved).toEqual([]);
  });

  test("answers a retry without asking the model again", async () => {
    const { handle, quota } = setUpHandler({
      engine: await llm(status(500)),
      quota: recordedQuota({ ...HELD, keptAnswer: "**Task Overview**\nstored" }),
      history: { save: () => Promise.reject(new Error("must not be called")) },
    });
    const response = await handle(promptRequest(REQUEST, { ...AS_USER, ...STREAM }));
    const events = parseEvents(await response.text());
    expect(events.map(({ event: name }) => name)).toEqual(["start", "done"]);
    expect(events.at(-1)).toMatchObject({ data: { content: "**Task Overview**\nstored" } });
    expect(provider?.requests).toEqual([]);
    expect(quota.settled).toHaveLength(1);
  });

  test("does not take the answer with it when it fails", async () => {
    const { handle, log } = setUpHandler({
      history: { save: () => Promise.reject(new Error("down")) },
    });
    const response = await handle(promptRequest(REQUEST, AS_USER));
    expect(response.status).toBe(200);
    expect(log.map(({ code }) => code)).toEqual(["UNSAVED", "OK"]);
  });
});

test("an engine that ends in TIMEOUT after its first text says so", async () => {
  const engine: Engine = {
    name: "llm",
    async *enhance() {
      yield await Promise.resolve("**Task Overview**\nA");
      throw new ApiError("TIMEOUT");
    },
  };
  const { events } = await streamOf(engine);
  expect(events.at(-1)).toMatchObject({ event: "error", data: { error: { code: "TIMEOUT" } } });
});
