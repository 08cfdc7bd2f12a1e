import { createParser } from "eventsource-parser";

import type { StreamEvent } from "../../supabase/functions/generate-prompt/contract";

/** Parses a body of server-sent events as a browser would: name and data of each. */
export function parseEvents(text: string): StreamEvent[] {
  const events: StreamEvent[] = [];
  const parser = createParser({
    onEvent: ({ event, data }) =>
      events.push({ event, data: JSON.parse(data) as unknown } as StreamEvent),
  });
  parser.feed(text);
  return events;
}

/** The text of the deltas. */
export function shownText(events: readonly StreamEvent[]): string {
  return events.map((item) => (item.event === "delta" ? item.data.text : "")).join("");
}

/** Reads an answer until so many events have come, and leaves it open. Throws if it ends before. */
export async function readSome(response: Response, count: number) {
  const reader = (response.body ?? new ReadableStream()).getReader();
  const decoder = new TextDecoder();
  let text = "";
  while (parseEvents(text).length < count) {
    const { value, done } = await reader.read();
    if (done) throw new Error(`The answer ended after ${parseEvents(text).length} events.`);
    text += decoder.decode(value, { stream: true });
  }
  return { events: parseEvents(text), reader };
}
