import { answerHash, type Caller } from "./admission.ts";
import type { HandlerDeps } from "./deps.ts";
import { type Enhanced, NOTHING_MADE } from "./engine.ts";
import { ApiError, asApiError } from "./errors.ts";
import type { Ending, Reserved, Settlement } from "./quota/quota.ts";
import type { EnhanceCall } from "./request.ts";
import { checkNames, findFailedChecks } from "./text/checks.ts";

export type Job = {
  call: EnhanceCall;
  caller: Caller;
  requestId: string;
  reserved: Reserved;
  /** Whether the pieces are sent as they come; if not, nothing was sent until the end. */
  isStreamed: boolean;
  signal: AbortSignal;
};

export type Generated = Enhanced & { settlement: Settlement };

/**
 * Runs the engine and yields what may be shown. A use is counted when the answer is complete and has passed the
 * checks; a failure, a consumer that stops early, and an answer that is no prompt give it back.
 */
export async function* generate(job: Job, deps: HandlerDeps): AsyncGenerator<string, Generated> {
  const hold = openHold(job, deps);
  try {
    const { keptAnswer } = job.reserved;
    if (keptAnswer !== null) {
      const kept = { ...NOTHING_MADE, content: keptAnswer };
      return { ...kept, settlement: await hold.commit(kept) };
    }
    const made = yield* pieces(job, deps);
    // A caller who hangs up during the last piece has not received the answer.
    job.signal.throwIfAborted();
    const settlement = await hold.commit(made);
    if (isNewText(made)) await remember(job, made, deps);
    return { ...made, settlement };
  } catch (error) {
    const { usage } = await hold.refund();
    const { code, cause } = asApiError(error, "UPSTREAM");
    throw new ApiError(code, { cause, usage });
  } finally {
    // Reached without a result only when the caller has hung up.
    await hold.refund();
  }
}

/**
 * A reserved use that is settled once, by whichever of the two comes first. When the store is gone in between, the
 * visitor still gets the answer, with the usage known before it; the hold then counts against the limit until it
 * expires by itself.
 */
function openHold(job: Job, deps: HandlerDeps) {
  const { holdId, usage } = job.reserved;
  let settlement: Promise<Settlement> | undefined;
  const settle = async (made: Enhanced | null): Promise<Settlement> => {
    try {
      return await deps.quota.settle({ holdId, ending: await endingOf(job, made, deps) });
    } catch (cause) {
      record("UNSETTLED", { job, cause, deps });
      return { usage, isCounted: false };
    }
  };
  return {
    commit: (made: Enhanced) => (settlement ??= settle(made)),
    refund: () => (settlement ??= settle(null)),
  };
}

async function endingOf(job: Job, made: Enhanced | null, deps: HandlerDeps): Promise<Ending> {
  if (made === null) return { kind: "failed" };
  if (!isNewText(made)) return { kind: "no-use" };
  return { kind: "answered", answer: await answerHash(job.call, made.content, deps) };
}

/** Neither a question nor the reader's own text, nor a prompt in which nothing could be changed. */
function isNewText({ outcome, note }: Enhanced): boolean {
  return outcome === "enhanced" && note === null;
}

async function* pieces(
  { call, isStreamed, signal }: Job,
  deps: HandlerDeps,
): AsyncGenerator<string, Enhanced> {
  const { prompt, refinement, facts, assistant } = call;
  const text = deps.engine.enhance({
    prompt,
    refinement,
    facts,
    assistant,
    signal,
    isShown: isStreamed,
  });
  try {
    while (true) {
      const step = await text.next();
      if (step.done === true) {
        if (step.value.outcome === "enhanced") requireGood(call, step.value.content);
        return step.value;
      }
      if (isStreamed) yield step.value;
    }
  } finally {
    await text.return(NOTHING_MADE);
  }
}

function requireGood(call: EnhanceCall, content: string): void {
  const failed = findFailedChecks(call, content);
  if (failed.length > 0) throw new Error(`Failed checks: ${checkNames(failed)}`);
}

/** A history that fails must not take the answer with it. */
async function remember(job: Job, { content }: Enhanced, deps: HandlerDeps): Promise<void> {
  const { caller, call, requestId } = job;
  if (caller.kind === "guest") return;
  try {
    await deps.history.save({
      userId: caller.userId,
      requestId,
      parentRequestId: call.refinement?.parentRequestId ?? null,
      sessionId: call.sessionId ?? requestId,
      original: call.prompt,
      wish: wishOf(call),
      content,
    });
  } catch (cause) {
    record("UNSAVED", { job, cause, deps });
  }
}

function wishOf({ refinement }: EnhanceCall): string | null {
  if (refinement === null) return null;
  const newest = refinement.choices.at(-1);
  const choice = newest === undefined ? null : `${newest.slot}: ${newest.value}`;
  return refinement.instruction ?? refinement.chip ?? choice;
}

function record(
  code: "UNSETTLED" | "UNSAVED",
  { job, cause, deps }: { job: Job; cause: unknown; deps: HandlerDeps },
): void {
  deps.log({ requestId: job.requestId, engine: deps.engine.name, code, ms: 0, cause });
}
