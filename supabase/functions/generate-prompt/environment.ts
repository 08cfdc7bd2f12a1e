import type { Endpoint } from "./wire.ts";

/** What the function needs to know from its surroundings. */
export type Settings = {
  supabaseUrl: string;
  secretKey: string;
  publicKeys: readonly string[];
  allowedOrigins: readonly string[];
  networkSecret: string;
  /** Models in the order they are tried. None: the offline engine answers. */
  endpoints: readonly Endpoint[];
  /** Undefined: guests need not pass a challenge. */
  turnstileSecret: string | undefined;
};

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the environment once, at boot. Throws an Error that names what is missing, so that a wrong
 * deployment fails at once and not with the first visitor.
 */
export function readSettings(environment: Environment): Settings {
  const secretKey =
    environment["SUPABASE_SECRET_KEY"] ??
    firstKey(environment["SUPABASE_SECRET_KEYS"]) ??
    environment["SUPABASE_SERVICE_ROLE_KEY"];
  const supabaseUrl = environment["SUPABASE_URL"];
  if (!supabaseUrl || !secretKey) {
    throw new Error("generate-prompt needs SUPABASE_URL and SUPABASE_SECRET_KEY.");
  }
  return {
    supabaseUrl,
    secretKey,
    publicKeys: publicKeys(environment),
    allowedOrigins: origins(environment["ALLOWED_ORIGINS"]),
    networkSecret: environment["NETWORK_SALT"] || secretKey,
    endpoints: readEndpoints(environment),
    turnstileSecret: environment["TURNSTILE_SECRET"] || undefined,
  };
}

function publicKeys(environment: Environment): string[] {
  return [
    environment["SUPABASE_PUBLISHABLE_KEY"],
    environment["SUPABASE_ANON_KEY"],
    ...keysOf(environment["SUPABASE_PUBLISHABLE_KEYS"]),
  ].filter((key): key is string => key !== undefined && key !== "");
}

/** "https://a.example, https://b.example/" -> two origins as browsers send them; default "*". */
function origins(list: string | undefined): string[] {
  const entries = (list ?? "").split(",").map((entry) => entry.trim().replace(/\/+$/, ""));
  const named = entries.filter((entry) => entry !== "");
  return named.length > 0 ? named : ["*"];
}

/** The models that `LLM_*` names, the first one first. Throws an Error that says what is wrong. */
export function readEndpoints(environment: Environment): Endpoint[] {
  const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, LLM_MODEL: model } = environment;
  if (!baseUrl || !apiKey) return [];
  if (!model)
    throw new Error("LLM_MODEL must name a model when LLM_BASE_URL and LLM_API_KEY are set.");
  const first = { baseUrl, apiKey, model, format: formatOf(environment["LLM_FORMAT"], baseUrl) };
  return [first, ...fallbacks(environment["LLM_FALLBACKS"], apiKey)];
}

/** `[{"baseUrl": "...", "model": "...", "apiKey"?: "...", "format"?: "anthropic"}]` */
function fallbacks(json: string | undefined, apiKey: string): Endpoint[] {
  if (!json) return [];
  const list: unknown = JSON.parse(json);
  if (!Array.isArray(list)) throw new Error("LLM_FALLBACKS must be a JSON list.");
  return list.map((item: unknown) => {
    const entry: Partial<Record<string, unknown>> = Object(item);
    const { baseUrl, model } = entry;
    if (typeof baseUrl !== "string" || typeof model !== "string") {
      throw new Error("Each of LLM_FALLBACKS needs baseUrl and model.");
    }
    const own = entry["apiKey"];
    const format = formatOf(entry["format"], baseUrl);
    return { baseUrl, model, format, apiKey: typeof own === "string" ? own : apiKey };
  });
}

function formatOf(format: unknown, baseUrl: string): Endpoint["format"] {
  if (format === "anthropic" || format === "openai") return format;
  if (format !== undefined && format !== "") {
    throw new Error('LLM_FORMAT must be "openai" or "anthropic".');
  }
  return new URL(baseUrl).hostname === "api.anthropic.com" ? "anthropic" : "openai";
}

/** Hosted Supabase gives its new keys as JSON: {"default": "sb_secret_..."}. */
function keysOf(json: string | undefined): string[] {
  if (!json) return [];
  const keys: unknown = JSON.parse(json);
  return Object.values(Object(keys)).filter((key) => typeof key === "string");
}

function firstKey(json: string | undefined): string | undefined {
  return keysOf(json)[0];
}
