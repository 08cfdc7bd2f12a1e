import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { crossValidate, ratesOf, thresholdFor } from "./cross-validate.ts";
import { readLabelled } from "./examples.ts";
import { fingerprint } from "./fingerprint.ts";
import { learn } from "./learn.ts";
import { toStored } from "./store.ts";

// npm run learn: learns the offline engine's weights from the labelled requests and says how well requests are
// judged that were not learned from.

const TARGET = fileURLToPath(
  new URL("../../functions/generate-prompt/offline/learned/weights.json", import.meta.url),
);
/** Wanted are at most 20 % of the clear requests and at least 90 % of the vague ones: this leaves room at both ends. */
const CLEAR_ASKED = 0.15;

const { independent, byRuleMakers } = readLabelled();
const verdicts = crossValidate({ independent, always: byRuleMakers });
const threshold = thresholdFor(verdicts, CLEAR_ASKED);
const { kindsRight, clearAsked, vagueAsked } = ratesOf(verdicts, threshold);
const percent = (rate: number) => `${(rate * 100).toFixed(1)} %`;
console.warn(
  `${independent.length} requests, each judged by what the other four fifths teach: kind right ${percent(kindsRight)}; ` +
    `something asked of ${percent(clearAsked)} of the clear and ${percent(vagueAsked)} of the vague ones.`,
);
const judge = learn([...independent, ...byRuleMakers]);
writeFileSync(
  TARGET,
  `${JSON.stringify(toStored(judge, { threshold, learnedFrom: fingerprint() }), null, 2)}\n`,
);
