import { bracketedDetails } from "../../functions/generate-prompt/text/tokens.ts";
import { medianOf } from "../statistics.ts";
import { type Arm, fillPlaceholders } from "./arms.ts";
import { type Ask, judge } from "./judge.ts";
import { type Comparison, lengthControlledRate, type Rate, winRate } from "./win-rate.ts";

export type JudgedArm = {
  arm: string;
  judge: string;
  /** Placeholders filled as a visitor would, or left as they are. */
  isFilled: boolean;
  comparisons: number;
  failures: number;
  raw: Rate;
  lengthControlled: Rate;
  medianExtraCharacters: number;
};

export type JudgedOptions = {
  prompts: readonly string[];
  arms: readonly Arm[];
  /** Answers raw and enhanced prompts alike, and plays the visitor. */
  answer: Ask;
  /** Of another vendor than the models judged, if possible. */
  judges: readonly { name: string; ask: Ask }[];
};

type Answered = { request: string; raw: string; enhanced: string };

/** Compares the answers to each arm's prompts with those to the raw ones: pairwise, in both orders. */
export async function runJudged(options: JudgedOptions): Promise<JudgedArm[]> {
  const results: JudgedArm[] = [];
  const rawAnswers = new Map<string, Promise<string>>();
  for (const arm of options.arms) {
    for (const isFilled of [true, false]) {
      const pairs = await answerAll({ ...options, arm, isFilled, rawAnswers });
      for (const judgeModel of options.judges) {
        results.push(await judgeAll({ pairs, arm, isFilled, judgeModel }));
      }
    }
  }
  return results;
}

type AnswerInput = JudgedOptions & {
  arm: Arm;
  isFilled: boolean;
  /** One raw answer a prompt, for all arms. */
  rawAnswers: Map<string, Promise<string>>;
};

/** Null where a model failed: it is counted, and left out of the rate. */
async function answerAll(input: AnswerInput): Promise<(Answered | null)[]> {
  const pairs: (Answered | null)[] = [];
  for (const request of input.prompts) {
    pairs.push(await answerOne(request, input).catch(() => null));
  }
  return pairs;
}

async function answerOne(
  request: string,
  { arm, isFilled, answer, rawAnswers }: AnswerInput,
): Promise<Answered> {
  const raw = rawAnswers.get(request) ?? answer([{ role: "user", content: request }]);
  rawAnswers.set(request, raw);
  const enhanced = await arm.enhance(request);
  const isOpen = bracketedDetails(enhanced).some((detail) => !request.includes(detail));
  const prompt = isFilled && isOpen ? await fillPlaceholders(request, enhanced, answer) : enhanced;
  return {
    request,
    raw: await raw,
    enhanced: await answer([{ role: "user", content: prompt }]),
  };
}

type JudgeInput = {
  pairs: readonly (Answered | null)[];
  arm: Arm;
  isFilled: boolean;
  judgeModel: JudgedOptions["judges"][number];
};

async function judgeAll({ pairs, arm, isFilled, judgeModel }: JudgeInput): Promise<JudgedArm> {
  const comparisons: Comparison[] = [];
  for (const pair of pairs) {
    const score = pair === null ? null : await judge(pair, judgeModel.ask).catch(() => null);
    if (pair === null || score === null) continue;
    comparisons.push({ score, length: pair.enhanced.length, rawLength: pair.raw.length });
  }
  return {
    arm: arm.name,
    judge: judgeModel.name,
    isFilled,
    comparisons: comparisons.length,
    failures: pairs.length - comparisons.length,
    raw: winRate(comparisons),
    lengthControlled: lengthControlledRate(comparisons),
    medianExtraCharacters: medianOf(comparisons.map((item) => item.length - item.rawLength)),
  };
}
