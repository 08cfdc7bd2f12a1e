import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { type EmbeddedBackend, startEmbeddedBackend } from "../../supabase/local/embedded-backend";
import { createKeys } from "../../supabase/local/keys";
import { loadPrompts } from "../support/generated-prompts";
import { createAccount, subscribe } from "../support/rest-caller";
import {
  type BenchCase,
  type BenchGroup,
  type BenchReader,
  type BenchRow,
  CASES,
  measure,
  READERS,
  slower,
  type Timing,
} from "./library-cases";

const PAGE = 24;

type Call = { path: string; body?: object; isCounted?: boolean };

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function answer(
  backend: EmbeddedBackend,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await readBody(request);
  const answered = await backend.fetch(
    new Request(`http://127.0.0.1${request.url ?? "/"}`, {
      method: request.method ?? "GET",
      headers: request.headers as Record<string, string>,
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    }),
  );
  response.writeHead(answered.status, Object.fromEntries(answered.headers));
  response.end(Buffer.from(await answered.arrayBuffer()));
}

async function serve(backend: EmbeddedBackend): Promise<Server> {
  const server = createServer((request, response) => void answer(backend, request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

const listPath = (group: BenchGroup) =>
  `prompts?select=*&is_featured=eq.false&is_premium=eq.${group === "premium"}&order=created_at.desc,id.desc`;

/** What src/data/prompts sends. */
function callFor({ search, isNextPage }: BenchCase, group: BenchGroup, cursor: string): Call {
  if (search !== null) {
    return {
      path: "rpc/search_prompts",
      body: { p_search: search, p_group: group, p_category: null, p_limit: PAGE + 1 },
    };
  }
  const path = `${listPath(group)}&limit=${PAGE + 1}`;
  return isNextPage ? { path: path + cursor } : { path, isCounted: true };
}

function caller(origin: string, key: string, token: string | null) {
  return async ({ path, body, isCounted = false }: Call): Promise<void> => {
    const response = await fetch(`${origin}/rest/v1/${path}`, {
      headers: {
        apikey: key,
        authorization: `Bearer ${token ?? key}`,
        "content-type": "application/json",
        ...(isCounted && { prefer: "count=exact" }),
      },
      ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
  };
}

async function cursorHalfWay(backend: EmbeddedBackend, group: BenchGroup): Promise<string> {
  const condition = `not is_featured and is_premium = ${group === "premium"}`;
  const [row] = await backend.sql<{ at: string; id: string }>(`
    select to_json(created_at)#>>'{}' as at, id from public.prompts where ${condition}
    order by created_at desc, id desc
    offset (select count(*) / 2 from public.prompts where ${condition}) limit 1`);
  if (row === undefined) throw new Error(`There are no ${group} prompts.`);
  const at = encodeURIComponent(row.at);
  return `&created_at=lte.${at}&or=(created_at.lt."${at}",and(created_at.eq."${at}",id.lt.${row.id}))`;
}

/** Times one page of each kind over HTTP. */
export async function benchEmbedded(
  size: number,
  runs: number,
): Promise<{ rows: BenchRow[]; version: string }> {
  const backend = await startEmbeddedBackend({ keys: createKeys(), siteUrl: "http://127.0.0.1" });
  const server = await serve(backend);
  try {
    await loadPrompts(backend.sql, size);
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const free = await createAccount(backend, "free");
    const premium = await createAccount(backend, "premium");
    await subscribe(backend, premium.id);
    const key = backend.keys.publishableKey;
    const callers: Record<BenchReader, (call: Call) => Promise<void>> = {
      anonymous: caller(origin, key, null),
      free: caller(origin, key, free.token),
      premium: caller(origin, key, premium.token),
    };
    const cursors = {
      free: await cursorHalfWay(backend, "free"),
      premium: await cursorHalfWay(backend, "premium"),
    };
    const timed = async (reader: BenchReader, one: BenchCase) => {
      const timeOf = (group: BenchGroup) =>
        measure(() => callers[reader](callFor(one, group, cursors[group])), runs);
      return slower(await timeOf("free"), await timeOf("premium"));
    };
    const rows: BenchRow[] = [];
    // One after the other: they would slow each other down.
    for (const one of CASES) {
      const timings = {} as Record<BenchReader, Timing>;
      for (const reader of READERS) {
        // oxlint-disable-next-line no-await-in-loop
        timings[reader] = await timed(reader, one);
      }
      rows.push({ name: one.name, timings, scans: [] });
    }
    const [settings] = await backend.sql<{ server_version: string }>("show server_version");
    return { rows, version: `PGlite, PostgreSQL ${settings?.server_version ?? ""}` };
  } finally {
    server.close();
    await backend.close();
  }
}
