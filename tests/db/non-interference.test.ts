import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";

import type { RestAnswer, RestCall } from "../support/rest-caller";
import { startTestBackend, type TestBackend } from "../support/test-backend";
import { createIdentities, personasOf, type Persona, type PersonaName } from "./access-personas";
import { randomCatalogue, randomQuery, type RandomPrompt } from "./random-catalogue";

const NOT_PREMIUM = ["anonymous", "free", "expired", "refunded"] as const;
const RUNS = 25;
const TIMEOUT_MS = 150_000;
const SEED_OF_THE_CONTROL = 7;

let backend: TestBackend;
let personas: Record<PersonaName, Persona>;
beforeAll(async () => {
  backend = await startTestBackend();
  personas = personasOf(backend, await createIdentities(backend));
});
afterAll(() => backend.close());

const text = (value: string): string => `'${value.replaceAll("'", "''")}'`;
const idOf = (index: number): string => `00000000-0000-4000-8000-00000000000${index}`;

/** Replaces the library by this one, with the first of each prompt's two bodies. */
async function fill(catalogue: RandomPrompt[]): Promise<void> {
  const savers = new Set([...NOT_PREMIUM, "premium" as const].map((name) => personas[name].ownId));
  const statements = catalogue.flatMap((prompt, index) => [
    `insert into library.prompts (id, slug, title, content, gets, phrases, category, is_premium) values
       ('${idOf(index)}', 'p-${index}', ${text(prompt.title)}, ${text(prompt.content)}, ${text(prompt.gets)},
        string_to_array(${text(prompt.searchPhrases.join("|"))}, '|'), ${text(prompt.category)}, ${prompt.isPremium});`,
    prompt.isPremium
      ? `insert into library.premium_bodies values ('${idOf(index)}', ${text(prompt.bodies[0])});`
      : "",
    ...[...savers].map((id) =>
      prompt.isSaved
        ? `insert into public.saved_prompts (user_id, prompt_id) values ('${id}', '${idOf(index)}');`
        : "",
    ),
  ]);
  await backend.sql(`delete from library.prompts; ${statements.join("\n")} analyze;`);
}

/** Puts the second body in place of the first; nothing else changes. */
async function changeBodies(catalogue: RandomPrompt[]): Promise<void> {
  const updates = catalogue.map(
    ({ bodies }, index) =>
      `update library.premium_bodies set content = ${text(bodies[1])} where prompt_id = '${idOf(index)}';`,
  );
  await backend.sql(`${updates.join("\n")} analyze;`);
}

async function answersOf(
  names: readonly PersonaName[],
  queries: RestCall[],
): Promise<RestAnswer[]> {
  const answers: RestAnswer[] = [];
  for (const name of names)
    for (const query of queries) answers.push(await personas[name].call(query));
  return answers;
}

const manyQueries = fc.array(randomQuery, { minLength: 4, maxLength: 4 });

test(
  "whatever is asked, a reader who has not paid is answered the same, byte for byte, when only paid texts change",
  async () => {
    let answered = 0;
    await fc.assert(
      fc.asyncProperty(randomCatalogue, manyQueries, async (catalogue, queries) => {
        await fill(catalogue);
        const before = await answersOf(NOT_PREMIUM, queries);
        await changeBodies(catalogue);
        expect(await answersOf(NOT_PREMIUM, queries)).toEqual(before);
        answered += before.filter(({ status }) => status < 300).length;
      }),
      { numRuns: RUNS },
    );
    // Refusals are all alike: most of the questions have to be ones that are answered.
    expect(answered).toBeGreaterThan(RUNS * NOT_PREMIUM.length * 2);
  },
  TIMEOUT_MS,
);

test(
  "the same questions do tell a subscriber that paid texts changed",
  async () => {
    let differences = 0;
    await fc.assert(
      fc.asyncProperty(randomCatalogue, manyQueries, async (catalogue, queries) => {
        await fill(catalogue);
        const before = await answersOf(["premium"], queries);
        await changeBodies(catalogue);
        const after = await answersOf(["premium"], queries);
        differences += after.filter(({ text: body }, index) => body !== before[index]?.text).length;
      }),
      { numRuns: 15, seed: SEED_OF_THE_CONTROL },
    );
    expect(differences).toBeGreaterThan(0);
  },
  TIMEOUT_MS,
);
