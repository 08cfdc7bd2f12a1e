import { readFileSync } from "node:fs";

import { afterAll, beforeAll, expect, test } from "vitest";

import { startTestBackend, type TestBackend } from "../support/test-backend";
import { listGuards } from "./guards";
import { keyOf, readReport, reportOf } from "./report";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

const REPORT = readFileSync("tests/mutation/report.md", "utf8");
const RESULTS = readReport(REPORT);

test("every guard in the database is in the report; if not, run `npm run test:mutation`", async () => {
  const guards = await listGuards(backend);
  expect(RESULTS.map(keyOf).toSorted()).toEqual(guards.map(keyOf).toSorted());
});

test("no guard can be removed without a failing test", () => {
  expect(RESULTS.filter(({ killedBy }) => killedBy === null)).toEqual([]);
});

test("the report says what it is read as, survivors included", () => {
  expect(reportOf(RESULTS)).toBe(REPORT);
  const results = [
    { kind: "grant", name: "select on public.a to anon", killedBy: null },
    { kind: "policy", name: "own rows: read on public.b", killedBy: "votes: a: test" },
  ];
  expect(readReport(reportOf(results))).toEqual(results);
});
