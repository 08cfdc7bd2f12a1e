import { env } from "@/config/env";
import { parseJson } from "@/lib/parse-json";

/** What an application without a connection shows of the database. Nothing else of it is kept. */
const KEPT_TABLES = [
  "prompts",
  "saved_prompts",
  "prompt_votes",
  "users",
  "own_prompts",
  "collections",
] as const;
export type KeptTable = (typeof KEPT_TABLES)[number];

/** What is behind the API's address; null for another address. */
function nameOf({ origin, pathname }: URL): string | null {
  const backend = new URL(env.configuredSupabaseUrl ?? location.origin);
  const prefix = `${backend.pathname.replace(/\/$/, "")}/rest/v1/`;
  return origin === backend.origin && pathname.startsWith(prefix)
    ? pathname.slice(prefix.length)
    : null;
}

export function tableOf({ url }: Request): KeptTable | null {
  const name = nameOf(new URL(url));
  return KEPT_TABLES.find((table) => table === name) ?? null;
}

export function isSearch({ url, method }: Request): boolean {
  return method === "POST" && nameOf(new URL(url)) === "rpc/search_prompts";
}

/** The account for which a request is made, from its token; null for a guest. */
export function readerOf({ headers }: Request): string | null {
  const [, payload = ""] = (headers.get("authorization") ?? "").split(".");
  try {
    const text = atob(payload.replaceAll("-", "+").replaceAll("_", "/"));
    const { sub } = Object(parseJson(text)) as { sub?: unknown };
    return typeof sub === "string" ? sub : null;
  } catch {
    return null;
  }
}
