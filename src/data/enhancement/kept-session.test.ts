import fc from "fast-check";
import { describe, expect, test } from "vitest";

import {
  after,
  anyAction,
  enhanced,
  finished,
  refinementOf,
} from "../../../tests/support/session-actions";
import { EMPTY_SESSION } from "./enhancement-session";
import { keptSession } from "./kept-session";

describe("what was kept in the tab", () => {
  const session = after(
    ...enhanced("1"),
    { type: "started", call: refinementOf("2", "1") },
    finished("2", "2"),
    { type: "stepped", by: -1 },
  );
  const kept = () =>
    JSON.parse(JSON.stringify({ versions: session.versions, shown: session.shown })) as {
      versions: Record<string, unknown>[];
      shown: number;
    };
  const damaged = (change: Record<string, unknown>) => {
    const { versions, shown } = kept();
    return { shown, versions: versions.map((version) => ({ ...version, ...change })) };
  };

  test("comes back with its versions and the one that was shown", () => {
    expect(keptSession(kept())).toEqual(session);
  });

  test.each([
    ["nothing", undefined],
    ["no object", "text"],
    ["no versions", { versions: [], shown: null }],
    ["a version that is not there", { ...kept(), shown: 2 }],
    ["no text", damaged({ content: null })],
    ["no session, as an earlier version of the site stored it", damaged({ sessionId: undefined })],
    [
      "versions of two texts",
      {
        ...kept(),
        versions: [{ ...kept().versions[0], sessionId: "x" }, ...kept().versions.slice(1)],
      },
    ],
    ["an engine we do not know", damaged({ engine: "magic" })],
    ["a note we do not know", damaged({ note: "magic" })],
    ["half a refinement", damaged({ refine: { chip: "shorter" } })],
    ["a way back into the future", damaged({ cameFrom: 1 })],
    ["no word on completeness", damaged({ isComplete: "yes" })],
  ])("is ignored where it has %s", (_name, value) => {
    expect(keptSession(value)).toBe(EMPTY_SESSION);
  });
});

test("a session comes back as it was kept", () => {
  fc.assert(
    fc.property(fc.array(anyAction), (actions) => {
      const { versions, shown } = after(...actions);
      const { versions: back, shown: place } = keptSession(
        JSON.parse(JSON.stringify({ versions, shown })),
      );
      expect({ back, place }).toEqual({ back: versions, place: shown });
    }),
  );
});
