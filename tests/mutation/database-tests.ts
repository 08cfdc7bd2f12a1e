import { spawn } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

import type { Guard } from "./guards";

const FOLDER = "tests/db";
/** Files that repeat what the attack matrix asked already, that use no embedded database, or that protect no data. */
const LEFT_OUT = [
  "access",
  "linter",
  "non-interference",
  "database-types",
  "hostile-arguments",
  "regex-filters",
];

const testFiles = (): string[] =>
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

function firstFailureIn({ testResults }: Report): string | null {
  for (const { name, status, assertionResults } of testResults) {
    const file = basename(name).replace(".test.ts", "");
    const failed = assertionResults.find((result) => result.status === "failed");
    if (failed !== undefined) return `${file}: ${failed.fullName}`;
    if (status === "failed") return `${file}: does not start`;
  }
  return null;
}

/** Runs these files, or all, on this database. Resolves with the first failed test, or null when all pass. */
export async function runDatabaseTests(snapshot: string, files: string[]): Promise<string | null> {
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
      ...(files.length === 0 ? testFiles() : files),
    ],
    { env: { ...process.env, DATABASE_SNAPSHOT: snapshot }, stdio: "ignore" },
  );
  await new Promise((resolve) => run.once("exit", resolve));
  return firstFailureIn(JSON.parse(await readFile(report, "utf8")) as Report);
}

/** Runs the files that mention the guarded object first, then the rest. */
export async function firstFailedTest(snapshot: string, { object }: Guard): Promise<string | null> {
  const word = object.split(".")[1] ?? object;
  const files = testFiles();
  const mentioning = files.filter((file) => readFileSync(file, "utf8").includes(word));
  const rest = files.filter((file) => !mentioning.includes(file));
  const failed = mentioning.length > 0 ? await runDatabaseTests(snapshot, mentioning) : null;
  return failed ?? (rest.length > 0 ? runDatabaseTests(snapshot, rest) : null);
}
