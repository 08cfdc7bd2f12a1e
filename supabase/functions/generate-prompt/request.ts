import type { Body } from "../_shared/http/body.ts";
import { isRecord } from "../_shared/http/json.ts";
import { type EnhanceRequest, REFINEMENT_CHIPS, type RefinementChip } from "./contract.ts";
import { ApiError } from "./errors.ts";
import { cleanText, countCodePoints, isBlank } from "./text/clean-text.ts";
import type { Refinement } from "./text/given.ts";

/**
 * Counted in code points after cleaning. The textarea counts UTF-16 units, which are never fewer,
 * so a text that fits there fits here.
 */
const MAX_PROMPT_CODE_POINTS = 4000;
const MAX_PREVIOUS_CODE_POINTS = 8000;
const MAX_INSTRUCTION_CODE_POINTS = 500;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

/** What a caller asks for, cleaned. */
export type EnhanceCall = {
  prompt: string;
  refinement: Refinement | null;
  requestId: string | null;
  sessionId: string | null;
  turnstileToken: string | null;
};

/** The call in a body. Throws BAD_REQUEST, EMPTY_PROMPT or PROMPT_TOO_LONG. */
export function parseCall(body: Body): EnhanceCall {
  if (body.kind === "too-large") throw new ApiError("PROMPT_TOO_LONG");
  if (body.kind === "unreadable" || !isRecord(body.value)) return fail();
  const fields: Partial<Record<keyof EnhanceRequest, unknown>> = body.value;
  const { prompt, refine, requestId, sessionId, turnstileToken } = fields;
  const refinement = refine === undefined || refine === null ? null : parseRefinement(refine);
  return {
    prompt: cleanedText(refinement?.original ?? prompt, MAX_PROMPT_CODE_POINTS),
    refinement: refinement?.refinement ?? null,
    requestId: optionalUuid(requestId),
    sessionId: optionalUuid(sessionId),
    turnstileToken: typeof turnstileToken === "string" ? turnstileToken : null,
  };
}

/** True when the caller asks for server-sent events. */
export function wantsStream(request: Request): boolean {
  return (request.headers.get("accept") ?? "").toLowerCase().includes("text/event-stream");
}

function parseRefinement(value: unknown): { original: unknown; refinement: Refinement } {
  if (!isRecord(value)) return fail();
  const { previous, original, instruction, chip, parentRequestId } = value;
  const wish = instruction ?? "";
  if (typeof wish !== "string" || !isChipOrNone(chip)) return fail();
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
  if (typeof value !== "string") return fail();
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

function fail(): never {
  throw new ApiError("BAD_REQUEST");
}
