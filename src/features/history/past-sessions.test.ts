import { expect, test } from "vitest";

import { sessionsOf, versionTitle } from "./past-sessions";

function row(id: string, sessionId: string) {
  const created_at = "2026-11-20T10:00:00.000Z";
  return {
    id,
    original: "a poem",
    content: "Write.",
    created_at,
    session_id: sessionId,
    wish: null,
  };
}

test("a session is where its newest version is, and has the others behind it, newest first", () => {
  const rows = [row("d", "one"), row("c", "two"), row("b", "one"), row("a", "one")];
  const shape = sessionsOf(rows).map(({ id, newest, earlier }) => [
    id,
    newest.id,
    earlier.map((version) => version.id),
  ]);
  expect(shape).toEqual([
    ["one", "d", ["b", "a"]],
    ["two", "c", []],
  ]);
  expect(sessionsOf([])).toEqual([]);
});

test.each([
  [1, null, "Version 1"],
  [2, "other_tone", "Version 2: Change tone"],
  [3, "for my boss", "Version 3: for my boss"],
])("version %i, asked for with %o, is called %s", (place, wish, title) => {
  expect(versionTitle(place, wish)).toBe(title);
});
