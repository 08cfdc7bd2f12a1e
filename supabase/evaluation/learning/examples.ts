import { featuresOf } from "../../functions/generate-prompt/offline/learned/features.ts";
import { TASK_TYPES } from "../../functions/generate-prompt/offline/pack.ts";
import { readByRules } from "../../functions/generate-prompt/offline/rule-reading.ts";
import { cleanText } from "../../functions/generate-prompt/text/clean-text.ts";
import {
  type EvalPrompt,
  readDevelopmentSet,
  readEvalSet,
  readEverydaySet,
  readTrainingSet,
} from "../eval-set.ts";
import type { Example } from "./fit.ts";

/** A labelled request, as an example of its kind of task and of being clear or vague. */
export type Labelled = { prompt: EvalPrompt; kind: Example | null; vagueness: Example | null };

/**
 * All that may be learned from: never the held-out half. With prompts that the rules were made with, the rules are
 * always right, so their findings are left out there.
 */
export function readLabelled(): { independent: Labelled[]; byRuleMakers: Labelled[] } {
  const tunedOf = (prompts: readonly EvalPrompt[]) =>
    prompts.filter(({ half }) => half === "tuned");
  return {
    independent: [...readTrainingSet(), ...tunedOf(readEverydaySet())].map((one) =>
      labelled(one, "with rules"),
    ),
    byRuleMakers: [...readDevelopmentSet().prompts, ...tunedOf(readEvalSet())].map((one) =>
      labelled(one, "without rules"),
    ),
  };
}

export function labelled(prompt: EvalPrompt, rules: "with rules" | "without rules"): Labelled {
  const features = featuresOf(readByRules(cleanText(prompt.text)), rules);
  const { types, clarity } = prompt;
  const share = 1 / (types?.length ?? 1);
  return {
    prompt,
    kind:
      types === undefined
        ? null
        : { features, targets: TASK_TYPES.map((type) => (types.includes(type) ? share : 0)) },
    vagueness:
      clarity === undefined ? null : { features, targets: clarity === "clear" ? [1, 0] : [0, 1] },
  };
}
