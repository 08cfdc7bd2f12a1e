import { http, HttpResponse } from "msw";

import type { EnhancementResult } from "@/types/entities";

import type { DoneData, StreamEvent } from "../../supabase/functions/generate-prompt/stream-events";
import { createGate } from "./gate";
import { SITE_URL } from "./test-backend";

const ADDRESS = `${SITE_URL}/functions/v1/generate-prompt`;

/** The function answers with this text; `usage` is what the server has counted. */
export function enhancerAnswers(answer: Partial<EnhancementResult> = {}) {
  return http.post(ADDRESS, () =>
    HttpResponse.json({
      enhancedPrompt: "**Task Overview**\nWrite a poem about rain.",
      engine: "llm",
      requestId: crypto.randomUUID(),
      usage: { used: 1, limit: 2 },
      ...answer,
    } satisfies EnhancementResult),
  );
}

/** The function refuses with this status; 0 means that no answer comes. */
export function enhancerFails(status: number) {
  return http.post(ADDRESS, () =>
    status === 0
      ? HttpResponse.error()
      : HttpResponse.json({ error: { code: "ANY", message: "any", retryable: true } }, { status }),
  );
}

/** The function answers, from the real one, when told to. */
export function enhancerWaits() {
  const gate = createGate();
  const handler = http.post(ADDRESS, () => gate.opened);
  return { handler, answer: gate.open };
}

type SentBody = { prompt: string; requestId: string; refine?: Record<string, unknown> };

const ENCODER = new TextEncoder();

/** As in stream-events.ts, which this file may not load: jsdom and Deno disagree on nothing else. */
function encode({ event, data }: StreamEvent): Uint8Array {
  return ENCODER.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}

/**
 * The function streams, and the test says what: each call of `enhancerStreams` answers any number of requests, of
 * which the newest is the one that `send`, `finish` and `cut` speak to.
 */
export function enhancerStreams() {
  const bodies: SentBody[] = [];
  const signals: AbortSignal[] = [];
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const push = (event: StreamEvent) => controller?.enqueue(encode(event));

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
        data: { content, engine: "llm", requestId, usage, note: null, ...done },
      });
      controller?.close();
    },
    fail(code: string, counted: boolean) {
      push({ event: "error", data: { error: "It failed.", code, retryAfter: null, counted } });
      controller?.close();
    },
    /** The connection is closed in the middle, as by a proxy. */
    end: () => controller?.close(),
    /** The connection breaks. */
    cut: () => controller?.error(new TypeError("network error")),
  };
}
