import type { Caller } from "./admission.ts";
import type { HandlerDeps } from "./deps.ts";
import type { Enhanced } from "./engine.ts";
import { ApiError, asApiError } from "./errors.ts";
import type { Reserved, Settlement } from "./quota/quota.ts";
import type { EnhanceCall } from "./request.ts";
import { checkNames, findFailedChecks } from "./text/checks.ts";

/** A reader who has seen this much of a checked prompt has had the use of it. */
const COMMIT_AFTER_CHARACTERS = 200;

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
 * Runs the engine and yields what may be shown. An unusable answer costs no use: it ends in a commit, or
 * in a refund and an error. A consumer that stops early gets a refund too, unless enough was sent by then.
 */
export async function* generate(job: Job, deps: HandlerDeps): AsyncGenerator<string, Generated> {
  const hold = openHold(job, deps);
  try {
    const enhanced = await answeredBefore(job, deps);
    if (enhanced !== null) return { ...enhanced, settlement: await hold.commit() };
    const made = yield* pieces(job, deps, () => hold.commit());
    const settlement = await hold.commit();
    await remember(job, made, deps);
    return { ...made, settlement };
  } catch (error) {
    const { usage, isCounted } = await hold.refund();
    const { code, cause } = asApiError(error, "UPSTREAM");
    throw new ApiError(code, { cause, usage, isCounted });
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
  const settle = (succeeded: boolean) => {
    settlement ??= deps.quota.settle({ holdId, succeeded }).catch((cause) => {
      record("UNSETTLED", { job, cause, deps });
      return { usage, isCounted: false };
    });
    return settlement;
  };
  return { commit: () => settle(true), refund: () => settle(false) };
}

async function* pieces(
  { call, isStreamed, signal }: Job,
  deps: HandlerDeps,
  commit: () => Promise<Settlement>,
): AsyncGenerator<string, Enhanced> {
  const { prompt, refinement } = call;
  const text = deps.engine.enhance({ prompt, refinement, signal });
  let sentCharacters = 0;
  try {
    while (true) {
      const step = await text.next();
      if (step.done === true) {
        const failed = findFailedChecks(call, step.value.content);
        if (failed.length > 0) throw new Error(`Failed checks: ${checkNames(failed)}`);
        return step.value;
      }
      if (!isStreamed) continue;
      yield step.value;
      sentCharacters += step.value.length;
      if (sentCharacters >= COMMIT_AFTER_CHARACTERS) await commit();
    }
  } finally {
    await text.return({ content: "", note: null });
  }
}

/** The stored answer to the same request, so that a retry of what went well costs no model call. */
async function answeredBefore(
  { reserved, caller, requestId }: Job,
  { history }: HandlerDeps,
): Promise<Enhanced | null> {
  if (!reserved.isRepeat || caller.kind === "guest") return null;
  const content = await history.contentOf({ userId: caller.userId, requestId });
  return content === null ? null : { content, note: null };
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
      original: call.prompt,
      content,
    });
  } catch (cause) {
    record("UNSAVED", { job, cause, deps });
  }
}

function record(
  code: "UNSETTLED" | "UNSAVED",
  { job, cause, deps }: { job: Job; cause: unknown; deps: HandlerDeps },
): void {
  deps.log({ requestId: job.requestId, engine: deps.engine.name, code, ms: 0, cause });
}
