import type { WishRefused } from "@/config/offline";
import { parseJson } from "@/lib/parse-json";

import { isForReader, openSeen, readerOfKey, WISHES } from "./browser-caches";
import { openPages } from "./scope";
import { seenPrompts } from "./seen-prompts";
import { readerOf, tableOf } from "./tables";

// Saves and likes made without a connection. One wish a prompt: the last one counts. They are sent with the next
// request that the account makes, because only a page can renew its token.

type WishTable = WishRefused["refused"];
type Wish = { url: string; method: string; body: string; prefer: string };

const CREATED = 201;
const NO_CONTENT = 204;
const UNAUTHORIZED = 401;
/** It is there already, or its prompt is gone. */
const CONFLICT = 409;
const SERVER_ERROR = 500;

/** The table of a save or a like, or of one taken back; null for other requests. */
export function wishTableOf(request: Request): WishTable | null {
  const table = tableOf(request);
  const isWish = table === "saved_prompts" || table === "prompt_votes";
  return isWish && ["POST", "DELETE"].includes(request.method) ? table : null;
}

function promptIdOf({ url, body }: Wish): string {
  const inBody = (Object(parseJson(body)) as { prompt_id?: unknown }).prompt_id;
  if (typeof inBody === "string") return inBody;
  return new URL(url).searchParams.get("prompt_id")?.replace(/^eq\./, "") ?? "";
}

const wishKey = (reader: string, table: WishTable, prompt: string) =>
  `${WISHES}?${new URLSearchParams({ reader, table, prompt }).toString()}`;

/** Lists that were kept show the wish, so that a reload does not take it back. */
async function showInLists(wish: Wish, table: WishTable, reader: string): Promise<void> {
  const cache = await openSeen();
  const promptId = promptIdOf(wish);
  const prompts = (await seenPrompts(reader)).find(({ id }) => id === promptId) ?? null;
  const added = { id: promptId, prompt_id: promptId, vote_type: "like", prompts };
  const lists = (await cache.keys()).filter(
    (key) => tableOf(key) === table && readerOfKey(key) === reader,
  );
  await Promise.all(
    lists.map(async (key) => {
      const rows = (await (await cache.match(key))?.json()) as { prompt_id: string }[];
      const others = rows.filter(({ prompt_id: id }) => id !== promptId);
      await cache.put(key, Response.json(wish.method === "POST" ? [...others, added] : others));
    }),
  );
}

/** Sends a save or a like; without a connection it is kept, and answered as if it had been sent. */
export async function wishFor(request: Request, table: WishTable): Promise<Response> {
  const reader = readerOf(request);
  if (reader === null) return fetch(request);
  await sending;
  const { url, method, headers } = request;
  const body = await request.clone().text();
  const wish: Wish = { url, method, body, prefer: headers.get("prefer") ?? "" };
  const cache = await openSeen();
  const key = wishKey(reader, table, promptIdOf(wish));
  // This one replaces it.
  await cache.delete(key);
  try {
    return await fetch(request);
  } catch {
    await cache.put(key, Response.json(wish));
    await showInLists(wish, table, reader);
    return new Response(null, { status: method === "POST" ? CREATED : NO_CONTENT });
  }
}

let sending: Promise<void> = Promise.resolve();

/** Sends what is kept for this account, once, with the token of its next request. Never rejects. */
export function sendWishes(reader: string, headers: Headers): Promise<void> {
  if (navigator.onLine) {
    sending = sending.then(() => sendAll(reader, headers)).catch(() => {});
  }
  return sending;
}

async function sendAll(reader: string, headers: Headers): Promise<void> {
  const cache = await openSeen();
  const keys = await cache.keys(WISHES, { ignoreSearch: true });
  for (const key of keys.filter((one) => isForReader(one, reader))) {
    // In the order in which they were made; one that cannot be sent ends it.
    // oxlint-disable-next-line no-await-in-loop
    const wish = (await (await cache.match(key))?.json()) as Wish;
    // oxlint-disable-next-line no-await-in-loop
    const { ok, status } = await sendWish(wish, headers);
    if (status === UNAUTHORIZED || status >= SERVER_ERROR) return;
    // oxlint-disable-next-line no-await-in-loop
    await cache.delete(key);
    // oxlint-disable-next-line no-await-in-loop
    if (!ok && status !== CONFLICT) await tellPages(key);
  }
}

function sendWish({ url, method, body, prefer }: Wish, headers: Headers): Promise<Response> {
  const given = ["apikey", "authorization"].map((name) => [name, headers.get(name) ?? ""]);
  return fetch(url, {
    method,
    headers: { ...Object.fromEntries(given), "Content-Type": "application/json", Prefer: prefer },
    ...(method === "POST" && { body }),
  });
}

async function tellPages({ url }: Request): Promise<void> {
  const refused = new URL(url).searchParams.get("table") as WishTable;
  // A worker's clients are of its own origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  for (const page of await openPages()) page.postMessage({ refused } satisfies WishRefused);
}
