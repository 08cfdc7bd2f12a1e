import type { Reading } from "../contract.ts";
import { type Engine, type Enhanced, type EnhanceInput, NOTHING_MADE } from "../engine.ts";
import { ApiError } from "../errors.ts";
import { checkNames, type FailedCheck, findFailedChecks } from "../text/checks.ts";
import { givenText } from "../text/given.ts";
import { readModelText } from "./clean-answer.ts";
import { INSTRUCTIONS, recitesInstructions } from "./instructions.ts";
import { modelInput } from "./model-input.ts";
import type { Chat } from "./provider.ts";
import { readShortAnswer } from "./short-answer.ts";
import { createVisibleText } from "./visible-text.ts";
import { type ChatMessage, ProviderFault } from "./wire.ts";

type LlmEngineOptions = {
  chat: Chat;
  /** Asked in turn where the one before failed before anything was shown, or was wrong twice. */
  fallbacks?: readonly Chat[];
  /** For all calls together. */
  totalTimeoutMs: number;
};

/**
 * Of each model one rewriting call, the cheap checks, at most one repair call; after the last, an honest failure.
 * Throws UPSTREAM or TIMEOUT.
 */
export function createLlmEngine({
  chat,
  fallbacks = [],
  totalTimeoutMs,
}: LlmEngineOptions): Engine {
  return {
    name: "llm",
    async *enhance(input) {
      const deadline = new AbortController();
      const timer = setTimeout(() => deadline.abort(new ApiError("TIMEOUT")), totalTimeoutMs);
      const signal = AbortSignal.any([input.signal, deadline.signal]);
      try {
        return yield* firstGood({ input, signal, hasShown: false }, [chat, ...fallbacks]);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

type Attempt = { input: EnhanceInput; signal: AbortSignal; hasShown: boolean };

/** What a model wrote twice did not pass. */
class BadAnswer extends Error {}

async function* firstGood(
  attempt: Attempt,
  chats: readonly Chat[],
): AsyncGenerator<string, Enhanced> {
  for (const [index, chat] of chats.entries()) {
    try {
      return yield* rewrite(attempt, chat);
    } catch (error) {
      const wasBad = error instanceof ApiError && error.cause instanceof BadAnswer;
      const isLast = index === chats.length - 1;
      if (isLast || attempt.signal.aborted || (attempt.hasShown && !wasBad)) throw error;
    }
  }
  throw new ApiError("UPSTREAM");
}

async function* rewrite(attempt: Attempt, chat: Chat): AsyncGenerator<string, Enhanced> {
  const { input, signal } = attempt;
  const conversation: ChatMessage[] = [
    { role: "system", content: INSTRUCTIONS },
    { role: "user", content: JSON.stringify(modelInput(input)) },
  ];
  const draft = yield* firstDraft(attempt, () => chat(conversation, signal));
  const short = readShortAnswer(input, draft.text);
  if (short !== null) return short;
  const failed = faultsOf(input, draft.text);
  if (failed.length === 0) return made(draft);
  let answer = "";
  const messages = [...conversation, ...repairOf(draft.text, failed)];
  for await (const text of chat(messages, signal)) answer += text;
  const repaired = readModelText(answer);
  const left = faultsOf(input, repaired.text);
  if (left.length === 0) return made({ ...repaired, reading: repaired.reading ?? draft.reading });
  const cause = new BadAnswer(`Failed checks: ${checkNames(left)}`);
  throw new ApiError("UPSTREAM", { cause });
}

type Draft = { text: string; reading: Reading | null };

function made({ text, reading }: Draft): Enhanced {
  return { ...NOTHING_MADE, content: text, reading };
}

function faultsOf(input: EnhanceInput, text: string): FailedCheck<string>[] {
  // The one check that only an answer to our instructions can fail.
  const recital = { check: "instructions not leaked", detail: "repeats the system prompt" };
  return [
    ...findFailedChecks(input, text),
    ...(recitesInstructions(text, givenText(input)) ? [recital] : []),
  ];
}

/** Reads an answer; one that breaks off before anything was shown is begun anew once. */
async function* firstDraft(
  attempt: Attempt,
  ask: () => AsyncGenerator<string>,
): AsyncGenerator<string, Draft> {
  let hasBegun = false;
  const watched = async function* () {
    for await (const text of ask()) {
      hasBegun = true;
      yield text;
    }
  };
  try {
    return yield* shownDraft(attempt, watched());
  } catch (error) {
    if (!hasBegun || attempt.hasShown || attempt.signal.aborted || !isCut(error)) throw error;
    return yield* shownDraft(attempt, ask());
  }
}

/** The connection failed in the middle. What the provider ended on purpose would end so again. */
function isCut(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code !== "UPSTREAM") return false;
  return !(error.cause instanceof ProviderFault) || error.cause.isRetryable;
}

async function* shownDraft(
  attempt: Attempt,
  answer: AsyncGenerator<string>,
): AsyncGenerator<string, Draft> {
  const { input } = attempt;
  // What another model has begun stays on the screen until the whole text takes its place.
  const isShown = input.isShown !== false && !attempt.hasShown;
  const newlyVisible = createVisibleText(givenText(input));
  let raw = "";
  for await (const text of answer) {
    raw += text;
    const fresh = isShown ? newlyVisible(raw) : "";
    if (fresh === "") continue;
    attempt.hasShown = true;
    yield fresh;
  }
  return readModelText(raw);
}

function repairOf(draft: string, failed: readonly FailedCheck<string>[]): ChatMessage[] {
  const faults = failed.map(({ check, detail }) => ({ rule: check, broken_by: detail }));
  const request = "Fix these faults, change nothing else, and output the whole prompt again:";
  return [
    { role: "assistant", content: draft },
    { role: "user", content: `${request}\n${JSON.stringify(faults)}` },
  ];
}
