import { TEXT_NOT_KEPT } from "@/domain/entitlement";
import { recordInHtml } from "@/domain/record-in-html";
import { parseJson } from "@/lib/parse-json";
import type { Prompt } from "@/types/entities";

import { isForReader, openSeen } from "./browser-caches";
import { tableOf } from "./tables";

/** Of pages and answers together; the oldest go first. */
const MOST_KEPT = 300;

export type PromptText = Partial<Pick<Prompt, "content" | "is_premium">>;

/** A prompt without a text that only subscribers may read. What does not say that it is free counts as such. */
export function withoutPremiumText<Row extends PromptText | null>(prompt: Row): Row {
  const isPublic = prompt?.content === undefined || prompt.is_premium === false;
  return isPublic ? prompt : { ...prompt, content: TEXT_NOT_KEPT };
}

function promptsInPage(html: string): readonly Prompt[] {
  const record = recordInHtml(html);
  if (record?.kind === "prompt") return [record.prompt];
  if (record?.kind !== "library") return [];
  return Object.values(record.sections).flatMap(({ prompts }) => prompts);
}

/** A whole prompt: some answers have a few columns of it only. */
const isPrompt = (row: unknown): row is Prompt => {
  const { id, title, content } = Object(row) as Partial<Prompt>;
  return [id, title, content].every((text) => typeof text === "string");
};

function promptsInAnswer(text: string): Prompt[] {
  const rows: unknown[] = [parseJson(text)].flat();
  return rows.map((row) => (Object(row) as { prompts?: unknown }).prompts ?? row).filter(isPrompt);
}

async function promptsUnder(key: Request, cache: Cache): Promise<readonly Prompt[]> {
  const table = tableOf(key);
  if (table !== null && table !== "prompts" && table !== "saved_prompts") return [];
  const text = (await (await cache.match(key))?.text()) ?? "";
  return table === null ? promptsInPage(text) : promptsInAnswer(text);
}

/** What was found last, and for whom and where: a search asks for it with every key. */
let found = { place: "", prompts: Promise.resolve<Prompt[]>([]) };

/** Keeps an answer as the newest one. */
export async function keepSeen(cache: Cache, address: string, answer: Response): Promise<void> {
  await cache.put(address, answer);
  found = { ...found, place: "" };
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, -MOST_KEPT).map((key) => cache.delete(key)));
}

/** Every prompt that this reader, or else anybody, read in this browser, in lists and in pages. */
export async function seenPrompts(reader?: string | null): Promise<Prompt[]> {
  const cache = await openSeen();
  const all = await cache.keys();
  const keys = reader === undefined ? all : all.filter((key) => isForReader(key, reader));
  const place = JSON.stringify([reader, ...keys.map(({ url }) => url)]);
  if (place !== found.place) {
    const lists = Promise.all(keys.map((key) => promptsUnder(key, cache)));
    found = { place, prompts: lists.then((prompts) => distinct(prompts.flat(), reader)) };
  }
  return found.prompts;
}

/** An account is not offered a guest's teaser as the text of a premium prompt. */
function distinct(prompts: readonly Prompt[], reader?: string | null): Prompt[] {
  const offered = reader === null ? prompts : prompts.map(withoutPremiumText);
  return [...new Map(offered.map((prompt) => [prompt.id, prompt])).values()];
}
