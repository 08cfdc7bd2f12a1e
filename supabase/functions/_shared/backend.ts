import { createClient, type SupabaseClient } from "@supabase/supabase-js";

import { outgoingFetch } from "./http/outgoing.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/** The project a function belongs to, as the platform names it. */
export type BackendSettings = {
  supabaseUrl: string;
  secretKey: string;
  publicKeys: readonly string[];
  /** Browser origins that may call; "*" allows all. */
  allowedOrigins: readonly string[];
};

/** Throws an Error that names what is missing, so that a wrong deployment fails at boot. */
export function readBackendSettings(environment: Environment): BackendSettings {
  const supabaseUrl = environment["SUPABASE_URL"];
  const secretKey =
    environment["SUPABASE_SECRET_KEY"] ??
    keysOf(environment["SUPABASE_SECRET_KEYS"])[0] ??
    environment["SUPABASE_SERVICE_ROLE_KEY"];
  if (!supabaseUrl || !secretKey) {
    throw new Error("SUPABASE_URL and SUPABASE_SECRET_KEY must be set.");
  }
  const publicKeys = [
    environment["SUPABASE_PUBLISHABLE_KEY"],
    environment["SUPABASE_ANON_KEY"],
    ...keysOf(environment["SUPABASE_PUBLISHABLE_KEYS"]),
  ].filter((key): key is string => key !== undefined && key !== "");
  return {
    supabaseUrl,
    secretKey,
    publicKeys,
    allowedOrigins: originsIn(environment["ALLOWED_ORIGINS"]),
  };
}

/** Hosted Supabase gives its new keys as JSON: {"default": "sb_secret_..."}. */
function keysOf(json: string | undefined): string[] {
  if (!json) return [];
  const keys: unknown = JSON.parse(json);
  return Object.values(Object(keys)).filter((key) => typeof key === "string");
}

function originsIn(list = ""): string[] {
  const origins = list
    .split(",")
    .map((origin) => origin.trim().replace(/\/+$/, ""))
    .filter((origin) => origin !== "");
  return origins.length > 0 ? origins : ["*"];
}

/** A client with the secret key, without a session. */
export function createServiceClient({
  supabaseUrl,
  secretKey,
}: Pick<BackendSettings, "supabaseUrl" | "secretKey">): SupabaseClient {
  return createClient(supabaseUrl, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: outgoingFetch },
  });
}

type Row = Record<string, unknown>;

/** As much of supabase-js, or of postgrest-js alone, as is needed. */
export type RpcClient = {
  rpc: (name: string, parameters: object) => PromiseLike<{ data: unknown; error: object | null }>;
};

/** The rows that a function of the database answers with. Throws when it fails or cannot be reached. */
export async function rowsOf(
  client: RpcClient,
  { name, ...parameters }: { name: string; [parameter: string]: unknown },
): Promise<Row[]> {
  const { data, error } = await client.rpc(name, parameters);
  if (error !== null) throw new Error(`${name} failed`, { cause: error });
  return (Array.isArray(data) ? data : [data]) as Row[];
}

/** The one row that it answers with. Throws as well when there is none. */
export async function rowOf(client: RpcClient, call: Parameters<typeof rowsOf>[1]): Promise<Row> {
  const [row] = await rowsOf(client, call);
  if (typeof row !== "object" || row === null) throw new Error(`${call.name} sent no row.`);
  return row;
}
