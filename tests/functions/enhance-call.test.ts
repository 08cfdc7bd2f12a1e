import { afterEach, describe, expect, test } from "vitest";

import type { Engine, Enhanced } from "../../supabase/functions/generate-prompt/engine";
import { NOTHING_MADE } from "../../supabase/functions/generate-prompt/engine";
import type { EnhanceInput } from "../../supabase/functions/generate-prompt/engine";
import { createLlmEngine } from "../../supabase/functions/generate-prompt/llm/engine";
import { createProvider } from "../../supabase/functions/generate-prompt/llm/provider";
import { type FaultyProvider, startProvider, streamed } from "./faulty-provider";
import { AS_USER, bodyRequest, setUpHandler } from "./handler-setup";
import { GOOD, REQUEST } from "./model-scenarios";
import { parseEvents } from "./read-events";
import { HELD, recordedQuota, UNCOUNTED } from "./recorded-quota";

const READING = { deliverable: "e-mail", alternatives: ["note"], assumptions: [] };
const refine = {
  previous: GOOD,
  original: REQUEST,
  instruction: null,
  chip: null,
  choices: [{ slot: "tone", value: " firm \n but kind" }],
  parentRequestId: crypto.randomUUID(),
};

/** A handler whose engine answers as told and remembers what it was asked. */
function setUp(made: Partial<Enhanced> = {}, name: Engine["name"] = "offline") {
  const inputs: EnhanceInput[] = [];
  const engine: Engine = {
    name,
    // oxlint-disable-next-line typescript/require-await -- the contract is asynchronous
    async *enhance(input) {
      inputs.push(input);
      yield "";
      return { ...NOTHING_MADE, content: GOOD, ...made };
    },
  };
  return { ...setUpHandler({ engine }), inputs };
}

describe("a call", () => {
  test("hands on its facts, assistant, and choices, cleaned", async () => {
    const { handle, inputs } = setUp();
    const facts = [" I am  a nurse\u200B ", "Metric units"];
    await handle(bodyRequest({ prompt: REQUEST, facts, assistant: "gemini" }));
    await handle(bodyRequest({ refine }));
    expect(inputs[0]).toMatchObject({
      facts: ["I am a nurse", "Metric units"],
      assistant: "gemini",
    });
    expect(inputs[1]).toMatchObject({
      facts: [],
      assistant: null,
      refinement: { chip: null, choices: [{ slot: "tone", value: "firm but kind" }] },
    });
  });

  test.each([
    ["facts that are no list", { facts: "I am a nurse" }],
    ["eleven facts", { facts: Array.from({ length: 11 }, () => "x") }],
    ["a blank fact", { facts: [" \u200B"] }],
    ["a fact of 201 characters", { facts: ["x".repeat(201)] }],
    ["a fact that is no text", { facts: [5] }],
    ["an unknown assistant", { assistant: "hal" }],
    [
      "six choices",
      { refine: { ...refine, choices: Array.from({ length: 6 }, () => refine.choices[0]) } },
    ],
    [
      "two choices for one slot",
      { refine: { ...refine, choices: [...refine.choices, ...refine.choices] } },
    ],
    [
      "a choice without a slot of ours",
      { refine: { ...refine, choices: [{ slot: "color", value: "red" }] } },
    ],
    ["an empty choice", { refine: { ...refine, choices: [{ slot: "tone", value: "" }] } }],
    [
      "a choice of 81 characters",
      { refine: { ...refine, choices: [{ slot: "tone", value: "x".repeat(81) }] } },
    ],
    ["choices that are no list", { refine: { ...refine, choices: { tone: "firm" } } }],
    ["a choice that is none", { refine: { ...refine, choices: [null] } }],
    ["neither wish, chip, nor choice", { refine: { ...refine, choices: [] } }],
  ])("with %s is a bad request", async (_name, body) => {
    const { handle, inputs } = setUp();
    const response = await handle(bodyRequest({ prompt: REQUEST, ...body }));
    expect(response.status).toBe(400);
    expect(inputs).toEqual([]);
  });

  test("with other facts, assistant, or choices is another request to the quota", async () => {
    const { handle, quota } = setUp();
    const tone = [{ slot: "tone", value: "warm" }];
    await handle(bodyRequest({ prompt: REQUEST }));
    await handle(bodyRequest({ prompt: REQUEST, facts: ["I am a nurse"] }));
    await handle(bodyRequest({ prompt: REQUEST, assistant: "claude" }));
    await handle(bodyRequest({ refine }));
    await handle(bodyRequest({ refine: { ...refine, choices: tone } }));
    expect(new Set(quota.reserved.map(({ fingerprint }) => fingerprint)).size).toBe(5);
  });
});

