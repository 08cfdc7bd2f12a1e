import { startEmbeddedBackend } from "../../supabase/local/embedded-backend";
import { createKeys } from "../../supabase/local/keys";
import { serveOnLoopback } from "../../supabase/local/loopback";
import { loadPrompts } from "../support/generated-prompts";
import { createAccount, subscribe } from "../support/rest-caller";
import {
  benchAll,
  type BenchCase,
  type BenchGroup,
  type BenchRow,
  type Cursors,
  cursorsHalfWay,
  measure,
  ROWS,
} from "./library-cases";

type Call = { path: string; body?: object; isCounted?: boolean };

/** What src/data/prompts sends. */
function callFor({ search, isNextPage }: BenchCase, group: BenchGroup, cursors: Cursors): Call {
  if (search !== null) {
    return {
      path: "rpc/search_prompts",
      body: { p_search: search, p_group: "each", p_category: null, p_limit: ROWS },
    };
  }
  const path = `prompts?select=*&is_featured=eq.false&is_premium=eq.${group === "premium"}&order=created_at.desc,id.desc&limit=${ROWS}`;
  if (!isNextPage) return { path, isCounted: true };
  const { id } = cursors[group];
  const at = encodeURIComponent(cursors[group].at);
  return {
    path: `${path}&created_at=lte.${at}&or=(created_at.lt."${at}",and(created_at.eq."${at}",id.lt.${id}))`,
  };
}

function caller(origin: string, key: string, token = key) {
  return async ({ path, body, isCounted = false }: Call): Promise<void> => {
    const response = await fetch(`${origin}/rest/v1/${path}`, {
      headers: {
        apikey: key,
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        ...(isCounted && { prefer: "count=exact" }),
      },
      ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
  };
}

/** Times one page of each kind over HTTP. */
export async function benchEmbedded(
  size: number,
  runs: number,
): Promise<{ rows: BenchRow[]; version: string }> {
  const backend = await startEmbeddedBackend({ keys: createKeys(), siteUrl: "http://127.0.0.1" });
  const server = await serveOnLoopback(backend.fetch, ["/rest/v1"]);
  try {
    await loadPrompts(backend.sql, size);
    const free = await createAccount(backend, "free");
    const premium = await createAccount(backend, "premium");
    await subscribe(backend, premium.id);
    const key = backend.keys.publishableKey;
    const callers = {
      anonymous: caller(server.url, key),
      free: caller(server.url, key, free.token),
      premium: caller(server.url, key, premium.token),
    };
    const cursors = await cursorsHalfWay(backend.sql);
    const rows = await benchAll({
      timeOf: (one, reader, group) =>
        measure(() => callers[reader](callFor(one, group, cursors)), runs),
    });
    const [settings] = await backend.sql<{ server_version: string }>("show server_version");
    return { rows, version: `PGlite, PostgreSQL ${settings?.server_version ?? ""}` };
  } finally {
    await server.stop();
    await backend.close();
  }
}
