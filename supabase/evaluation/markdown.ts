import type { JudgedArm } from "./judged/judged-run.ts";
import type { Rate } from "./judged/win-rate.ts";
import { ratingTable } from "./rating/rating-report.ts";
import type { Report } from "./report.ts";
import { type Interval, medianOf, rateOf, type Share, wilsonInterval } from "./statistics.ts";

export const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const range = ({ low, high }: Interval) => `${percent(low)} to ${percent(high)}`;
const cell = (text: string) => text.replaceAll("|", "\\|").replace(/\s+/gu, " ");

export const NO_JUDGES =
  "No judge was named (LLM_BASE_URL, LLM_API_KEY, LLM_MODEL and EVAL_JUDGES), so nothing is said here about whether answers get better.";

/** The report as text. */
export function toMarkdown(report: Report): string {
  return [
    "# Evaluation of the prompt enhancer",
    `${report.madeAt} UTC, ${report.prompts} prompts. Offline engine, no model involved, except where it says so. Intervals are 95 %.`,
    "## Promises",
    gateTable(report),
    "Nine tenths of the labelled requests (`training/`) are learned from, one tenth is only measured.",
    "## Time and length",
    `Engine and checks take ${report.timing.median} µs for the median prompt, ${report.timing.p95} µs for the 95th of a hundred, ${report.timing.worst} µs for the worst (4,000 characters).`,
    `A lazy prompt of ${medianOf(report.words.map(({ wordsIn }) => wordsIn))} words becomes one of ${medianOf(report.words.map(({ wordsOut }) => wordsOut))} (medians).`,
    "## Rated by readers who did not know what they read",
    ratingTable(),
    "## Ticks shown while a request is typed",
    tickTable(report),
    "## Judged by models",
    report.judged === null ? NO_JUDGES : judgedTable(report.judged),
    "",
  ].join("\n\n");
}

function gateTable({ gates }: Report): string {
  const rows = gates.map(
    ({ isMet, name, bound, share }) =>
      `| ${isMet ? "met" : "**not met**"} | ${name} | at least ${percent(bound)} | ${found(share)} |`,
  );
  return ["| | Promise | Bound | Found |", "| - | - | - | - |", ...rows].join("\n");
}

function found(share: Share): string {
  return `${share.hits} of ${share.of}, ${percent(rateOf(share))} (${range(wilsonInterval(share))})`;
}

function tickTable({ ticks }: Report): string {
  const rows = ticks.map(({ name, share }) => `| ${name} | ${found(share)} |`);
  return ["| Tick | Right, of those shown |", "| - | - |", ...rows].join("\n");
}

function judgedTable(arms: readonly JudgedArm[]): string {
  const rate = ({ rate: value, interval }: Rate) => `${percent(value)} (${range(interval)})`;
  const rows = arms.map((arm) =>
    [
      cell(arm.arm),
      cell(arm.judge),
      arm.isFilled ? "filled" : "left open",
      rate(arm.raw),
      rate(arm.lengthControlled),
      String(arm.medianExtraCharacters),
      `${arm.comparisons} (${arm.failures} failed)`,
    ].join(" | "),
  );
  return [
    "Answers to the enhanced prompt against answers to the raw one, by the same model; 50 % is no difference. Each pair was judged in both orders, and a judge that disagreed with itself counts as a tie.",
    [
      "| Enhanced by | Judge | Placeholders | Won | Won, length controlled | Extra characters | Pairs |",
      "| - | - | - | - | - | - | - |",
      ...rows.map((row) => `| ${row} |`),
    ].join("\n"),
  ].join("\n\n");
}
