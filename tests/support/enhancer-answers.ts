import { http, HttpResponse } from "msw";

import {
  type DoneData,
  encodeEvent,
  type EnhanceAnswer,
  type FailureCode,
  type StreamEvent,
} from "../../supabase/functions/generate-prompt/contract";
import { createGate } from "./gate";
import { SITE_URL } from "./test-backend";

const ADDRESS = `${SITE_URL}/functions/v1/generate-prompt`;

/** The function answers with this text; `usage` is what the server has counted. */
export function enhancerAnswers(answer: Partial<EnhanceAnswer> = {}) {
  return http.post(ADDRESS, () =>
    HttpResponse.json({
      enhancedPrompt: "**Task Overview**\nWrite a poem about rain.",
      engine: "llm",
      requestId: crypto.randomUUID(),
      usage: { used: 1, limit: 2 },
      outcome: "enhanced",
      reading: null,
      suggestions: [],
      ...answer,
    } satisfies EnhanceAnswer),
  );
}

/** The function refuses with this status; 0 means that no answer comes. */
export function enhancerFails(status: number) {
  return http.post(ADDRESS, () =>
    status === 0
      ? HttpResponse.error()
      : HttpResponse.json({ error: { code: "ANY", message: "any" } }, { status }),
  );
}

/** The function answers, from the real one, when told to. */
export function enhancerWaits() {
  const gate = createGate();
  const handler = http.post(ADDRESS, () => gate.opened);
  return { handler, answer: gate.open };
}

type SentBody = {
  prompt: string;
  requestId: string;
  sessionId: string;
  refine?: Record<string, unknown>;
  facts?: string[];
  assistant?: string;
};

const ENCODER = new TextEncoder();

/**
 * The function streams, and the test says what: each call of `enhancerStreams` answers any number of requests, of
 * which the newest is the one that `send`, `finish` and `cut` speak to.
 */
export function enhancerStreams() {
  const bodies: SentBody[] = [];
  const signals: AbortSignal[] = [];
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const push = (event: StreamEvent) => controller?.enqueue(ENCODER.encode(encodeEvent(event)));

  const handler = http.post(ADDRESS, async ({ request }) => {
    const body = (await request.json()) as SentBody;
    bodies.push(body);
    signals.push(request.signal);
    const stream = new ReadableStream<Uint8Array>({
      start(own) {
        controller = own;
        const isRefinement = body.refine !== undefined;
        push({
          event: "start",
          data: { requestId: body.requestId, engine: "llm", isRefinement },
        });
      },
    });
    return new HttpResponse(stream, { headers: { "content-type": "text/event-stream" } });
  });

  return {
    handler,
    /** What was asked for, oldest first. */
    bodies,
    signals,
    send: (text: string) => push({ event: "delta", data: { text } }),
    finish(content: string, done: Partial<DoneData> = {}) {
      const requestId = bodies.at(-1)?.requestId ?? "";
      const usage = { used: 1, limit: 2, counted: true };
      push({
        event: "done",
        data: {
          content,
          engine: "llm",
          requestId,
          usage,
          outcome: "enhanced",
          reading: null,
          suggestions: [],
          note: null,
          ...done,
        },
      });
      controller?.close();
    },
    fail(code: FailureCode) {
      const error = { code, message: "It failed." };
      push({ event: "error", data: { error, retryAfter: null } });
      controller?.close();
    },
    /** The connection is closed in the middle, as by a proxy. */
    end: () => controller?.close(),
    /** The connection breaks. */
    cut: () => controller?.error(new TypeError("network error")),
  };
}
