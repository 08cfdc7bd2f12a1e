import { type Gate, gatesOf } from "./gates.ts";
import type { JudgedArm } from "./judged/judged-run.ts";
import type { Accuracy } from "./learning/accuracy.ts";
import type { Measured } from "./measure.ts";
import { tickPrecision } from "./ticks.ts";
import type { Timing } from "./timing.ts";

/** All that the report says, before it is written down as Markdown or as a page. */
export type Report = {
  madeAt: string;
  prompts: number;
  gates: readonly Gate[];
  accuracy: Accuracy;
  ticks: ReturnType<typeof tickPrecision>;
  timing: Timing;
  /** Words of each lazy prompt and of its enhancement. */
  words: readonly { wordsIn: number; wordsOut: number }[];
  /** Null: no judges were named, so there is no claim about quality. */
  judged: readonly JudgedArm[] | null;
};

type ReportInput = {
  measured: readonly Measured[];
  accuracy: Accuracy;
  timing: Timing;
  judged: readonly JudgedArm[] | null;
  now: Date;
};

export function createReport({ measured, accuracy, timing, judged, now }: ReportInput): Report {
  return {
    madeAt: now.toISOString().slice(0, 16).replace("T", " "),
    prompts: measured.length,
    gates: gatesOf(measured, accuracy),
    accuracy,
    ticks: tickPrecision(),
    timing,
    words: measured.filter(({ prompt }) => prompt.part === "lazy"),
    judged,
  };
}
