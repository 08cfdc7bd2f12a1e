import type { Body } from "../_shared/http/body.ts";
import { isRecord } from "../_shared/http/json.ts";
import {
  type AssistantName,
  ASSISTANTS,
  type EnhanceRequest,
  READING_SLOTS,
  type ReadingChoice,
  REFINEMENT_CHIPS,
} from "./contract.ts";
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
const MAX_FACTS = 10;
const MAX_FACT_CODE_POINTS = 200;
const CHOICE_SLOTS = ["deliverable", ...READING_SLOTS] as const;
const MAX_CHOICE_CODE_POINTS = 80;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

/** What a caller asks for, cleaned. */
export type EnhanceCall = {
  prompt: string;
  refinement: Refinement | null;
  facts: string[];
  assistant: AssistantName | null;
  requestId: string | null;
  sessionId: string | null;
  turnstileToken: string | null;
};

/** The call in a body. Throws BAD_REQUEST, EMPTY_PROMPT or PROMPT_TOO_LONG. */
export function parseCall(body: Body): EnhanceCall {
  if (body.kind === "too-large") throw new ApiError("PROMPT_TOO_LONG");
  if (body.kind === "unreadable" || !isRecord(body.value)) return fail();
  const fields: Partial<Record<keyof EnhanceRequest, unknown>> = body.value;
  const { prompt, refine, facts, assistant, requestId, sessionId, turnstileToken } = fields;
  const refinement = refine === undefined || refine === null ? null : parseRefinement(refine);
  return {
    prompt: cleanedText(refinement?.original ?? prompt, MAX_PROMPT_CODE_POINTS),
    refinement: refinement?.refinement ?? null,
    facts: cleanedFacts(facts ?? []),
    assistant: optionalName(ASSISTANTS, assistant),
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
  const { choices, previousChoices } = value;
  const wish = instruction ?? "";
  if (typeof wish !== "string") return fail();
  const cleanedWish = cleanLine(wish);
  if (countCodePoints(cleanedWish) > MAX_INSTRUCTION_CODE_POINTS) {
    throw new ApiError("PROMPT_TOO_LONG");
  }
  const refinement = {
    previous: cleanedText(previous, MAX_PREVIOUS_CODE_POINTS),
    instruction: isBlank(cleanedWish) ? null : cleanedWish,
    chip: optionalName(REFINEMENT_CHIPS, chip),
    choices: parseChoices(choices ?? []),
    ...(previousChoices !== undefined && { previousChoices: parseChoices(previousChoices) }),
    parentRequestId: optionalUuid(parentRequestId) ?? fail(),
  };
  const { instruction: words, chip: named, choices: chosen } = refinement;
  if (words === null && named === null && chosen.length === 0) fail();
  return { original, refinement };
}

function parseChoices(value: unknown): ReadingChoice[] {
  if (!Array.isArray(value) || value.length > CHOICE_SLOTS.length) return fail();
  const choices = value.map((item: unknown): ReadingChoice => {
    if (!isRecord(item)) return fail();
    const slot = optionalName(CHOICE_SLOTS, item["slot"]) ?? fail();
    return { slot, value: shortText(item["value"], MAX_CHOICE_CODE_POINTS) };
  });
  return new Set(choices.map(({ slot }) => slot)).size === choices.length ? choices : fail();
}

function cleanedFacts(value: unknown): string[] {
  if (!Array.isArray(value) || value.length > MAX_FACTS) return fail();
  return value.map((fact: unknown) => shortText(fact, MAX_FACT_CODE_POINTS));
}

/** One line with something on it. */
function shortText(value: unknown, maxCodePoints: number): string {
  if (typeof value !== "string") return fail();
  const text = cleanLine(value);
  return isBlank(text) || countCodePoints(text) > maxCodePoints ? fail() : text;
}

function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/gu, " ");
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

function optionalName<Name extends string>(names: readonly Name[], value: unknown): Name | null {
  if (value === undefined || value === null) return null;
  return names.find((name) => name === value) ?? fail();
}

function fail(): never {
  throw new ApiError("BAD_REQUEST");
}
