import { readFileSync } from "node:fs";

import { afterAll, beforeAll, expect, test } from "vitest";

import { startTestBackend, type TestBackend } from "../support/test-backend";
import { listGuards } from "./guards";
import { readTeeth } from "./teeth-lines";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

const REPORT = readTeeth(readFileSync("tests/db/teeth.md", "utf8"));

test("every guard in the database is in tests/db/teeth.md; if not, run `npm run teeth`", async () => {
  const named = ({ kind, name }: { kind: string; name: string }) => `${kind}: ${name}`;
  const guards = (await listGuards(backend)).map(named);
  expect(REPORT.map(named).toSorted()).toEqual(guards.toSorted());
});

test("no guard can be taken away without a red test", () => {
  expect(REPORT.filter(({ redTest }) => redTest === null)).toEqual([]);
});
