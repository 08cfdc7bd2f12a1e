import { type BackendSettings, type Environment, readBackendSettings } from "../_shared/backend.ts";
import { isRecord } from "../_shared/http/json.ts";
import { readTrustedProxy, type TrustedProxy } from "../_shared/network-key.ts";
import type { Endpoint } from "./llm/wire.ts";

/** What the function needs to know from its surroundings. */
export type Settings = BackendSettings & {
  networkSecret: string;
  /** Models in the order they are tried. None: the offline engine answers. */
  endpoints: readonly Endpoint[];
  /** How long a model may think before its first token. */
  firstTokenMs: number;
  /** Undefined: guests need not pass a challenge. */
  turnstileSecret: string | undefined;
  trustedProxy: TrustedProxy;
};

/**
 * Reads the environment once, at boot. Throws an Error that names what is missing, so that a wrong
 * deployment fails at once and not with the first visitor.
 */
export function readSettings(environment: Environment): Settings {
  const backend = readBackendSettings(environment);
  return {
    ...backend,
    networkSecret: environment["NETWORK_SALT"] || backend.secretKey,
    endpoints: readEndpoints(environment),
    firstTokenMs: readFirstTokenSeconds(environment["LLM_FIRST_TOKEN_SECONDS"]) * 1000,
    turnstileSecret: environment["TURNSTILE_SECRET"] || undefined,
    trustedProxy: readTrustedProxy(environment),
  };
}

/** The models that `LLM_*` names, the first one first. Throws an Error that says what is wrong. */
export function readEndpoints(environment: Environment): Endpoint[] {
  const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, LLM_MODEL: model } = environment;
  if (!baseUrl || !apiKey) return [];
  if (!model)
    throw new Error("LLM_MODEL must name a model when LLM_BASE_URL and LLM_API_KEY are set.");
  const first = {
    baseUrl,
    apiKey,
    model,
    format: formatOf(environment["LLM_FORMAT"], baseUrl),
    ...extraOf(environment["LLM_EXTRA"], "LLM_EXTRA"),
  };
  return [first, ...fallbacks(environment["LLM_FALLBACKS"], apiKey)];
}

/** `[{"baseUrl": "...", "model": "...", "apiKey"?: "...", "format"?: "anthropic", "extra"?: {...}}]` */
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
    const extra = extraOf(entry["extra"], "extra of LLM_FALLBACKS");
    return { baseUrl, model, format, apiKey: typeof own === "string" ? own : apiKey, ...extra };
  });
}

const OUR_FIELDS = ["model", "messages", "stream", "system"];

/** What a provider wants besides: its temperature, reasoning effort, or limit of tokens. */
function extraOf(value: unknown, name: string): Pick<Endpoint, "extra"> {
  if (value === undefined || value === "") return {};
  const extra = typeof value === "string" ? parsedJson(value) : value;
  if (!isRecord(extra)) throw new Error(`${name} must be a JSON object.`);
  const taken = OUR_FIELDS.find((field) => Object.hasOwn(extra, field));
  if (taken !== undefined) throw new Error(`${name} must not set "${taken}".`);
  return { extra };
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const DEFAULT_FIRST_TOKEN_SECONDS = 20;

function readFirstTokenSeconds(text: string | undefined): number {
  const seconds = text ? Number(text) : DEFAULT_FIRST_TOKEN_SECONDS;
  if (seconds >= 5 && seconds <= 120) return seconds;
  throw new Error("LLM_FIRST_TOKEN_SECONDS must be a number from 5 to 120.");
}

function formatOf(format: unknown, baseUrl: string): Endpoint["format"] {
  if (format === "anthropic" || format === "openai") return format;
  if (format !== undefined && format !== "") {
    throw new Error('LLM_FORMAT must be "openai" or "anthropic".');
  }
  return new URL(baseUrl).hostname === "api.anthropic.com" ? "anthropic" : "openai";
}
