import { afterEach, describe, expect, test } from "vitest";

import { evaluate, measureEngine } from "../../supabase/evaluation/evaluate";
import { runJudged } from "../../supabase/evaluation/judged/judged-run";
import { judgedModels } from "../../supabase/evaluation/judged/models";
import {
  type Comparison,
  lengthControlledRate,
  winRate,
} from "../../supabase/evaluation/judged/win-rate";
import { toMarkdown } from "../../supabase/evaluation/markdown";
import { toPage } from "../../supabase/evaluation/page";
import { textOf } from "../../supabase/evaluation/rating/arms";
import {
  bootstrapInterval,
  seededRandom,
  wilsonInterval,
} from "../../supabase/evaluation/statistics";
import type { ChatMessage } from "../../supabase/functions/generate-prompt/llm/wire";
import { type FakeModel, startFakeModel } from "./fake-model";

let model: FakeModel | undefined;
afterEach(async () => {
  await model?.stop();
  model = undefined;
});

const PROMPTS = [
  "email to my landlord",
  "poem for my dad",
  "ad for my bakery",
  "workout plan",
  "trip to japan",
  "logo for my band",
];

type Verdict = (pair: { answer_a: string; answer_b: string; request: string }) => string | Error;
type Seen = { judged: string[]; filled: string[] };

/** Answers to enhanced prompts are "ENHANCED", to raw ones "RAW"; the judge is the one under test. */
async function judgedBy(verdict: Verdict, enhancedAnswer = "ENHANCED") {
  const seen: Seen = { judged: [], filled: [] };
  model = await startFakeModel((messages, name) =>
    replyOf(messages, { name, verdict, seen, enhancedAnswer }),
  );
  const models = judgedModels({
    LLM_BASE_URL: model.baseUrl,
    LLM_API_KEY: "k",
    LLM_MODEL: "writer",
    EVAL_JUDGES: JSON.stringify([{ baseUrl: model.baseUrl, model: "judge" }]),
  });
  if (models === null) throw new Error("The models were not read.");
  const results = await runJudged({ ...models, prompts: PROMPTS });
  return { results, seen };
}

type Situation = { name: string; verdict: Verdict; seen: Seen; enhancedAnswer: string };

function replyOf(messages: readonly ChatMessage[], situation: Situation): string | Error {
  const { name, verdict, seen, enhancedAnswer } = situation;
  const [first = "", last = ""] = [messages[0]?.content, messages.at(-1)?.content];
  if (name === "judge") {
    seen.judged.push(last);
    return verdict(JSON.parse(last) as Parameters<Verdict>[0]);
  }
  if (first.startsWith("You play the person")) return filled(last, seen);
  if (first.startsWith("You rewrite rough requests")) return rewritten(last);
  if (last.startsWith("Improve this prompt.")) return `Better: ${last.split("\n").at(-1)}`;
  return /\*\*Task Overview\*\*|^Better:/u.test(last) ? enhancedAnswer : "RAW";
}

function filled(input: string, seen: Seen): string {
  const { prompt } = JSON.parse(input) as { prompt: string };
  seen.filled.push(prompt);
  return prompt.replaceAll(/\[[^\]]+\]/gu, "FILLED");
}

function rewritten(input: string): string {
  const { request } = JSON.parse(input) as { request: string };
  return `**Task Overview**\n${request}\n\n**Requirements**\n- Be short and use only what I told you; invent no names, dates or reasons, and ask me if you need more.\n\n**Output Format**\nText.`;
}

const armOf = (results: Awaited<ReturnType<typeof judgedBy>>["results"], arm: string) =>
  results.find((result) => result.arm.startsWith(arm) && result.isFilled);

describe("the judged protocol", () => {
  test("gives every win to the side the judge prefers in both orders", async () => {
    const { results } = await judgedBy(({ answer_a: a }) =>
      a === "ENHANCED" ? "Clear. VERDICT: A" : "Clear.\nVERDICT: B",
    );
    expect(results.map(({ arm, isFilled }) => [arm, isFilled])).toEqual([
      ["offline rules", true],
      ["offline rules", false],
      ["our instructions to writer", true],
      ["our instructions to writer", false],
      ["one line to the model", true],
      ["one line to the model", false],
    ]);
    expect(results.map(({ raw }) => raw.rate)).toEqual(results.map(() => 1));
    expect(results.map(({ comparisons }) => comparisons)).toEqual(results.map(() => 6));
  });

  test("takes a judge that favours a place for one that found no difference", async () => {
    const { results } = await judgedBy(() => "VERDICT: A");
    expect(results.map(({ raw }) => raw.rate)).toEqual(results.map(() => 0.5));
  });

  test("takes silence for a tie, and a failing judge for no comparison", async () => {
    const silent = await judgedBy(() => "I cannot say.");
    expect(armOf(silent.results, "offline")?.raw.rate).toBe(0.5);
    await model?.stop();
    const failing = await judgedBy(() => new Error("busy"));
    expect(armOf(failing.results, "offline")).toMatchObject({ comparisons: 0, failures: 6 });
  });

  test("shows the judge the request and the answers, never the enhanced prompt", async () => {
    const { seen } = await judgedBy(() => "VERDICT: TIE");
    expect(seen.judged.length).toBe(6 * 6 * 2);
    expect(seen.judged.join("")).not.toContain("Task Overview");
    expect(seen.judged[0]).toContain("email to my landlord");
  });

  test("fills placeholders before answering in one arm, and leaves them open in the other", async () => {
    const { seen } = await judgedBy(() => "VERDICT: TIE");
    const open = PROMPTS.map((prompt) => textOf("engine", { text: prompt })).filter((text) =>
      text.includes("["),
    );
    expect(open).not.toEqual([]);
    expect(seen.filled.toSorted()).toEqual(open.toSorted());
  });

  test("is not run without judges", async () => {
    expect(judgedModels({})).toBeNull();
    expect(
      judgedModels({ LLM_BASE_URL: "http://m.test", LLM_API_KEY: "k", LLM_MODEL: "m" }),
    ).toBeNull();
  });
});

