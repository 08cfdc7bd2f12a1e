import type { Prompt } from "@/types/entities";

import { answerKey, keepSeen, openSeen } from "./browser-caches";
import { searchAmong, seenPrompts } from "./seen-prompts";
import { type KeptTable, readerOf } from "./tables";
import { sendWishes } from "./wishes";

const NEEDS_CONNECTION = "This Premium prompt can be read with a connection.";

type PromptText = Partial<Pick<Prompt, "content" | "is_premium">>;

/** A prompt without a text that only subscribers may read. What does not say that it is free counts as such. */
function withoutPremiumText<Row extends PromptText | null>(prompt: Row): Row {
  const isPublic = prompt?.content === undefined || prompt.is_premium === false;
  return isPublic ? prompt : { ...prompt, content: NEEDS_CONNECTION };
}

/** What may be kept of rows that were read with an account: premium texts stay in the memory of the page. */
function keptRow(table: KeptTable, row: unknown): unknown {
  if (table === "prompts") return withoutPremiumText(row as PromptText);
  if (table !== "saved_prompts") return row;
  const saved = row as { prompts?: PromptText | null };
  return "prompts" in saved
    ? { ...saved, prompts: withoutPremiumText(saved.prompts ?? null) }
    : row;
}

/** A copy of an answer that may outlive the session. To guests the database sends nothing that may not. */
async function keptCopy(table: KeptTable, answer: Response, reader: string | null) {
  const data: unknown = await answer.json();
  const kept = Array.isArray(data) ? data.map((row) => keptRow(table, row)) : keptRow(table, data);
  const headers = new Headers({ "Content-Type": "application/json" });
  const range = answer.headers.get("content-range");
  if (range !== null) headers.set("Content-Range", range);
  return new Response(JSON.stringify(reader === null ? data : kept), { headers });
}

/** One prompt that was read in a list. */
async function onePrompt(request: Request, reader: string | null): Promise<Response | undefined> {
  const id = new URL(request.url).searchParams.get("id")?.replace(/^eq\./, "");
  const prompt = (await seenPrompts(reader)).find((one) => one.id === id);
  const isSingle = request.headers.get("accept")?.includes("pgrst.object") ?? false;
  return prompt && Response.json(isSingle ? prompt : [prompt]);
}

/** From the database; where that cannot be reached, as it answered last. */
export async function answerFor(request: Request, table: KeptTable): Promise<Response> {
  const reader = readerOf(request);
  // Opened before anything is fetched: if the reader signs out meanwhile, the answer goes nowhere.
  const cache = await openSeen();
  if (reader !== null) await sendWishes(reader, request.headers);
  const key = answerKey(request.url, reader);
  try {
    const answer = await fetch(request.clone());
    if (answer.ok) {
      const copy = keptCopy(table, answer.clone(), reader);
      void copy.then((kept) => keepSeen(cache, key, kept)).catch(() => {});
    }
    return answer;
  } catch {
    const kept = await cache.match(key);
    if (kept !== undefined) return kept;
    const known = table === "prompts" ? await onePrompt(request, reader) : undefined;
    return known ?? Response.error();
  }
}

/** From the database; without a connection, among the prompts that were read here. */
export async function searchFor(request: Request): Promise<Response> {
  const asked = request.clone();
  try {
    return await fetch(request);
  } catch {
    const search = (await asked.json()) as Parameters<typeof searchAmong>[1];
    return Response.json(searchAmong(await seenPrompts(readerOf(asked)), search));
  }
}
