import {
  COUNTED_FROM_CHARACTERS,
  ENHANCEMENT_SILENCE_MS,
  ENHANCEMENT_TIMEOUT_MS,
} from "@/config/limits";
import type { EnhancementCall } from "@/domain/enhancement";
import { untilStopped } from "@/lib/until-stopped";

import type {
  DoneData,
  EngineName,
  EnhanceAnswer,
  EnhanceFailure,
  EnhanceRequest,
  ErrorData,
} from "../../../supabase/functions/generate-prompt/contract";
import { enhancerFunctions, FunctionsHttpError } from "../client/functions";
import { EnhancementError, reasonOf } from "./enhancement-error";
import { readEvents } from "./read-events";
import { createWatchdog, type Watchdog } from "./watchdog";

export type EnhancementRun = {
  call: EnhancementCall;
  /** Stops the answer; nothing is counted before the first 200 characters. */
  signal: AbortSignal;
  onOpen: (engine: EngineName) => void;
  onText: (text: string) => void;
};

/**
 * The function of the specification's section 7: body {prompt}, and a request id, so that a retry is free. The
 * answer is streamed; one that comes whole is taken as well. Throws `EnhancementError`.
 */
export async function requestEnhancement(run: EnhancementRun): Promise<DoneData> {
  const watchdog = createWatchdog(run.signal, ENHANCEMENT_TIMEOUT_MS);
  const progress = { characters: 0 };
  try {
    // Renewing the session, which may have to come first, does not follow the signal.
    const answer = await untilStopped(invoke(run.call, watchdog.signal), watchdog.signal);
    if (!(answer instanceof Response)) return wholeAnswer(answer, run);
    return await streamedAnswer(answer, { run, watchdog, progress });
  } catch (error) {
    throw asEnhancementError(error, run.signal, progress.characters);
  } finally {
    watchdog.end();
  }
}

async function invoke({ prompt, requestId, refine }: EnhancementCall, signal: AbortSignal) {
  const body: EnhanceRequest = { prompt, requestId, ...(refine !== null && { refine }) };
  const { data, error } = await enhancerFunctions.invoke<EnhanceAnswer | Response>(
    "generate-prompt",
    { body, headers: { Accept: "text/event-stream" }, signal },
  );
  if (error !== null) throw await refusalOf(error);
  return data;
}

type Stream = { run: EnhancementRun; watchdog: Watchdog; progress: { characters: number } };

async function streamedAnswer(
  response: Response,
  { run, watchdog, progress }: Stream,
): Promise<DoneData> {
  for await (const { event, data } of readEvents(response, watchdog.signal)) {
    watchdog.reset(ENHANCEMENT_SILENCE_MS);
    switch (event) {
      case "start":
        run.onOpen(data.engine);
        break;
      case "delta":
        progress.characters += data.text.length;
        run.onText(data.text);
        break;
      case "done":
        return data;
      case "error":
        throw streamFailure(data);
    }
  }
  throw new EnhancementError("lost", { isCounted: null });
}

/** The default answer of section 7, from a function that does not stream. */
function wholeAnswer(answer: EnhanceAnswer | null, run: EnhancementRun): DoneData {
  if (typeof answer?.enhancedPrompt !== "string" || answer.enhancedPrompt.trim() === "") {
    throw new EnhancementError("no-result", { message: "The answer holds no enhanced prompt." });
  }
  const { enhancedPrompt, engine, requestId, usage, note = null } = answer;
  const counted = run.call.refine === null && usage.limit !== null;
  return { content: enhancedPrompt, engine, requestId, usage: { ...usage, counted }, note };
}

function streamFailure({ error, retryAfter, counted }: ErrorData): EnhancementError {
  return new EnhancementError(reasonOf(error.code), {
    message: error.message,
    retryAfterSeconds: retryAfter,
    isCounted: counted,
  });
}

async function refusalOf(error: unknown): Promise<unknown> {
  if (!(error instanceof FunctionsHttpError)) return error;
  const response = error.context as Response;
  const body = (await response.json().catch(() => null)) as Partial<EnhanceFailure> | null;
  const seconds = Number.parseInt(response.headers.get("retry-after") ?? "", 10);
  return new EnhancementError(reasonOf(body?.error?.code, response.status), {
    cause: error,
    retryAfterSeconds: Number.isNaN(seconds) ? null : seconds,
  });
}

/**
 * What broke off before an answer was unreachable, later it was lost; what the visitor stopped is neither. Only a
 * hang-up ends the server's work with ours: on a broken line it may have sent, and counted, more than came.
 */
function asEnhancementError(
  error: unknown,
  { aborted: wasStopped }: AbortSignal,
  characters: number,
): EnhancementError {
  if (wasStopped) {
    const isCounted = characters < COUNTED_FROM_CHARACTERS ? false : null;
    return new EnhancementError("stopped", { cause: error, isCounted });
  }
  if (error instanceof EnhancementError) return error;
  if (characters > 0) return new EnhancementError("lost", { cause: error, isCounted: null });
  const reason = error instanceof SyntaxError ? "no-result" : "unreachable";
  return new EnhancementError(reason, { cause: error, isCounted: null });
}
