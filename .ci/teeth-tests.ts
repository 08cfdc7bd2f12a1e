import { spawn } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

import type { Guard } from "../tests/db/guards";

const FOLDER = "tests/db";
/** What the matrix has asked already, what needs no embedded database, and what reads this script's report. */
const LEFT_OUT = ["access", "linter", "races", "non-interference", "database-types", "teeth"];

const guardTests = (): string[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith(".test.ts") && !/race/.test(file))
    .filter((file) => !LEFT_OUT.includes(file.replace(".test.ts", "")))
    .map((file) => join(FOLDER, file));

type Report = {
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
};

function redIn({ testResults }: Report): string | null {
  for (const { name, status, assertionResults } of testResults) {
    const file = basename(name).replace(".test.ts", "");
    const failed = assertionResults.find((result) => result.status === "failed");
    if (failed !== undefined) return `${file}: ${failed.fullName}`;
    if (status === "failed") return `${file}: cannot even start`;
  }
  return null;
}

/** Runs the files, or all, from this database. Answers with the first red test, or null when all are green. */
export async function runGuardTests(snapshot: string, files: string[]): Promise<string | null> {
  const report = join(dirname(snapshot), "report.json");
  const run = spawn(
    process.execPath,
    [
      "node_modules/vitest/vitest.mjs",
      "run",
      "--project=database",
      "--bail=1",
      "--reporter=json",
      `--outputFile=${report}`,
      ...(files.length === 0 ? guardTests() : files),
    ],
    { env: { ...process.env, DATABASE_SNAPSHOT: snapshot }, stdio: "ignore" },
  );
  await new Promise((resolve) => run.once("exit", resolve));
  return redIn(JSON.parse(await readFile(report, "utf8")) as Report);
}

/** The tests that speak of the guarded object first, then the rest. */
export async function firstRedTest(snapshot: string, { object }: Guard): Promise<string | null> {
  const word = object.split(".")[1] ?? object;
  const files = guardTests();
  const speaking = files.filter((file) => readFileSync(file, "utf8").includes(word));
  const rest = files.filter((file) => !speaking.includes(file));
  const red = speaking.length > 0 ? await runGuardTests(snapshot, speaking) : null;
  return red ?? (rest.length > 0 ? runGuardTests(snapshot, rest) : null);
}
