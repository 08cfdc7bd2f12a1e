import { TEXT_NOT_KEPT } from "@/domain/entitlement";
import { type Search, searchAmong } from "@/domain/search-among";

import { answerKey, isOffline, openSeen } from "./browser-caches";
import { sendQueued } from "./queued-writes";
import { keepSeen, type PromptText, seenPrompts, withoutPremiumText } from "./seen-prompts";
import { type KeptTable, readerOf } from "./tables";

/** What may be kept of rows that were read with an account: premium texts stay in the memory of the page. */
function keptRow(table: KeptTable, row: unknown): unknown {
  if (table === "prompts") return withoutPremiumText(row as PromptText);
  if (table !== "saved_prompts") return row;
  const saved = row as { prompts?: PromptText | null };
  return "prompts" in saved
    ? { ...saved, prompts: withoutPremiumText(saved.prompts ?? null) }
    : row;
}

/**
 * A copy of an answer that may outlive the session. The database sends guests nothing but public texts. Null for a
 * single premium prompt, which is of no use without its text.
 */
async function keptCopy(table: KeptTable, answer: Response, reader: string | null) {
  const data: unknown = await answer.json();
  const kept = Array.isArray(data) ? data.map((row) => keptRow(table, row)) : keptRow(table, data);
  if (reader !== null && (kept as PromptText).content === TEXT_NOT_KEPT) return null;
  const headers = { "Content-Range": answer.headers.get("content-range") ?? "" };
  return Response.json(reader === null ? data : kept, { headers });
}

/** One prompt that was read in a list. */
async function onePrompt(request: Request, reader: string | null): Promise<Response | undefined> {
  const id = new URL(request.url).searchParams.get("id")?.replace(/^eq\./, "");
  const prompt = (await seenPrompts(reader)).find((one) => one.id === id);
  if (prompt?.content === TEXT_NOT_KEPT) return undefined;
  const isSingle = request.headers.get("accept")?.includes("pgrst.object") ?? false;
  return prompt && Response.json(isSingle ? prompt : [prompt]);
}

/** From the database; offline as it answered last. */
export async function answerFor(request: Request, table: KeptTable): Promise<Response> {
  const reader = readerOf(request);
  // Opened before anything is fetched: if the reader signs out meanwhile, the answer goes nowhere.
  const cache = await openSeen().catch(() => null);
  if (reader !== null) await sendQueued(reader, request.headers);
  const key = answerKey(request.url, reader);
  try {
    const answer = await fetch(request);
    if (answer.ok && cache !== null) {
      const copy = keptCopy(table, answer.clone(), reader);
      void copy.then((kept) => kept && keepSeen(cache, key, kept)).catch(() => {});
    }
    return answer;
  } catch (error) {
    if (!isOffline(request)) throw error;
    const kept = await cache?.match(key);
    const known = table === "prompts" ? (kept ?? (await onePrompt(request, reader))) : kept;
    if (known === undefined) throw error;
    return known;
  }
}

/** From the database; offline among the prompts that were read here. */
export async function searchFor(request: Request): Promise<Response> {
  const asked = request.clone();
  try {
    return await fetch(request);
  } catch (error) {
    if (!isOffline(asked)) throw error;
    const search = (await asked.json()) as Search;
    return Response.json(searchAmong(await seenPrompts(readerOf(asked)), search));
  }
}
