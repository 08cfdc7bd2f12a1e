import { readEvalSet } from "./eval-set.ts";
import { runJudged } from "./judged/judged-run.ts";
import { judgedModels } from "./judged/models.ts";
import { accuracyOf } from "./learning/accuracy.ts";
import { readLabelled, splitHeldOut } from "./learning/examples.ts";
import { measure } from "./measure.ts";
import { createReport, type Report } from "./report.ts";
import { timeOffline } from "./timing.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** Pairs judged unless EVAL_LIMIT says otherwise: 200 tell a difference of about seven points. */
const DEFAULT_LIMIT = 200;

/** Measures the offline engine on the published set. */
export function measureEngine() {
  const prompts = readEvalSet();
  return {
    measured: prompts.map(measure),
    accuracy: accuracyOf(splitHeldOut(readLabelled()).heldOut),
    timing: timeOffline(prompts),
  };
}

/** The engine's figures and, where models are named, what judges said of answers. */
export async function evaluate(
  environment: Environment,
  figures = measureEngine(),
): Promise<Report> {
  const models = judgedModels(environment);
  const judged =
    models === null
      ? null
      : await runJudged({ ...models, prompts: promptsToJudge(environment["EVAL_LIMIT"]) });
  return createReport({ ...figures, judged, now: new Date() });
}

/** Lazy prompts of the held-out half first, then the rest: what was tuned must not carry the claim. */
function promptsToJudge(limit: string | undefined): string[] {
  const typed = readEvalSet().filter(({ part }) => part === "lazy" || part === "multilingual");
  const heldOutFirst = typed.toSorted(
    (a, b) => Number(a.half === "tuned") - Number(b.half === "tuned"),
  );
  return heldOutFirst.slice(0, Number(limit) || DEFAULT_LIMIT).map(({ text }) => text);
}
