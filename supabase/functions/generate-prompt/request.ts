import { cleanText, countCodePoints, isBlank } from "./clean-text.ts";
import type { Refinement } from "./engine.ts";
import { ApiError } from "./errors.ts";
import { type EnhanceBody, REFINEMENT_CHIPS, type RefinementChip } from "./stream-events.ts";

/**
 * Counted in code points after cleaning. The textarea counts UTF-16 units, which are never fewer,
 * so whatever fits there fits here.
 */
const MAX_PROMPT_CODE_POINTS = 4000;
const MAX_PREVIOUS_CODE_POINTS = 8000;
const MAX_INSTRUCTION_CODE_POINTS = 500;
const MAX_BODY_BYTES = 48 * 1024;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

export type Body =
  | { kind: "json"; value: unknown }
  | { kind: "too-large" }
  | { kind: "unreadable" };

/** What a caller asks for, cleaned. */
export type EnhanceCall = {
  prompt: string;
  refinement: Refinement | null;
  requestId: string | null;
  turnstileToken: string | null;
};

/**
 * Reads and parses at most 48 kB; never throws. It runs before any early error, because some
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

/** The call in a body. Throws BAD_REQUEST, EMPTY_PROMPT or PROMPT_TOO_LONG. */
export function parseCall(body: Body): EnhanceCall {
  if (body.kind === "too-large") throw new ApiError("PROMPT_TOO_LONG");
  if (body.kind === "unreadable" || !isRecord(body.value)) throw new ApiError("BAD_REQUEST");
  const fields: Partial<Record<keyof EnhanceBody, unknown>> = body.value;
  const { prompt, refine, requestId, turnstileToken } = fields;
  const refinement = refine === undefined || refine === null ? null : parseRefinement(refine);
  return {
    prompt: cleanedText(refinement?.original ?? prompt, MAX_PROMPT_CODE_POINTS),
    refinement: refinement?.refinement ?? null,
    requestId: optionalUuid(requestId),
    turnstileToken: typeof turnstileToken === "string" ? turnstileToken : null,
  };
}

/** The token of `Authorization: Bearer <token>`, if one was sent. */
export function bearerToken(request: Request): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
}

/** True when the caller asks for server-sent events. */
export function wantsStream(request: Request): boolean {
  return (request.headers.get("accept") ?? "").toLowerCase().includes("text/event-stream");
}

function parseRefinement(value: unknown): { original: unknown; refinement: Refinement } {
  if (!isRecord(value)) throw new ApiError("BAD_REQUEST");
  const { previous, original, instruction, chip, parentRequestId } = value;
  const wish = instruction === null || instruction === undefined ? "" : instruction;
  if (typeof wish !== "string" || !isChipOrNone(chip)) throw new ApiError("BAD_REQUEST");
  const cleanedWish = cleanText(wish).replace(/\s+/gu, " ");
  if (countCodePoints(cleanedWish) > MAX_INSTRUCTION_CODE_POINTS) {
    throw new ApiError("PROMPT_TOO_LONG");
  }
  const refinement = {
    previous: cleanedText(previous, MAX_PREVIOUS_CODE_POINTS),
    instruction: isBlank(cleanedWish) ? null : cleanedWish,
    chip: chip ?? null,
    parentRequestId: optionalUuid(parentRequestId) ?? fail(),
  };
  if (refinement.instruction === null && refinement.chip === null) fail();
  return { original, refinement };
}

function cleanedText(value: unknown, maxCodePoints: number): string {
  if (typeof value !== "string") throw new ApiError("BAD_REQUEST");
  const text = cleanText(value);
  if (isBlank(text)) throw new ApiError("EMPTY_PROMPT");
  if (countCodePoints(text) > maxCodePoints) throw new ApiError("PROMPT_TOO_LONG");
  return text;
}

function optionalUuid(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return typeof value === "string" && UUID.test(value) ? value.toLowerCase() : fail();
}

function isChipOrNone(value: unknown): value is RefinementChip | null | undefined {
  return value === undefined || value === null || REFINEMENT_CHIPS.some((chip) => chip === value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function fail(): never {
  throw new ApiError("BAD_REQUEST");
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
