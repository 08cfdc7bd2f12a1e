import { spawn } from "node:child_process";

import { chromiumForTests, installChromiumForExtensions } from "./test-browser";

// `npm test`: every check in order, each to its end; the last line is the sum of all tests. A step that
// runs no tests counts as one. A step that hangs is stopped and counts as failed.

type Step = {
  name: string;
  command: string[];
  /** Reads passed and failed tests out of a runner's report. */
  countTests?: (output: string) => Counts | null;
};
type Counts = { passed: number; failed: number; skipped: number };

const npx = (...words: string[]): string[] => ["npx", "--no-install", ...words];
const vitest = (...projects: string[]): string[] =>
  npx("vitest", "run", "--silent=passed-only", ...projects.flatMap((name) => ["--project", name]));
const numberBefore = (word: string, text: string): number =>
  Number(new RegExp(`(\\d+) ${word}`).exec(text)?.[1] ?? 0);

// Color codes would come between the numbers and their words.
// oxlint-disable-next-line no-control-regex
const withoutColours = (text: string): string => text.replaceAll(/\u001B\[[0-9;]*m/g, "");

function countsIn(summary: string | undefined): Counts | null {
  if (summary === undefined) return null;
  return {
    passed: numberBefore("passed", summary),
    failed: numberBefore("failed", summary) + numberBefore("did not run", summary),
    skipped: numberBefore("skipped", summary),
  };
}

const vitestCounts = (output: string): Counts | null =>
  countsIn(/^\s*Tests\s+(.*)$/m.exec(output)?.[1]);
const playwrightCounts = (output: string): Counts | null =>
  countsIn(/\n\s+\d+ (?:failed|passed|flaky|skipped)[\s\S]*$/.exec(output)?.[0]);

const STEPS: readonly Step[] = [
  { name: "format", command: npx("oxfmt", "--check", ".") },
  { name: "lint", command: npx("oxlint", "--deny-warnings") },
  { name: "types", command: npx("tsc", "--noEmit") },
  {
    name: "function types",
    command: npx("deno", "check", "--node-modules-dir=manual", "supabase/functions/*/index.ts"),
  },
  { name: "unused code", command: npx("knip") },
  {
    name: "unit, screen, database and function tests",
    command: vitest("unit", "database", "screens"),
    countTests: vitestCounts,
  },
  {
    name: "production build",
    command: ["node", "--import", "tsx", "src/entries/prerender/build.ts", "embedded"],
  },
  { name: "built site", command: vitest("site"), countTests: vitestCounts },
  {
    name: "end-to-end tests",
    command: npx("playwright", "test", "--config", "e2e/playwright.config.ts"),
    countTests: playwrightCounts,
  },
];

type StepResult = { isPassed: boolean; output: string };

/** Four times what the longest step takes on two quiet cores. */
const STEP_LIMIT_MS = 35 * 60_000;
/** The exit code of a program that Ctrl+C ends. */
const INTERRUPTED = 130;

function run(
  [program = "", ...words]: string[],
  environment: NodeJS.ProcessEnv,
): Promise<StepResult> {
  return new Promise((resolve, reject) => {
    // A process group of its own: what a runner has started ends with it.
    const child = spawn(program, words, {
      env: environment,
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    });
    const stop = () => {
      if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
    };
    const interrupt = () => {
      stop();
      process.exit(INTERRUPTED);
    };
    process.once("SIGINT", interrupt);
    let output = "";
    const limit = setTimeout(() => {
      output += `\nStopped after ${STEP_LIMIT_MS / 60_000} minutes.\n`;
      stop();
    }, STEP_LIMIT_MS);
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => {
        output += chunk.toString();
        process.stdout.write(chunk);
      });
    }
    child.once("error", reject);
    child.once("exit", (code) => {
      clearTimeout(limit);
      process.off("SIGINT", interrupt);
      resolve({ isPassed: code === 0, output: withoutColours(output) });
    });
  });
}

/** Where the runners begin to report failures. Playwright numbers its own. */
const FAILURE_REPORT = /\n[^\n]*(?:Failed Tests \d|Unhandled Errors|\n {2}1\) )[\s\S]*$/;
const FAILURE_LINES = 80;

/** The end of a log is all that many CI services keep, so what failed is told once more there. */
function failureReport({ name }: Step, { output }: StepResult): string {
  const report = FAILURE_REPORT.exec(output)?.[0].trimStart().split("\n").slice(0, FAILURE_LINES);
  return [
    `== failed: ${name}`,
    ...(report ?? output.trimEnd().split("\n").slice(-FAILURE_LINES)),
  ].join("\n");
}

function countStep({ countTests }: Step, { isPassed, output }: StepResult): Counts {
  const counts = countTests?.(output) ?? { passed: 0, failed: 0, skipped: 0 };
  const hasRun = counts.passed + counts.failed > 0;
  if (!hasRun)
    return { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, skipped: counts.skipped };
  // A runner may fail without a failed test, for instance by an error outside all tests.
  return !isPassed && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

async function main(): Promise<void> {
  await installChromiumForExtensions();
  const environment = { ...process.env, CHROMIUM_PATH: await chromiumForTests(), FORCE_COLOR: "0" };
  const total: Counts = { passed: 0, failed: 0, skipped: 0 };
  const failureReports: string[] = [];
  for (const step of STEPS) {
    console.log(`\n== ${step.name}`);
    const result = await run(step.command, environment);
    const counts = countStep(step, result);
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
    if (!result.isPassed) failureReports.push(failureReport(step, result));
  }
  for (const report of failureReports) console.log(`\n${report}`);
  if (total.skipped > 0) console.log(`\n${total.skipped} skipped`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = failureReports.length > 0 || total.failed > 0 ? 1 : 0;
}

await main();
