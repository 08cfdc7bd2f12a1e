import { ENHANCEMENT_SILENCE_MS, ENHANCEMENT_TIMEOUT_MS } from "@/config/limits";
import { untilStopped } from "@/lib/stop-waiting";
import { guestId } from "@/platform/guest-usage";

import type {
  DoneData,
  EngineName,
  EnhanceAnswer,
  EnhanceFailure,
  EnhanceRequest,
  ErrorData,
  GuestIdHeader,
} from "../../../supabase/functions/generate-prompt/contract";
import { accessToken, supabase } from "../client/supabase";
import { referenceOf } from "../client/unwrap";
import type { EnhancementCall } from "./enhancement";
import { EnhancementError, reasonOf } from "./enhancement-error";
import { readEvents } from "./read-events";

const GUEST_ID_HEADER: GuestIdHeader = "x-guest-id";

export type EnhancementRun = {
  call: EnhancementCall;
  /** Stops the answer, which is then not counted. */
  signal: AbortSignal;
  onOpen: (engine: EngineName) => void;
  onText: (text: string) => void;
};

/** Stops a request that has gone silent, or when its caller says so. */
function createWatchdog(signal: AbortSignal) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let timer = setTimeout(abort, ENHANCEMENT_TIMEOUT_MS);
  if (signal.aborted) abort();
  signal.addEventListener("abort", abort);
  return {
    signal: controller.signal,
    /** Something came: the wait starts anew, with less patience. */
    reset() {
      clearTimeout(timer);
      timer = setTimeout(abort, ENHANCEMENT_SILENCE_MS);
    },
    end() {
      clearTimeout(timer);
      signal.removeEventListener("abort", abort);
    },
  };
}

/**
 * Calls the function of the specification's section 7: body {prompt}, plus a request id that makes a retry free.
 * Asks for a stream, but also accepts the plain JSON answer. Throws `EnhancementError`.
 */
export async function requestEnhancement(run: EnhancementRun): Promise<DoneData> {
  const watchdog = createWatchdog(run.signal);
  const progress: Progress = { hasText: false, reference: null };
  try {
    // The session may have to be renewed first, which the signal cannot abort.
    const answer = await untilStopped(
      invoke(run.call, { signal: watchdog.signal, progress }),
      watchdog.signal,
    );
    if (!(answer instanceof Response)) return wholeAnswer(answer, run);
    return await streamedAnswer(answer, { run, watchdog, progress });
  } catch (error) {
    throw asEnhancementError(error, run.signal, progress);
  } finally {
    watchdog.end();
  }
}

/** Sends a guest's signed id and keeps the one that comes back: the server counts a guest's uses by it. */
async function invoke(
  { prompt, requestId, sessionId, refine, facts, assistant, turnstileToken }: EnhancementCall,
  { signal, progress }: { signal: AbortSignal; progress: Progress },
) {
  const guest = (await accessToken()) === null ? guestId.read() : null;
  const body: EnhanceRequest = {
    prompt,
    requestId,
    sessionId,
    ...(refine !== null && { refine }),
    ...(facts.length > 0 && { facts: [...facts] }),
    ...(assistant !== null && { assistant }),
    ...(turnstileToken !== null && { turnstileToken }),
  };
  const answer = await supabase.functions.invoke<EnhanceAnswer | Response>("generate-prompt", {
    body,
    headers: { Accept: "text/event-stream", ...(guest !== null && { [GUEST_ID_HEADER]: guest }) },
    signal,
  });
  if (answer.response !== undefined) progress.reference = referenceOf(answer.response);
  const given = answer.response?.headers.get(GUEST_ID_HEADER) ?? null;
  if (given !== null) guestId.write(given);
  if (answer.error !== null) throw await refusalOf(answer.error);
  return answer.data;
}

/** How far a call has come. */
type Progress = { hasText: boolean; reference: string | null };

type Stream = {
  run: EnhancementRun;
  watchdog: ReturnType<typeof createWatchdog>;
  progress: Progress;
};

async function streamedAnswer(response: Response, stream: Stream): Promise<DoneData> {
  const { run, watchdog, progress } = stream;
  for await (const { event, data } of readEvents(response, watchdog.signal)) {
    watchdog.reset();
    switch (event) {
      case "start":
        run.onOpen(data.engine);
        break;
      case "delta":
        progress.hasText = true;
        run.onText(data.text);
        break;
      case "done":
        return complete(data);
      case "error":
        throw streamFailure(data);
    }
  }
  throw new EnhancementError("lost", { isFree: false });
}

type Reported = "outcome" | "reading" | "suggestions" | "note";

/** A function that was deployed before readings does not send them. */
function complete(
  done: Omit<DoneData, Reported> & { [Name in Reported]?: DoneData[Name] | undefined },
): DoneData {
  const { content, engine, requestId, usage } = done;
  const { outcome = "enhanced", reading = null, suggestions = [], note = null } = done;
  return { content, engine, requestId, usage, note, outcome, reading, suggestions };
}

/** The JSON answer of section 7, from a function that does not stream. */
function wholeAnswer(answer: EnhanceAnswer | null, run: EnhancementRun): DoneData {
  if (typeof answer?.enhancedPrompt !== "string" || answer.enhancedPrompt.trim() === "") {
    throw new EnhancementError("no-result", { message: "The answer holds no enhanced prompt." });
  }
  const { enhancedPrompt, engine, requestId, usage, note = null } = answer;
  const whole = complete({
    ...answer,
    content: enhancedPrompt,
    engine,
    requestId,
    usage: null,
    note,
  });
  const counted = run.call.refine === null && usage.limit !== null && whole.outcome === "enhanced";
  return { ...whole, usage: { ...usage, counted } };
}

function streamFailure({ error, retryAfter }: ErrorData): EnhancementError {
  return new EnhancementError(reasonOf(error.code), {
    message: error.message,
    retryAfterSeconds: retryAfter,
  });
}

async function refusalOf(error: unknown): Promise<unknown> {
  // By its name, because its class is fetched with the functions client.
  if (!(error instanceof Error && error.name === "FunctionsHttpError")) return error;
  const response = (error as Error & { context: Response }).context;
  const body = (await response.json().catch(() => null)) as Partial<EnhanceFailure> | null;
  const seconds = Number.parseInt(response.headers.get("retry-after") ?? "", 10);
  return new EnhancementError(reasonOf(body?.error?.code, response.status), {
    cause: error,
    retryAfterSeconds: Number.isNaN(seconds) ? null : seconds,
  });
}

/**
 * A call that fails before any text arrived was "unreachable", later it was "lost"; what the visitor stopped is
 * neither. Only stopping also ends the server's work: on a broken connection it may have sent, and counted, the
 * whole text.
 */
function asEnhancementError(
  error: unknown,
  { aborted: wasStopped }: AbortSignal,
  { hasText, reference }: Progress,
): EnhancementError {
  if (wasStopped) return new EnhancementError("stopped", { cause: error });
  if (error instanceof EnhancementError) {
    error.problem.reference = reference;
    return error;
  }
  const details = { cause: error, isFree: false, reference };
  if (hasText) return new EnhancementError("lost", details);
  const reason = error instanceof SyntaxError ? "no-result" : "unreachable";
  return new EnhancementError(reason, details);
}
