import { afterEach, describe, expect, test } from "vitest";

import { createLlmEngine } from "../../supabase/functions/generate-prompt/llm/engine";
import { createProvider } from "../../supabase/functions/generate-prompt/llm/provider";
import { type FaultyProvider, startProvider, streamed } from "./faulty-provider";
import { AS_USER, promptRequest, setUpHandler } from "./handler-setup";
import { type Fate, GOOD, READING, REQUEST, type Scenario, SCENARIOS } from "./model-scenarios";
import { parseEvents, shownText } from "./read-events";
import { COMMITTED, REFUNDED, UNCOUNTED } from "./recorded-quota";

const OTHER = GOOD.replace("Polite and direct", "Short and friendly");

let providers: FaultyProvider[] = [];
afterEach(async () => {
  await Promise.all(providers.map((provider) => provider.stop()));
  providers = [];
});

const chatOf = ({ baseUrl }: FaultyProvider) =>
  createProvider({
    endpoint: { format: "openai", baseUrl, apiKey: "key", model: "model" },
    patience: { firstTokenMs: 500, betweenTokensMs: 500 },
    fetch,
    sleep: () => Promise.resolve(),
    random: () => 0,
  });

/** The whole function with the scenario's model and, as a rule, a second one that works. */
async function run(
  { answers, request = REQUEST }: Scenario,
  isStreamed: boolean,
  hasFallback = true,
) {
  const [first, second] = [await startProvider(answers), await startProvider([streamed(OTHER)])];
  providers = [first, second];
  const engine = createLlmEngine({
    chat: chatOf(first),
    fallbacks: hasFallback ? [chatOf(second)] : [],
    totalTimeoutMs: 10_000,
  });
  const { handle, quota, saved } = setUpHandler({ engine });
  const headers = isStreamed ? { ...AS_USER, accept: "text/event-stream" } : AS_USER;
  const text = await (await handle(promptRequest(request, headers))).text();
  const events = isStreamed ? parseEvents(text) : [];
  const last = events.at(-1);
  const answer = isStreamed ? (last?.data ?? JSON.parse(text)) : (JSON.parse(text) as unknown);
  const calls = [first, second].map(({ requests }) => requests.length);
  return { answer, calls, settled: quota.settled, saved, shown: shownText(events) };
}

const COUNTED = { outcome: "enhanced", settled: [COMMITTED], saves: 1 };
const FREE = { content: expect.any(String) as string, settled: [UNCOUNTED], saves: 0 };
/** What the caller gets, how it is settled, and how many rows the history gets. */
const ENDS = {
  kept: { ...COUNTED, content: GOOD },
  saved: { ...COUNTED, content: GOOD },
  repaired: { ...COUNTED, content: GOOD },
  fallback: { ...COUNTED, content: OTHER },
  ready: { ...FREE, outcome: "ready" },
  question: { ...FREE, outcome: "question" },
  failed: { settled: [REFUNDED], saves: 0 },
} satisfies Record<Fate, object>;

describe.each([
  ["as JSON", false, "enhancedPrompt"],
  ["streamed", true, "content"],
] as const)("%s, a model's answer with", (_name, isStreamed, content) => {
  test.each(SCENARIOS)("$name is $fate", async (scenario) => {
    const { answer, calls, settled, saved } = await run(scenario, isStreamed);
    const isLost = isStreamed && scenario.whenShown !== undefined;
    const { settled: wanted, saves, ...end } = ENDS[isLost ? "failed" : scenario.fate];
    const { content: text, outcome } = { content: undefined, outcome: undefined, ...end };
    expect(answer).toMatchObject(isLost ? { error: {} } : { [content]: text, outcome });
    expect(settled).toEqual(wanted);
    expect(saved).toHaveLength(saves);
    expect(calls).toEqual([
      isLost ? 1 : scenario.calls,
      scenario.fate === "fallback" && !isLost ? 1 : 0,
    ]);
  });
});

describe.each([
  ["as JSON", false],
  ["streamed", true],
])("%s and without a second model", (_name, isStreamed) => {
  test.each(SCENARIOS.filter(({ fate }) => fate === "fallback"))(
    "$name is an honest error that is not counted, whatever was shown",
    async (scenario) => {
      const { answer, settled, saved } = await run(scenario, isStreamed, false);
      expect(answer).toMatchObject({
        error: { code: expect.stringMatching(/^(?:UPSTREAM|TIMEOUT)$/) as string },
      });
      expect(settled).toEqual([REFUNDED]);
      expect(saved).toEqual([]);
    },
  );
});

describe("the end of an answer", () => {
  const named = (name: string) => SCENARIOS.filter((scenario) => scenario.name === name);

  test.each(named("far too many words, twice"))(
    "$name: much was shown before",
    async (scenario) => {
      const { shown, settled } = await run(scenario, true, false);
      expect(shown.length).toBeGreaterThan(200);
      expect(settled).toEqual([REFUNDED]);
    },
  );

  test.each(named("its reading below"))("$name: it is read, and never shown", async (scenario) => {
    const { answer, shown } = await run(scenario, true);
    expect(answer).toMatchObject({ content: GOOD, reading: READING, suggestions: [] });
    expect(shown).not.toContain("<");
    expect(GOOD.startsWith(shown)).toBe(true);
  });

  test.each(named("a reading that is cut"))("$name: the answer has none", async (scenario) => {
    expect((await run(scenario, true)).answer).toMatchObject({ content: GOOD, reading: null });
  });

  test.each(named("READY for a trivial request"))("$name: nothing streams", async (scenario) => {
    const { answer, shown } = await run(scenario, true);
    expect(shown).toBe("");
    expect(answer).toMatchObject({
      content: "2+2",
      suggestions: ["Ask for the steps", "Name the number system"],
      usage: { counted: false },
    });
  });

  test.each(named("QUESTION for a request without a subject"))(
    "$name: it asks",
    async (scenario) => {
      const { answer, shown } = await run(scenario, true);
      expect(shown).toBe("");
      expect(answer).toMatchObject({ content: "What would you like help with?" });
    },
  );
});
