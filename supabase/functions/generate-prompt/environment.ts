/** What the function needs to know from its surroundings. */
export type Settings = {
  supabaseUrl: string;
  secretKey: string;
  publicKeys: readonly string[];
  allowedOrigins: readonly string[];
  networkSecret: string;
  /** Absent: the offline engine answers. */
  provider: { baseUrl: string; apiKey: string; model: string } | undefined;
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
    provider: provider(environment),
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

function provider(environment: Environment): Settings["provider"] {
  const baseUrl = environment["LLM_BASE_URL"];
  const apiKey = environment["LLM_API_KEY"];
  const model = environment["LLM_MODEL"];
  if (!baseUrl || !apiKey) return undefined;
  if (!model)
    throw new Error("LLM_MODEL must name a model when LLM_BASE_URL and LLM_API_KEY are set.");
  return { baseUrl, apiKey, model };
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
