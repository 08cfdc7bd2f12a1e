import { expect, test, vi } from "vitest";

import { readEvents } from "./read-events";

const STREAM =
  'event: delta\ndata: {"text":"é 😀"}\n\n: comment\n\nevent: ping\ndata: 1\n\nevent: delta\ndata: {"text":"b"}\n\n';
const EVENTS = [
  { event: "delta", data: { text: "é 😀" } },
  { event: "delta", data: { text: "b" } },
];

async function readAll(pieces: readonly Uint8Array<ArrayBuffer>[]) {
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  const events: unknown[] = [];
  for await (const event of readEvents(new Response(body), new AbortController().signal)) {
    events.push(event);
  }
  return events;
}

test.each([
  ["line feeds", STREAM],
  ["carriage returns and line feeds", STREAM.replaceAll("\n", "\r\n")],
])("reads the events it knows with %s, wherever the bytes are cut", async (_name, stream) => {
  const bytes = new TextEncoder().encode(stream);
  for (let place = 0; place <= bytes.length; place += 1) {
    expect(await readAll([bytes.slice(0, place), bytes.slice(place)])).toEqual(EVENTS);
  }
});

test("an event that was cut off does not count", async () => {
  const bytes = new TextEncoder().encode('event: done\ndata: {"content":"x"}\n');
  expect(await readAll([bytes])).toEqual([]);
});

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
