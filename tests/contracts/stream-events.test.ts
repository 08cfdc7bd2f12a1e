import { expect, test } from "vitest";

import { readEvents } from "@/data/enhancement/read-events";
import { REFINEMENT_CHIPS } from "@/data/enhancement/refinement-chips";

import * as contract from "../../supabase/functions/generate-prompt/contract";

const EVENTS: contract.StreamEvent[] = [
  { event: "start", data: { requestId: "1", engine: "offline", isRefinement: false } },
  { event: "delta", data: { text: "**Task**\n\ndata: é 😀\r\n" } },
  {
    event: "done",
    data: {
      content: "x",
      engine: "llm",
      requestId: "1",
      usage: { used: 1, limit: null, counted: false },
      outcome: "enhanced",
      reading: null,
      suggestions: [],
      note: "unchanged",
    },
  },
  {
    event: "error",
    data: { error: { code: "UPSTREAM", message: "No." }, retryAfter: 3 },
  },
];

test("the browser reads every event as the function writes it, cut at any byte", async () => {
  const bytes = new TextEncoder().encode(EVENTS.map(contract.encodeEvent).join(""));
  for (const size of [1, 2, 3, 7, 64, bytes.length]) {
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
      bytes.slice(index * size, (index + 1) * size),
    );
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(piece);
        controller.close();
      },
    });
    const read: contract.StreamEvent[] = [];
    for await (const event of readEvents(new Response(body), new AbortController().signal)) {
      read.push(event);
    }
    expect(read).toEqual(EVENTS);
  }
});

test("the page offers every change the function can make, and no other", () => {
  expect(REFINEMENT_CHIPS.map(({ chip }) => chip)).toEqual([...contract.REFINEMENT_CHIPS]);
});