describe("length control", () => {
  const random = seededRandom(7);
  const judgeBy = (preference: (advantage: number) => number): Comparison[] =>
    Array.from({ length: 300 }, (_, index) => {
      // Mostly longer than the raw answer, as enhanced ones are.
      const length = 100 + (index % 10) * 100;
      const score = random() < preference(Math.log(length / 300)) ? 1 : 0;
      return { score, length, rawLength: 300 };
    });
  const sigmoid = (value: number) => 1 / (1 + Math.exp(-value));

  test("takes away what a judge gives for length alone", () => {
    const comparisons = judgeBy((advantage) => sigmoid(4 * Math.tanh(advantage)));
    expect(winRate(comparisons).rate).toBeGreaterThan(0.62);
    const { rate, interval } = lengthControlledRate(comparisons);
    expect(interval.low).toBeLessThan(0.5);
    expect(interval.high).toBeGreaterThan(0.5);
    expect(Math.abs(rate - 0.5)).toBeLessThan(0.1);
  });

  test("leaves what is better at any length", () => {
    const { rate, interval } = lengthControlledRate(judgeBy(() => 0.8));
    expect(rate).toBeGreaterThan(0.7);
    expect(interval.low).toBeGreaterThan(0.5);
  });

  test("stays finite when one side wins everything, and when there is nothing", () => {
    const all = Array.from({ length: 20 }, () => ({ score: 1, length: 10, rawLength: 10 }));
    expect(lengthControlledRate(all).rate).toBeGreaterThan(0.9);
    expect(lengthControlledRate([]).rate).toBe(0.5);
  });
});

describe("intervals", () => {
  test("are Wilson's", () => {
    const { low, high } = wilsonInterval({ hits: 8, of: 10 });
    expect(low).toBeCloseTo(0.4902, 3);
    expect(high).toBeCloseTo(0.9433, 3);
    expect(wilsonInterval({ hits: 10, of: 10 }).high).toBe(1);
    expect(wilsonInterval({ hits: 0, of: 0 })).toEqual({ low: 0, high: 1 });
  });

  test("by resampling are the same each time and about seven points wide at 200", () => {
    const coin = Array.from({ length: 200 }, (_, index) => index % 2);
    const mean = (sample: readonly number[]) =>
      sample.reduce((sum, value) => sum + value, 0) / sample.length;
    const interval = bootstrapInterval(coin, mean);
    expect(bootstrapInterval(coin, mean)).toEqual(interval);
    expect(0.5 - interval.low).toBeCloseTo(0.07, 1);
  });
});

describe("the report", () => {
  const figures = measureEngine();

  test("claims nothing without judges", async () => {
    const report = await evaluate({}, figures);
    expect(report.judged).toBeNull();
    for (const text of [toMarkdown(report), toPage(report)]) {
      expect(text).toContain("No judge was named");
      expect(text).toContain("Deliverable right");
    }
    expect(toPage(report)).not.toMatch(/<script|https?:\/\/|@import/u);
  });

  test("carries each judged arm with its intervals", async () => {
    model = await startFakeModel((messages, name) =>
      replyOf(messages, {
        name,
        verdict: () => "VERDICT: TIE",
        seen: { judged: [], filled: [] },
        enhancedAnswer: "ENHANCED",
      }),
    );
    const report = await evaluate(
      {
        LLM_BASE_URL: model.baseUrl,
        LLM_API_KEY: "k",
        LLM_MODEL: "writer",
        EVAL_JUDGES: JSON.stringify([{ baseUrl: model.baseUrl, model: "judge" }]),
        EVAL_LIMIT: "3",
      },
      figures,
    );
    expect(report.judged).toHaveLength(6);
    expect(toMarkdown(report)).toMatch(
      /\| offline rules \| judge \| filled \| 50\.0 % \(50\.0 % to 50\.0 %\)/u,
    );
    expect(toPage(report)).toContain("offline rules, judge, filled");
  });
});
