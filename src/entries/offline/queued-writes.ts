import type { WriteRefused } from "@/config/offline";
import { parseJson } from "@/lib/parse-json";

import { isOffline, openQueued, openSeen, readerOfKey } from "./browser-caches";
import { openPages } from "./scope";
import { keepSeen, seenPrompts } from "./seen-prompts";
import { readerOf, tableOf } from "./tables";

// Saves and likes made offline, one a prompt: the last one counts. They are sent with the next request that the
// account makes, because only a page can renew its token.

type WriteTable = WriteRefused["refused"];
type QueuedWrite = { url: string; method: string; body: string; prefer: string };

const SEND_MS = 5000;

const CREATED = 201;
const NO_CONTENT = 204;
/** It is there already, or its prompt is gone. */
const CONFLICT = 409;
/** Unauthorized, request timeout, too many requests: like a server's error they may pass. */
const TRANSIENT = [401, 408, 429];
const SERVER_ERROR = 500;

/** The table of a save or a like, or of one taken back; null for other requests. */
export function writeTableOf(request: Request): WriteTable | null {
  const table = tableOf(request);
  const isQueued = table === "saved_prompts" || table === "prompt_votes";
  return isQueued && ["POST", "DELETE"].includes(request.method) ? table : null;
}

function promptIdOf({ url, body }: QueuedWrite): string {
  const inBody = (Object(parseJson(body)) as { prompt_id?: unknown }).prompt_id;
  if (typeof inBody === "string") return inBody;
  return new URL(url).searchParams.get("prompt_id")?.replace(/^eq\./, "") ?? "";
}

const keyOf = (reader: string, table: WriteTable, prompt: string) =>
  `/queued?${new URLSearchParams({ reader, table, prompt }).toString()}`;

/** Kept lists show what was queued, so that a reload does not take it back. */
async function showInLists(write: QueuedWrite, table: WriteTable, reader: string): Promise<void> {
  const cache = await openSeen();
  const promptId = promptIdOf(write);
  const prompts = (await seenPrompts(reader)).find(({ id }) => id === promptId) ?? null;
  const added = { id: promptId, prompt_id: promptId, vote_type: "like", prompts };
  const lists = (await cache.keys()).filter(
    (key) => tableOf(key) === table && readerOfKey(key) === reader,
  );
  await Promise.all(
    lists.map(async ({ url }) => {
      const rows = (await (await cache.match(url))?.json()) as { prompt_id: string }[];
      const others = rows.filter(({ prompt_id: id }) => id !== promptId);
      const shown = write.method === "POST" ? [...others, added] : others;
      await keepSeen(cache, url, Response.json(shown));
    }),
  );
}

/** What a request writes. Of several prompts that are saved at once each is a write of its own. */
async function writesOf(request: Request): Promise<QueuedWrite[]> {
  const { url, method, headers } = request;
  const body = await request.clone().text();
  const rows = parseJson(body);
  const bodies = Array.isArray(rows) ? rows.map((row) => JSON.stringify(row)) : [body];
  return bodies.map((one) => ({ url, method, body: one, prefer: headers.get("prefer") ?? "" }));
}

/** Sends saves or a like; offline they are queued, and answered as if they had been sent. */
export async function writeFor(request: Request, table: WriteTable): Promise<Response> {
  const reader = readerOf(request);
  if (reader === null) return fetch(request);
  const writes = await writesOf(request);
  await sending;
  const cache = await openQueued().catch(() => null);
  const places = await Promise.all(
    writes.map(async (write) => {
      const key = keyOf(reader, table, promptIdOf(write));
      const replaced = await cache?.match(key);
      await cache?.delete(key);
      return { write, key, replaced };
    }),
  );
  try {
    return await fetch(request);
  } catch (error) {
    await sending;
    const isQueued = isOffline(request);
    for (const { write, key, replaced } of places) {
      const kept = isQueued ? Response.json(write) : replaced;
      // In their order, which is the one they are sent in.
      // oxlint-disable-next-line no-await-in-loop
      if (kept !== undefined) await cache?.put(key, kept);
    }
    if (cache === null || !isQueued) throw error;
    // Each reads the lists as the one before it left them.
    // oxlint-disable-next-line no-await-in-loop
    for (const write of writes) await showInLists(write, table, reader).catch(() => {});
    return new Response(null, { status: request.method === "POST" ? CREATED : NO_CONTENT });
  }
}

let sending: Promise<void> | null = null;

/** Sends what is queued for this account, once, with the token of its next request. Never rejects. */
export async function sendQueued(reader: string, headers: Headers): Promise<void> {
  if (!navigator.onLine) return;
  sending ??= sendAll(reader, headers)
    .catch(() => {})
    .finally(() => {
      sending = null;
    });
  await sending;
}

async function sendAll(reader: string, headers: Headers): Promise<void> {
  const cache = await openQueued();
  for (const key of (await cache.keys()).filter((one) => readerOfKey(one) === reader)) {
    // In the order in which they were made; without an answer to one the others wait, too.
    // oxlint-disable-next-line no-await-in-loop
    await sendOne(key, cache, headers);
  }
}

async function sendOne(key: Request, cache: Cache, headers: Headers): Promise<void> {
  const queued = await cache.match(key);
  // Replaced meanwhile.
  if (queued === undefined) return;
  const { url, method, body, prefer } = (await queued.json()) as QueuedWrite;
  const given = ["apikey", "authorization"].map((name) => [name, headers.get(name) ?? ""]);
  const { ok, status } = await fetch(url, {
    method,
    headers: { ...Object.fromEntries(given), "Content-Type": "application/json", Prefer: prefer },
    signal: AbortSignal.timeout(SEND_MS),
    ...(method === "POST" && { body }),
  });
  if (TRANSIENT.includes(status) || status >= SERVER_ERROR) return;
  await cache.delete(key);
  if (!ok && status !== CONFLICT) await tellPages(key);
}

async function tellPages({ url }: Request): Promise<void> {
  const refused = new URL(url).searchParams.get("table") as WriteTable;
  // A worker's clients are of its own origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  for (const page of await openPages()) page.postMessage({ refused } satisfies WriteRefused);
}
