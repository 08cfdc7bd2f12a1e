import { createEventReader } from "@/domain/server-sent-events";
import type { EnhancementEvent } from "@/types/enhancement";

const KNOWN_EVENTS: ReadonlySet<string> = new Set(["start", "delta", "done", "error"]);

/**
 * The events of a streamed answer as they come, until it ends or the signal stops it. Throws what the connection
 * throws.
 */
export async function* readEvents(
  response: Response,
  signal: AbortSignal,
): AsyncGenerator<EnhancementEvent> {
  const reader = response.body?.getReader();
  if (reader === undefined) return;
  // A body does not always follow the signal of its request, for instance behind a service worker.
  signal.addEventListener("abort", () => void reader.cancel().catch(() => {}));
  const decoder = new TextDecoder();
  const read = createEventReader();
  try {
    while (true) {
      const { done, value } = await reader.read();
      if (done) return;
      for (const { event, data } of read(decoder.decode(value, { stream: true }))) {
        if (KNOWN_EVENTS.has(event)) {
          yield { event, data: JSON.parse(data) } as EnhancementEvent;
        }
      }
    }
  } finally {
    // An answer that cannot be read would go on otherwise, and be counted.
    void reader.cancel().catch(() => {});
  }
}
