import { readFileSync } from "node:fs";

import { afterAll, beforeAll, expect, test } from "vitest";

import { startTestBackend, type TestBackend } from "../support/test-backend";
import { listGuards } from "./guards";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

const REPORT = readFileSync("tests/db/teeth.md", "utf8");

/** The table's lines as `kind: name` with the test that went red. */
function reported(): Map<string, string> {
  const lines = [...REPORT.matchAll(/^\| (.+?) +\| (.+?) +\| (.+?) +\|$/gm)];
  return new Map(
    lines.slice(2).map(([, kind = "", name = "", redTest = ""]) => [`${kind}: ${name}`, redTest]),
  );
}

test("every guard in the database is in tests/db/teeth.md; if not, run `npm run teeth`", async () => {
  const guards = (await listGuards(backend)).map(({ kind, name }) => `${kind}: ${name}`);
  expect([...reported().keys()].toSorted()).toEqual(guards.toSorted());
});

test("no guard can be taken away without a red test", () => {
  expect([...reported()].filter(([, redTest]) => redTest.includes("nothing"))).toEqual([]);
});
