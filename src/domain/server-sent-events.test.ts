import fc from "fast-check";
import { expect, test } from "vitest";

import { createEventReader } from "./server-sent-events";

function readAll(pieces: readonly string[]) {
  const read = createEventReader();
  return pieces.flatMap((piece) => read(piece));
}

const STREAM =
  'event: start\ndata: {"a":1}\n\n: comment\n\nevent: delta\ndata: {"text":"é 😀"}\n\n';
const EVENTS = [
  { event: "start", data: '{"a":1}' },
  { event: "delta", data: '{"text":"é 😀"}' },
];

test.each([
  ["line feeds", STREAM],
  ["carriage returns and line feeds", STREAM.replaceAll("\n", "\r\n")],
  ["carriage returns", `${STREAM.replaceAll("\n", "\r")}:`],
])("reads events with %s, wherever the text is cut", (_, stream) => {
  for (let place = 0; place <= stream.length; place += 1) {
    expect(readAll([stream.slice(0, place), stream.slice(place)])).toEqual(EVENTS);
  }
  expect(readAll([...stream])).toEqual(EVENTS);
});

test("an event that was cut off does not count", () => {
  expect(readAll(['event: done\ndata: {"content":"x"}\n'])).toEqual([]);
});

test("data of several lines is joined, and an event without a name is a message", () => {
  expect(readAll(["data: a\ndata:b\n\n"])).toEqual([{ event: "message", data: "a\nb" }]);
});

test("never throws, whatever comes", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "binary" }), { maxLength: 20 }), (pieces) => {
      expect(() => readAll(pieces)).not.toThrow();
    }),
  );
});
