import {
  type DoneData,
  encodeEvent,
  type ErrorData,
  type FailureCode,
  type StartData,
  type StreamEvent,
} from "./contract.ts";
import { NOTHING_MADE } from "./engine.ts";
import { type ApiError, asApiError } from "./errors.ts";
import type { Generated } from "./generation.ts";

type Generation = AsyncGenerator<string, Generated>;

type StreamAnswer = {
  start: StartData;
  generation: Generation;
  /** The step taken before the answer began, so that an early failure keeps its own status. */
  first: IteratorResult<string, Generated>;
  onEnd: (code: FailureCode | "OK" | "CANCELLED", cause?: unknown) => void;
  /** Stops the engine, and with it the model. */
  abort: () => void;
  /** Lets the platform wait for work after the caller has hung up. */
  keepAlive: (work: Promise<unknown>) => void;
};

/** The events of one enhancement. Pulled: a slow reader slows the model's answer, and hanging up ends it. */
function streamEvents(answer: StreamAnswer): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const { start, generation, onEnd } = answer;
  let next: Promise<IteratorResult<string, Generated>> | undefined = Promise.resolve(answer.first);
  return new ReadableStream({
    start: (controller) => send(controller, { event: "start", data: start }),
    async pull(controller) {
      try {
        const step = await (next ?? generation.next());
        next = undefined;
        if (step.done !== true) {
          send(controller, { event: "delta", data: { text: step.value } });
          return;
        }
        send(controller, { event: "done", data: doneData(start, step.value) });
        onEnd("OK");
      } catch (error) {
        const failure = asApiError(error, "UNAVAILABLE");
        send(controller, { event: "error", data: errorData(failure) });
        onEnd(failure.code, failure.cause);
      }
      controller.close();
    },
    cancel() {
      answer.abort();
      onEnd("CANCELLED");
      answer.keepAlive(stop(generation));
    },
  });

  function send(controller: ReadableStreamDefaultController<Uint8Array>, event: StreamEvent): void {
    controller.enqueue(encoder.encode(encodeEvent(event)));
  }
}

/** Lets the generation give its hold back. A step still under way ends by the abort, and with an error. */
async function stop(generation: Generation): Promise<void> {
  const unread = {
    ...NOTHING_MADE,
    settlement: { usage: { used: 0, limit: null }, isCounted: false },
  };
  await generation.return(unread).catch(() => {});
}

function doneData({ requestId, engine }: StartData, { settlement, ...made }: Generated): DoneData {
  const usage = { ...settlement.usage, counted: settlement.isCounted };
  return { ...made, engine, requestId, usage };
}

function errorData({ code, message, retryAfterSeconds }: ApiError): ErrorData {
  return { error: { code, message }, retryAfter: retryAfterSeconds ?? null };
}

/** The answer as server-sent events, which no cache may keep and no proxy may collect before passing them on. */
export function streamResponse(answer: StreamAnswer, headers: Headers): Response {
  headers.set("content-type", "text/event-stream; charset=utf-8");
  headers.set("cache-control", "no-store, no-transform");
  headers.set("x-accel-buffering", "no");
  headers.set("x-content-type-options", "nosniff");
  return new Response(streamEvents(answer), { headers });
}
