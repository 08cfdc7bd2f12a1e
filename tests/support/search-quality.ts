import { existsSync, readFileSync } from "node:fs";

import { parse } from "yaml";

import { filterPrompts, orderMatches } from "../../src/domain/prompt-list";
import type { Prompt } from "../../src/types/entities";
import type { EmbeddedBackend } from "../../supabase/local/embedded-backend";

/** A search as somebody would type it, with the slugs of the prompts that answer it. */
export type SearchTask = { task: string; answers: readonly string[]; reason?: string };

const FOLDER = "supabase/evaluation/search";
export const SEARCH_SETS = ["tasks", "held-out"] as const;
export type SearchSet = (typeof SEARCH_SETS)[number];

/** Empty where the set is not there. */
export function readSearchTasks(set: SearchSet): SearchTask[] {
  const file = `${FOLDER}/${set}.yaml`;
  // Ours: the form is in README.md.
  return existsSync(file) ? (parse(readFileSync(file, "utf8")) as SearchTask[]) : [];
}

const SHOWN = 24;
const FIRST = 3;

type Database = Pick<EmbeddedBackend, "sql">;
export type SearchFigures = {
  tasks: number;
  /** The share of tasks with an answer among the first three results. */
  inFirstThree: number;
  /** The mean of one divided by the place of the first answer. */
  meanReciprocalRank: number;
  withoutResult: number;
};
export type TaskResult = { task: SearchTask; found: readonly string[]; place: number | null };

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** What a reader without Premium finds, best first over all sections. */
async function searchFor(database: Database, text: string): Promise<string[]> {
  const rows = await database.sql<{ slug: string }>(`
    select p.slug from private.find_prompts(${quoted(text)}, null, null, null, null, null, null, ${SHOWN}, false) f
      join library.prompts p using (id)
    order by f.rank, p.is_premium, p.created_at desc, p.id desc`);
  return rows.map(({ slug }) => slug);
}

export async function readCatalogue(database: Database): Promise<(Prompt & { slug: string })[]> {
  return database.sql(`
    select id, slug, title, content, gets, category, is_premium, is_featured, like_count, dislike_count,
      created_at::text from library.prompts`);
}

function placeOf(found: readonly string[], { answers }: SearchTask): number | null {
  const index = found.findIndex((slug) => answers.includes(slug));
  return index === -1 ? null : index + 1;
}

/** Each task searched for, for which the library has an answer. */
export async function runSearches(
  tasks: readonly SearchTask[],
  find: (text: string) => string[] | Promise<string[]>,
): Promise<TaskResult[]> {
  const results: TaskResult[] = [];
  for (const task of tasks) {
    // oxlint-disable-next-line no-await-in-loop
    const found = await find(task.task);
    results.push({ task, found, place: placeOf(found, task) });
  }
  return results;
}

export const bySearch = (database: Database) => (text: string) => searchFor(database, text);

/** The specification's substring rule alone, ordered as it was before there was a search by words. */
export const byTheRule = (catalogue: readonly (Prompt & { slug: string })[]) => {
  const slugs = new Map(catalogue.map(({ id, slug }) => [id, slug]));
  return (text: string): string[] =>
    orderMatches(filterPrompts(catalogue, { view: "All", search: text }), text).map(
      ({ id }) => slugs.get(id) ?? "",
    );
};

export function figuresOf(results: readonly TaskResult[]): SearchFigures {
  const share = (sum: number) => (results.length === 0 ? 0 : sum / results.length);
  return {
    tasks: results.length,
    inFirstThree: share(results.filter(({ place }) => place !== null && place <= FIRST).length),
    meanReciprocalRank: share(
      results.reduce((sum, { place }) => sum + (place === null ? 0 : 1 / place), 0),
    ),
    withoutResult: results.filter(({ found }) => found.length === 0).length,
  };
}
