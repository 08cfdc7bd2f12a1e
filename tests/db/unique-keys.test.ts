import { afterAll, beforeAll, expect, test } from "vitest";

import { createAccount } from "../support/rest-caller";
import { startTestBackend, type TestBackend } from "../support/test-backend";
import { keepFewPrompts } from "./access-fixture";
import { keysWithoutForce, readUniqueKeys, UNIQUE_KEYS } from "./unique-keys";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

test("every unique key of ours is on the reviewed list, and none is missing", async () => {
  expect(await readUniqueKeys(backend)).toEqual(UNIQUE_KEYS);
});

test("no key lets a row in twice", async () => {
  const { known: promptId } = await keepFewPrompts(backend);
  const { id: ownerId } = await createAccount(backend);
  const tables = Object.keys(UNIQUE_KEYS);
  expect(await keysWithoutForce(backend, { tables, ownerId, promptId })).toEqual([]);
});
