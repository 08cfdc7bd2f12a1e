import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { fromRoot } from "../../supabase/local/paths";
import { lockData } from "../../supabase/local/start-checks";

const DEAD = "999999999";
/** Tries to take the lock when it is told to, and holds it until its input ends. */
const STARTER = `
import { lockData } from ${JSON.stringify(fromRoot("supabase/local/start-checks.ts"))};
process.stdin.once("data", () => {
  try {
    lockData(process.argv[2]);
    console.log("taken");
  } catch (error) {
    console.log(error.message);
  }
});
console.log("ready");`;

let folder: string;
let starters: ChildProcessWithoutNullStreams[];
const locked = () => join(folder, "used-by");

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lock-"));
  starters = [];
});
afterEach(async () => {
  for (const starter of starters) {
    starter.stdin.end();
    if (starter.exitCode === null) await once(starter, "exit");
  }
  rmSync(folder, { recursive: true, force: true });
});

function lockedBy(...holders: string[]): void {
  mkdirSync(locked(), { recursive: true });
  for (const holder of holders) writeFileSync(join(locked(), holder), "");
}

const lineOf = async ({ stdout }: ChildProcessWithoutNullStreams): Promise<string> =>
  String((await once(stdout, "data"))[0]).trim();

/** Lets so many processes take the lock at the same moment. Resolves to what they say. */
async function race(count: number): Promise<string[]> {
  // Named like the real one, by which a holder is told from a foreign program.
  const script = join(folder, "src/entries/local/start.ts");
  mkdirSync(dirname(script), { recursive: true });
  writeFileSync(script, STARTER);
  starters = Array.from({ length: count }, () =>
    spawn("node", ["--import", "tsx", script, folder], { stdio: "pipe" }),
  );
  await Promise.all(starters.map(lineOf));
  const answers = Promise.all(starters.map(lineOf));
  for (const { stdin } of starters) stdin.write("go");
  return answers;
}

test("a second start on the same data ends with one sentence", async () => {
  expect(await race(1)).toEqual(["taken"]);
  const holder = starters[0]?.pid;
  const { status, stderr, stdout } = spawnSync(
    "node",
    ["--import", "tsx", "src/entries/local/start.ts", "preview"],
    { env: { ...process.env, DATA_FOLDER: folder, PORT: "45123" }, encoding: "utf8" },
  );
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr.trim()).toBe(
    `The local database is in use by another copy of this site (process ${holder}). Stop that one first.`,
  );
  expect(readdirSync(locked())).toEqual([String(holder)]);
});

test.each([
  ["of a process that died", [DEAD]],
  ["of a foreign program that was given the number", [String(process.ppid)]],
  ["without a holder", []],
])("a lock %s is taken over", (_what, holders) => {
  lockedBy(...holders);
  const release = lockData(folder);
  expect(readdirSync(locked())).toEqual([String(process.pid)]);
  release();
  expect(readdirSync(locked())).toEqual(["nobody"]);
  expect(() => lockData(folder)).not.toThrow();
});

describe.each([
  ["the first start of all", []],
  ["a start after one that was killed", [DEAD]],
])("at %s", (_what, holders) => {
  test("one of four simultaneous starts gets the database", async () => {
    if (holders.length > 0) lockedBy(...holders);
    const answers = await race(4);
    expect(answers.filter((answer) => answer === "taken")).toHaveLength(1);
    expect(answers.filter((answer) => answer.includes("is in use by"))).toHaveLength(3);
  });
});
