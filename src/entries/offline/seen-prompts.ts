import { ALL_VIEW } from "@/config/categories";
import { filterPrompts, orderMatches, type PromptGroup, splitPrompts } from "@/domain/prompt-list";
import { searchRank, searchTextOf } from "@/domain/prompt-search";
import { recordInHtml } from "@/domain/record-in-html";
import { parseJson } from "@/lib/parse-json";
import type { Prompt, PromptMatch } from "@/types/entities";

import { isForReader, openSeen } from "./browser-caches";
import { tableOf } from "./tables";

function promptsInPage(html: string): readonly Prompt[] {
  const record = recordInHtml(html);
  if (record?.kind === "prompt") return [record.prompt];
  if (record?.kind !== "library") return [];
  return Object.values(record.sections).flatMap(({ prompts }) => prompts);
}

/** A whole prompt: some answers have a few columns of it only. */
const isPrompt = (row: unknown): row is Prompt => {
  const { title, content } = Object(row) as Partial<Prompt>;
  return typeof title === "string" && typeof content === "string";
};

function promptsInAnswer(text: string): Prompt[] {
  const rows: unknown[] = [parseJson(text)].flat();
  return rows.map((row) => (Object(row) as { prompts?: unknown }).prompts ?? row).filter(isPrompt);
}

/** Every prompt that this reader, or else anybody, read in this browser, in lists and in pages. */
export async function seenPrompts(reader?: string | null): Promise<Prompt[]> {
  const cache = await openSeen();
  const keys = (await cache.keys()).filter(
    (key) => reader === undefined || isForReader(key, reader),
  );
  const found = await Promise.all(
    keys.map(async (key) => {
      const table = tableOf(key);
      if (table !== null && table !== "prompts" && table !== "saved_prompts") return [];
      const text = (await (await cache.match(key))?.text()) ?? "";
      return table === null ? promptsInPage(text) : promptsInAnswer(text);
    }),
  );
  return [...new Map(found.flat().map((prompt) => [prompt.id, prompt])).values()];
}

/** What `search_prompts` takes, as far as it matters here. */
type Search = {
  p_search: string;
  p_category?: string | null;
  p_group?: PromptGroup | null;
  p_limit?: number | null;
  p_after_id?: string | null;
};

const CONTENT_RANK = 3;

/** On the server's scale, where those found in the text alone begin far behind those found in the title. */
function rankOf(prompt: Prompt, search: string): number {
  const rank = searchRank(prompt, search);
  return rank < CONTENT_RANK ? rank : 3000 + rank;
}

/** Answers a search as `search_prompts` does, by the specification's rule alone. */
export function searchAmong(prompts: readonly Prompt[], search: Search): PromptMatch[] {
  const { p_search, p_category, p_group, p_limit, p_after_id } = search;
  const typed = searchTextOf(p_search);
  const matches = filterPrompts(prompts, { view: ALL_VIEW, search: typed }).filter(
    ({ category }) => (p_category ?? category) === category,
  );
  const inGroup = orderMatches(
    p_group == null ? matches : [...splitPrompts(matches)[p_group]],
    typed,
  );
  const start = inGroup.findIndex(({ id }) => id === p_after_id) + 1;
  return inGroup.slice(start, start + (p_limit ?? inGroup.length)).map((prompt) => ({
    ...prompt,
    rank: rankOf(prompt, typed),
    total: inGroup.length,
    searched: typed.toLowerCase(),
    meant: null,
  }));
}
