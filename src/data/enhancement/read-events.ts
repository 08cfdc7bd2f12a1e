import { createParser } from "eventsource-parser";

import type { StreamEvent } from "../../../supabase/functions/generate-prompt/contract";

const KNOWN_EVENTS: ReadonlySet<string | undefined> = new Set<StreamEvent["event"]>([
  "start",
  "delta",
  "done",
  "error",
]);

/**
 * The events of a streamed answer as they come, until it ends or the signal stops it. An event that was cut off does
 * not count. Throws what the connection throws.
 */
export async function* readEvents(
  response: Response,
  signal: AbortSignal,
): AsyncGenerator<StreamEvent> {
  const reader = response.body?.getReader();
  if (reader === undefined) return;
  // A body does not always follow the signal of its request, for instance behind a service worker.
  signal.addEventListener("abort", () => void reader.cancel().catch(() => {}));
  const decoder = new TextDecoder();
  const complete: { event?: string | undefined; data: string }[] = [];
  const parser = createParser({ onEvent: (event) => complete.push(event) });
  try {
    while (true) {
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      for (const { event, data } of complete.splice(0)) {
        if (KNOWN_EVENTS.has(event)) yield { event, data: JSON.parse(data) } as StreamEvent;
      }
    }
  } finally {
    // An answer that cannot be read would go on otherwise, and be counted.
    void reader.cancel().catch(() => {});
  }
}
