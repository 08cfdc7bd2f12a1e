import { expect, test, vi } from "vitest";

import { readEvents } from "./read-events";

test("an answer that cannot be read is hung up on", async () => {
  const cancel = vi.fn<() => void>();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) =>
      controller.enqueue(new TextEncoder().encode("event: delta\ndata: {\n\n")),
    cancel,
  });
  const events = readEvents(new Response(body), new AbortController().signal);
  await expect(events.next()).rejects.toThrow(SyntaxError);
  expect(cancel).toHaveBeenCalledOnce();
});
