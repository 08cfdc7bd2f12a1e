import type { Gate } from "./gates.ts";
import type { JudgedArm } from "./judged/judged-run.ts";
import type { Rate } from "./judged/win-rate.ts";
import type { Report } from "./report.ts";
import { type Interval, medianOf, rateOf, wilsonInterval } from "./statistics.ts";

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
    'The rules were tuned on one half of the set and on other prompts (`development/`, `training/`). The other half was only measured; "met" speaks of the whole set.',
    heldOutLine(report.halves.held_out),
    "## Everyday prompts",
    "Prompts by authors who had never seen the rules (`everyday.yaml`), harder than those above. Of this half nothing was learned.",
    everydayTable(report),
    "## Time and length",
    `Engine and checks take ${report.timing.median} µs for the median prompt, ${report.timing.p95} µs for the 95th of a hundred, ${report.timing.worst} µs for the worst (4,000 characters).`,
    `A lazy prompt of ${medianOf(report.words.map(({ wordsIn }) => wordsIn))} words becomes one of ${medianOf(report.words.map(({ wordsOut }) => wordsOut))} (medians).`,
    "## Misses on the tuned half",
    missList(report),
    "## Judged by models",
    report.judged === null ? NO_JUDGES : judgedTable(report.judged),
    "",
  ].join("\n\n");
}

function gateTable({ gates, halves }: Report): string {
  const rows = gates.map((gate, index) =>
    [
      gate.isMet ? "met" : "**not met**",
      gate.name,
      `${gate.side} ${percent(gate.bound)}`,
      foundWithin(gate),
      found(halves.tuned[index]),
      foundWithin(halves.held_out[index]),
    ].join(" | "),
  );
  return [
    "| | Promise | Bound | Whole set | Tuned half | Held-out half |",
    "| - | - | - | - | - | - |",
    ...rows.map((row) => `| ${row} |`),
  ].join("\n");
}

function everydayTable({ everyday }: Report): string {
  const rows = everyday.map((gate) =>
    [gate.name, `${gate.side} ${percent(gate.bound)}`, foundWithin(gate)].join(" | "),
  );
  return ["| | Bound above | Found |", "| - | - | - |", ...rows.map((row) => `| ${row} |`)].join(
    "\n",
  );
}

function found(gate: Gate | undefined): string {
  if (gate === undefined) return "";
  return `${gate.share.hits} of ${gate.share.of}, ${percent(rateOf(gate.share))}`;
}

/** Said in words as well, so that nobody takes the column "met" for the half that counts. */
function heldOutLine(gates: readonly Gate[]): string {
  const missed = gates.filter(({ isMet }) => !isMet);
  if (missed.length === 0) return "On the held-out half alone every promise is met, too.";
  const list = missed.map(
    (gate) => `${gate.name} (${gate.side} ${percent(gate.bound)}): ${foundWithin(gate)}`,
  );
  return `**Not met on the held-out half alone:** ${list.join("; ")}.`;
}

function foundWithin(gate: Gate | undefined): string {
  return gate === undefined ? "" : `${found(gate)} (${range(wilsonInterval(gate.share))})`;
}

function missList({ misses }: Report): string {
  if (misses.length === 0) return "None.";
  return misses.map(({ text, what }) => `- \`${cell(text)}\`: ${cell(what)}`).join("\n");
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
