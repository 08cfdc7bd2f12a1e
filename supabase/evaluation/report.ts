import type { Half } from "./eval-set.ts";
import { type Gate, gatesOf, ofHalf } from "./gates.ts";
import type { JudgedArm } from "./judged/judged-run.ts";
import { type Measured } from "./measure.ts";
import type { Timing } from "./timing.ts";

/** All that the report says, before it is written down as Markdown or as a page. */
export type Report = {
  madeAt: string;
  prompts: number;
  gates: readonly Gate[];
  halves: Readonly<Record<Half, readonly Gate[]>>;
  /** The held-out half of the everyday prompts. */
  everyday: readonly Gate[];
  timing: Timing;
  /** Words of each lazy prompt and of its enhancement. */
  words: readonly { wordsIn: number; wordsOut: number }[];
  misses: readonly Miss[];
  /** Null: no judges were named, so there is no claim about quality. */
  judged: readonly JudgedArm[] | null;
};

export type Miss = { text: string; half: Half; what: string };

type ReportInput = {
  measured: readonly Measured[];
  everyday: readonly Measured[];
  timing: Timing;
  judged: readonly JudgedArm[] | null;
  now: Date;
};

export function createReport({ measured, everyday, timing, judged, now }: ReportInput): Report {
  return {
    madeAt: now.toISOString().slice(0, 16).replace("T", " "),
    prompts: measured.length,
    gates: gatesOf(measured),
    halves: {
      tuned: gatesOf(ofHalf(measured, "tuned")),
      held_out: gatesOf(ofHalf(measured, "held_out")),
    },
    everyday: gatesOf(ofHalf(everyday, "held_out")).filter(({ share }) => share.of > 0),
    timing,
    words: measured.filter(({ prompt }) => prompt.part === "lazy"),
    misses: measured.flatMap(missesOf),
    judged,
  };
}

/** What went wrong, of the tuned half only: reading the other half's misses would be the start of tuning on it. */
function missesOf(found: Measured): Miss[] {
  const { prompt, failedChecks, isTypeRight, detectedType, addedPlaceholders } = found;
  if (prompt.half === "held_out") return [];
  const asks = addedPlaceholders.length > 0;
  const faults = [
    ...failedChecks,
    ...(isTypeRight === false
      ? [`taken for ${detectedType}, meant ${prompt.types?.join(" or ") ?? ""}`]
      : []),
    ...(prompt.clarity === "clear" && asks ? [`asks for ${addedPlaceholders.join(", ")}`] : []),
    ...(prompt.clarity === "vague" && !asks ? ["asks for nothing"] : []),
  ];
  return faults.map((what) => ({ text: prompt.text.slice(0, 80), half: prompt.half, what }));
}
