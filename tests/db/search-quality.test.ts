import { afterAll, beforeAll, expect, test } from "vitest";

import {
  bySearch,
  figuresOf,
  readCatalogue,
  readSearchTasks,
  runSearches,
  SEARCH_SETS,
} from "../support/search-quality";
import { startTestBackend, type TestBackend } from "../support/test-backend";

// A few points below what `npm run eval:search` measured, so that a new prompt may change an order.
const FLOORS = {
  tasks: { inFirstThree: 0.96, meanReciprocalRank: 0.9 },
  "held-out": { inFirstThree: 0.91, meanReciprocalRank: 0.85 },
};
/** One in three: all of them take long. */
const STEP = 3;
const TIMEOUT_MS = 120_000;

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

test.each(SEARCH_SETS)(
  "readers find what they want among the first three results: %s",
  async (set) => {
    const slugs = new Set((await readCatalogue(backend)).map(({ slug }) => slug));
    const tasks = readSearchTasks(set).filter(
      ({ answers }, index) => index % STEP === 0 && answers.some((slug) => slugs.has(slug)),
    );
    const figures = figuresOf(await runSearches(tasks, bySearch(backend)));
    expect(figures.tasks).toBeGreaterThan(20);
    expect(figures.inFirstThree).toBeGreaterThanOrEqual(FLOORS[set].inFirstThree);
    expect(figures.meanReciprocalRank).toBeGreaterThanOrEqual(FLOORS[set].meanReciprocalRank);
    expect(figures.withoutResult).toBe(0);
  },
  TIMEOUT_MS,
);
