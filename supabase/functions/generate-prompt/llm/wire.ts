import { isRecord } from "../../_shared/http/json.ts";

export type ChatMessage = { role: "system" | "user" | "assistant"; content: string };

/** Where a model is reached. `baseUrl` includes the version: "https://api.openai.com/v1". */
export type Endpoint = {
  format: "openai" | "anthropic";
  baseUrl: string;
  apiKey: string;
  model: string;
  /** What this provider wants in each request besides. */
  extra?: Record<string, unknown>;
};

/** What one event of an answer says. */
export type Step = {
  /** Text of the answer; reasoning is left out. */
  text: string;
  /** True when the model is at work, even if only thinking. A server's mere sign of life is not enough. */
  isToken: boolean;
  /** True when the model said that it had finished. */
  isFinished: boolean;
};

export const NOTHING: Step = { text: "", isToken: false, isFinished: false };

/** How one family of servers is spoken to. The readers throw a ProviderFault. */
export type Wire = {
  request: (
    endpoint: Endpoint,
    messages: readonly ChatMessage[],
  ) => { path: string; headers: Record<string, string>; body: object };
  /** One `data:` payload of a stream. */
  readEvent: (data: string) => Step;
  /** A whole answer, from a server that ignores `stream`. */
  readWhole: (body: string) => Step;
};

type FaultOptions = { isRetryable?: boolean; retryAfterMs?: number; cause?: unknown };

/** A provider did not do what was asked. Its own words never get into the message: they may quote the visitor. */
export class ProviderFault extends Error {
  readonly isRetryable: boolean;
  readonly retryAfterMs: number | undefined;

  constructor(message: string, options: FaultOptions = {}) {
    super(message, { cause: options.cause });
    this.name = "ProviderFault";
    this.isRetryable = options.isRetryable ?? false;
    this.retryAfterMs = options.retryAfterMs;
  }
}

/** Parses an object. The parser's own message quotes the text, which may hold the visitor's words. */
export function parseObject(json: string): Record<string, unknown> {
  try {
    return toRecord(JSON.parse(json));
  } catch (error) {
    if (error instanceof ProviderFault) throw error;
    throw new ProviderFault("Provider sent something else than JSON");
  }
}

export function toRecord(value: unknown): Record<string, unknown> {
  if (!isRecord(value)) throw new ProviderFault("Provider sent something else than an object");
  return value;
}

export function toText(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (typeof value !== "string") throw new ProviderFault("Provider sent content that is not text");
  return value;
}

// Names under which servers say that they are too busy, inside an answer with status 200.
const PASSING = /overloaded|rate_limit|too_many|timeout|unavailable|server_error|api_error/iu;

/** The fault of an `{"error": ...}` payload. */
export function reportedFault(error: unknown): ProviderFault {
  const fields = isRecord(error) ? [error["type"], error["code"], error["status"]] : [];
  const isRetryable = fields.some((field) => typeof field === "string" && PASSING.test(field));
  return new ProviderFault("Provider sent an error", { isRetryable });
}
