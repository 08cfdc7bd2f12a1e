import { cleanText, countCodePoints, isBlank } from "./clean-text.ts";
import { ApiError } from "./errors.ts";

/**
 * Counted in code points after cleaning. The textarea counts UTF-16 units, which are never fewer,
 * so whatever fits there fits here.
 */
const MAX_PROMPT_CODE_POINTS = 4000;
const MAX_BODY_BYTES = 32 * 1024;

export type Body =
  | { kind: "json"; value: unknown }
  | { kind: "too-large" }
  | { kind: "unreadable" };

/**
 * Reads and parses at most 32 kB; never throws. It runs before any early error, because some
 * versions of the Supabase runtime stall when a function answers with its request body unread.
 */
export async function readBody(request: Request): Promise<Body> {
  try {
    const bytes = await readAtMost(request.body, MAX_BODY_BYTES);
    if (bytes === null) return { kind: "too-large" };
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return { kind: "json", value: JSON.parse(text) };
  } catch {
    // The parser's message quotes the text, so it must not reach the log.
    return { kind: "unreadable" };
  }
}

/** The cleaned prompt. Throws BAD_REQUEST, EMPTY_PROMPT or PROMPT_TOO_LONG. */
export function validatePrompt(body: Body): string {
  if (body.kind === "too-large") throw new ApiError("PROMPT_TOO_LONG");
  if (body.kind === "unreadable") throw new ApiError("BAD_REQUEST");
  if (!hasPrompt(body.value)) throw new ApiError("BAD_REQUEST");
  const prompt = cleanText(body.value.prompt);
  if (isBlank(prompt)) throw new ApiError("EMPTY_PROMPT");
  if (countCodePoints(prompt) > MAX_PROMPT_CODE_POINTS) throw new ApiError("PROMPT_TOO_LONG");
  return prompt;
}

/** The token of `Authorization: Bearer <token>`, if one was sent. */
export function bearerToken(request: Request): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
}

function hasPrompt(value: unknown): value is { prompt: string } {
  return (
    typeof value === "object" &&
    value !== null &&
    "prompt" in value &&
    typeof value.prompt === "string"
  );
}

async function readAtMost(
  stream: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Uint8Array | null> {
  if (stream === null) return new Uint8Array();
  const buffer = new Uint8Array(limit);
  let length = 0;
  const reader = stream.getReader();
  while (true) {
    const { done, value } = await reader.read();
    if (done) return buffer.subarray(0, length);
    if (length + value.length > limit) {
      await reader.cancel();
      return null;
    }
    buffer.set(value, length);
    length += value.length;
  }
}
