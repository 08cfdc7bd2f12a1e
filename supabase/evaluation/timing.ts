import { enhanceOffline } from "../functions/generate-prompt/offline/enhance.ts";
import { findFailedChecks } from "../functions/generate-prompt/text/checks.ts";
import { cleanText } from "../functions/generate-prompt/text/clean-text.ts";
import type { EvalPrompt } from "./eval-set.ts";
import { givenOf } from "./measure.ts";

/** Microseconds of processor time a prompt, each the best of a few rounds, sorted. */
export type Timing = { median: number; p95: number; worst: number };

const ROUNDS = 5;

/** Times the offline engine with the checks the function runs on its result. */
export function timeOffline(prompts: readonly EvalPrompt[]): Timing {
  const texts = prompts.map(({ text }) => cleanText(text));
  const best = texts.map((text) =>
    Math.min(...Array.from({ length: ROUNDS }, () => microsecondsOf(() => run(text)))),
  );
  const sorted = best.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
  return { median: at(0.5), p95: at(0.95), worst: Math.round(sorted.at(-1) ?? 0) };
}

function run(prompt: string): void {
  const given = givenOf(prompt);
  findFailedChecks(given, enhanceOffline(given).content);
}

function microsecondsOf(work: () => void): number {
  const startedAt = performance.now();
  work();
  return (performance.now() - startedAt) * 1000;
}
