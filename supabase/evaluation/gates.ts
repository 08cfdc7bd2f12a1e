import type { Accuracy } from "./learning/accuracy.ts";
import type { Measured } from "./measure.ts";
import { rateOf, type Share, shareOf } from "./statistics.ts";

/** A promise, with what was found. Each of them a template that ignores the request would break. */
export type Gate = { name: string; share: Share; bound: number; isMet: boolean };

/** Whether the offline engine reads requests as people do, and keeps its word on every one of them. */
export function gatesOf(all: readonly Measured[], accuracy: Accuracy): Gate[] {
  const inLanguage = all.filter(({ isLanguageRight }) => isLanguageRight !== undefined);
  const good = all.filter(({ prompt }) => prompt.part === "good");
  const lazy = all.filter(({ prompt }) => prompt.part === "lazy");
  return [
    gate(
      "All checks passed",
      shareOf(all, ({ failedChecks }) => failedChecks.length === 0),
      1,
    ),
    gate("Deliverable right, of requests not learned from", accuracy.first, 0.65),
    gate("Deliverable among the first three", accuracy.amongThree, 0.8),
    gate("Deliverable right where the weights are sure", accuracy.confident, 0.8),
    gate("Deliverable right where its own lines are written", accuracy.written, 0.67),
    gate(
      "Language right",
      shareOf(inLanguage, (one) => one.isLanguageRight === true),
      0.9,
    ),
    gate(
      "Good prompts left word for word",
      shareOf(good, (one) => one.outcome === "ready"),
      0.8,
    ),
    gate(
      "Lazy prompts made better than ready",
      shareOf(lazy, (one) => one.outcome !== "ready"),
      0.9,
    ),
  ];
}

function gate(name: string, share: Share, bound: number): Gate {
  return { name, share, bound, isMet: rateOf(share) >= bound };
}