describe("a flip of the reading", () => {
  const isRedraw = async (body: object, name: Engine["name"]) => {
    const { handle, quota } = setUp({}, name);
    await handle(bodyRequest({ refine: body }));
    return quota.reserved[0]?.isRedraw;
  };

  test("is a redraw without a model, a refinement with one", async () => {
    expect(await isRedraw(refine, "offline")).toBe(true);
    expect(await isRedraw(refine, "llm")).toBe(false);
  });

  test("is no redraw when a wish or a chip comes with it", async () => {
    expect(await isRedraw({ ...refine, instruction: "mention Sam" }, "offline")).toBe(false);
    expect(await isRedraw({ ...refine, chip: "shorter" }, "offline")).toBe(false);
  });

  test("is remembered by its newest choice", async () => {
    const { handle, saved } = setUp();
    await handle(bodyRequest({ refine }, AS_USER));
    expect(saved).toMatchObject([{ wish: "tone: firm but kind" }]);
  });

  test("of a text that is not ours is refused", async () => {
    const quota = recordedQuota({ ...HELD, status: "foreign_redraw", retryAfterSeconds: null });
    const response = await setUpHandler({ quota }).handle(bodyRequest({ refine }));
    expect(response.status).toBe(400);
  });
});

describe("an answer", () => {
  test("carries its reading, in JSON and in the last event", async () => {
    const { handle } = setUp({ reading: READING });
    const wanted = { outcome: "enhanced", reading: READING, suggestions: [] };
    const body: unknown = await (await handle(bodyRequest({ prompt: REQUEST }))).json();
    expect(body).toMatchObject(wanted);
    const stream = await handle(bodyRequest({ prompt: REQUEST }, { accept: "text/event-stream" }));
    expect(parseEvents(await stream.text()).at(-1)).toMatchObject({ event: "done", data: wanted });
  });

  test.each([
    { outcome: "ready", content: "2+2", suggestions: ["Ask for the steps"] },
    { outcome: "question", content: "What is it about?", suggestions: [] },
  ] as const)("of outcome $outcome needs no labels, is not counted and not kept", async (made) => {
    const { handle, quota, saved } = setUp({ ...made, suggestions: [...made.suggestions] });
    const response = await handle(bodyRequest({ prompt: REQUEST }, AS_USER));
    expect(response.status).toBe(200);
    const { content, ...rest } = made;
    expect(await response.json()).toMatchObject({ enhancedPrompt: content, ...rest });
    expect(quota.settled).toEqual([UNCOUNTED]);
    expect(saved).toEqual([]);
  });
});

describe("a model behind the handler", () => {
  let provider: FaultyProvider | undefined;
  afterEach(() => provider?.stop());
  async function handlerOn(extra: Record<string, unknown>) {
    provider = await startProvider([streamed(GOOD)]);
    const { baseUrl, requests } = provider;
    const chat = createProvider({
      endpoint: { format: "openai", baseUrl, apiKey: "key", model: "m", extra },
      patience: { firstTokenMs: 5000, betweenTokensMs: 5000 },
      fetch,
      sleep: () => Promise.resolve(),
      random: () => 0,
    });
    const engine = createLlmEngine({ chat, totalTimeoutMs: 5000 });
    return { ...setUpHandler({ engine }), requests };
  }

  test("gets what its provider wants besides", async () => {
    const { handle, requests } = await handlerOn({ temperature: 0.3, reasoning_effort: "low" });
    await handle(bodyRequest({ prompt: REQUEST }));
    expect(JSON.parse(requests[0]?.body ?? "")).toMatchObject({
      model: "m",
      stream: true,
      temperature: 0.3,
      reasoning_effort: "low",
    });
  });

  test("is reached and answered within 40 ms of the handler's own work", async () => {
    const { handle } = await handlerOn({});
    const times: number[] = [];
    for (let run = 0; run < 15; run += 1) {
      const startedAt = performance.now();
      await (await handle(bodyRequest({ prompt: REQUEST }))).text();
      times.push(performance.now() - startedAt);
    }
    const median = times.toSorted((one, other) => one - other)[7] ?? Infinity;
    expect(median).toBeLessThan(40);
  });
});
