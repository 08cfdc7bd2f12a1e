export type ServerSentEvent = { event: string; data: string };

/**
 * Reads server-sent events from text that arrives in arbitrary pieces. Takes a piece and returns the events it
 * completes; an event without its closing blank line never counts.
 * https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation
 */
export function createEventReader(): (piece: string) => ServerSentEvent[] {
  let pending = "";
  return (piece) => {
    // A carriage return at the end of a piece may be half of a line break: it waits for the next one.
    const text = pending + piece;
    const complete = text.endsWith("\r") ? text.slice(0, -1) : text;
    const blocks = complete.replace(/\r\n?/g, "\n").split("\n\n");
    pending = (blocks.pop() ?? "") + text.slice(complete.length);
    return blocks.map(eventOf).filter(({ data }) => data !== "");
  };
}

function eventOf(block: string): ServerSentEvent {
  const event = { event: "message", data: "" };
  const data: string[] = [];
  for (const line of block.split("\n")) {
    const [, field = "", value = ""] = /^([^:]+)(?:: ?(.*))?$/.exec(line) ?? [];
    if (field === "data") data.push(value);
    if (field === "event") event.event = value;
  }
  return { ...event, data: data.join("\n") };
}
