import { afterEach, describe, expect, test } from "vitest";

import { createLlmEngine } from "../../supabase/functions/generate-prompt/llm/engine";
import { INSTRUCTIONS_CANARY } from "../../supabase/functions/generate-prompt/llm/instructions";
import { modelInput } from "../../supabase/functions/generate-prompt/llm/model-input";
import { createProvider } from "../../supabase/functions/generate-prompt/llm/provider";
import {
  type Answer,
  breakOff,
  delta,
  event,
  type FaultyProvider,
  hang,
  hangAfterToken,
  rawStream,
  startProvider,
  status,
  streamed,
  whole,
} from "./faulty-provider";
import { AS_USER, asked, promptRequest, setUpHandler } from "./handler-setup";
import { COMMITTED, REFUNDED } from "./recorded-quota";

const GOOD = `**Task Overview**
Write an email to my boss asking for Friday off.

**Requirements**
- Ask in the first two sentences and say how the work is covered.
- Polite and direct; invent no names, dates or reasons.

**Output Format**
A subject line, then a body of 60 to 100 words.`;

const REQUEST = "email boss friday off";

let provider: FaultyProvider | undefined;
afterEach(async () => {
  await provider?.stop();
  provider = undefined;
});

const PATIENT_MS = 10_000;
const IMPATIENT_MS = 60;

/** The whole function with a model behind it that gives the listed answers. */
async function enhance(answers: readonly Answer[], timeoutMs = PATIENT_MS) {
  provider = await startProvider(answers);
  const chat = createProvider({
    endpoint: { format: "openai", baseUrl: provider.baseUrl, apiKey: "key", model: "model" },
    patience: { firstTokenMs: timeoutMs, betweenTokensMs: timeoutMs },
    fetch,
    sleep: () => Promise.resolve(),
    random: () => 0,
  });
  const engine = createLlmEngine({ chat, totalTimeoutMs: timeoutMs });
  const { handle, quota } = setUpHandler({ engine });
  const response = await handle(promptRequest(REQUEST, AS_USER));
  const body = (await response.json()) as {
    enhancedPrompt?: string;
    engine?: string;
    error?: { code: string };
  };
  const conversations = provider.requests.map(
    ({ body: sent }) => JSON.parse(sent) as { messages: { role: string; content: string }[] },
  );
  return { response, body, quota, conversations };
}

describe("a model that works", () => {
  test("is asked once, with the request as data, and its prompt is returned", async () => {
    const { response, body, quota, conversations } = await enhance([streamed(GOOD)]);
    expect(response.status).toBe(200);
    expect(body).toMatchObject({ enhancedPrompt: GOOD, engine: "llm" });
    expect(quota.settled).toEqual([COMMITTED]);
    expect(conversations).toHaveLength(1);
    const [system, user] = conversations[0]?.messages ?? [];
    expect(system?.role).toBe("system");
    expect(JSON.parse(user?.content ?? "")).toMatchObject({
      request: REQUEST,
      language: "the language of the request",
      max_words: 260,
    });
  });

  test.each([
    ["schreib eine mail an meinen chef", "German"],
    ["write an email to my boss", "English"],
    ["给老板写一封邮件", "Chinese"],
    ["napisz maila do szefa", "the language of the request"],
    ["newsletter", "the language of the request"],
  ])("is told the language of a request where it shows: %s", (prompt, language) => {
    expect(modelInput(asked(prompt))).toMatchObject({ language });
  });

  test.each([
    ["reasoning before it", `<think>The user wants…\n</think>\n\n${GOOD}`],
    ["only the end of its reasoning", `hm, an email.</think>${GOOD}`],
    ["a code fence around it", `\`\`\`markdown\n${GOOD}\n\`\`\``],
    ["a greeting", `Sure! Here is the improved prompt:\n\n${GOOD}`],
    ["a greeting and a fence", `Here you go:\n\`\`\`\n${GOOD}\n\`\`\``],
    ["headings of another style", GOOD.replaceAll(/^\*\*(.+)\*\*$/gmu, "## $1")],
    ["text on the line of its labels", GOOD.replaceAll(/^\*\*(.+)\*\*\n/gmu, "**$1:** ")],
    ["Windows line ends", GOOD.replaceAll("\n", "\r\n")],
  ])("may send %s", async (_name, answer) => {
    const { body, conversations } = await enhance([streamed(answer)]);
    expect(body.enhancedPrompt).toBe(GOOD);
    expect(conversations).toHaveLength(1);
  });

  test("is told that a good prompt wants mending only, with a third more words at most", async () => {
    const good =
      "Write a 120-word caption for our bakery's Sunday opening on 6 April, 8:00 to 13:00. Audience: families nearby. Mention the sourdough and the terrace, nothing else. Warm tone, no exclamation marks. End with one question. Return the caption only, then three hashtags on a new line.";
    const input = modelInput(asked(good));
    expect(input).toMatchObject({ already_detailed: true });
    expect(input["max_words"]).toBeLessThan(120);
  });

  test("is told what is wrong and may repair it once", async () => {
    const { body, conversations } = await enhance([streamed("Dear boss, ..."), streamed(GOOD)]);
    expect(body.enhancedPrompt).toBe(GOOD);
    expect(conversations[1]?.messages.map(({ role }) => role)).toEqual([
      "system",
      "user",
      "assistant",
      "user",
    ]);
    expect(conversations[1]?.messages[3]?.content).toContain("required labels");
  });

  test("is tried again after 429", async () => {
    const { response, quota } = await enhance([
      status(429, { "retry-after": "1" }),
      streamed(GOOD),
    ]);
    expect(response.status).toBe(200);
    expect(quota.settled).toEqual([COMMITTED]);
  });
});

describe("a model that fails", () => {
  const errorMidStream = rawStream([
    event(delta(GOOD.slice(0, 150))),
    event({ error: { message: "overloaded" } }),
  ]);
  const answered = streamed("Dear boss, I would like to take Friday off. Best regards");
  const leaked = streamed(`${GOOD}\n- ${INSTRUCTIONS_CANARY}`);
  test.each<[string, Answer]>([
    ["never answers", hang],
    ["stops in the middle", hangAfterToken],
  ])("and %s gives TIMEOUT and a refund", async (_name, answer) => {
    const { response, body, quota } = await enhance([answer], IMPATIENT_MS);
    expect(response.status).toBe(504);
    expect(body.error?.code).toBe("TIMEOUT");
    expect(quota.settled).toEqual([REFUNDED]);
  });

  test.each<[string, readonly Answer[], number]>([
    ["breaks off, and again", [breakOff], 2],
    ["turns into an error mid-stream", [errorMidStream], 1],
    ["answers garbage", [whole("garbage")], 1],
    ["answers nothing", [streamed("")], 1],
    ["thinks without end", [streamed("<think>let me see")], 2],
    ["is down", [status(503)], 3],
    ["refuses our key", [status(401)], 1],
    ["carries out the request, twice", [answered], 2],
    ["recites its instructions, twice", [leaked], 2],
  ])("and %s gives an honest error and a refund", async (_name, answers, calls) => {
    const { response, body, quota, conversations } = await enhance(answers);
    expect(response.status).toBe(502);
    expect(body.error?.code).toBe("UPSTREAM");
    expect(body.enhancedPrompt).toBeUndefined();
    expect(quota.settled).toEqual([REFUNDED]);
    expect(conversations).toHaveLength(calls);
  });
});
