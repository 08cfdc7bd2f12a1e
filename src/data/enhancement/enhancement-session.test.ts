import fc from "fast-check";
import { describe, expect, test } from "vitest";

import {
  after,
  anyAction,
  callOf,
  enhanced,
  failed,
  finished,
  LOST,
  opened,
  received,
  refinementOf,
  started,
  unchanged,
} from "../../../tests/support/session-actions";
import {
  enhancementSession,
  isOfEarlierText,
  shownVersion,
  type Session,
} from "./enhancement-session";

const contentsOf = ({ versions }: Session) => versions.map(({ content }) => content);

describe("a run", () => {
  test("gathers the text as it comes, and the whole text at the end replaces it", () => {
    const running = after(started("1"), opened("1"), received("1", "Wri"), received("1", "te"));
    expect(running.run).toMatchObject({ text: "Write", engine: "llm" });
    expect(shownVersion(enhancementSession(running, finished("1", "Write it.")))).toMatchObject({
      content: "Write it.",
      isComplete: true,
      isCounted: true,
      original: "a poem",
    });
  });

  test("that failed leaves what was there and can be sent again", () => {
    const session = after(...enhanced("1"), started("2"), failed("2"));
    expect(contentsOf(session)).toEqual(["1"]);
    expect(session.failure).toEqual({ call: callOf("2"), problem: LOST });
    expect(session.run).toBeNull();
  });

  test("that changed nothing makes no version; the one on screen says so until the next", () => {
    const refining = after(...enhanced("1"), { type: "started", call: refinementOf("2", "1") });
    const session = enhancementSession(refining, unchanged("2"));
    expect(contentsOf(session)).toEqual(["1"]);
    expect(session.run).toBeNull();
    expect(shownVersion(session)).toMatchObject({ requestId: "1", note: "not_understood" });
    const next = enhancementSession(session, started("3"));
    expect(shownVersion(next)?.note).toBeNull();
  });

  test("that broke off keeps what came, marked as incomplete; the retry takes its place", () => {
    const broken = after(started("1"), opened("1"), received("1", "Wri\n"), failed("1"));
    expect(shownVersion(broken)).toMatchObject({ content: "Wri", isComplete: false });
    const retried = [started("1"), opened("1"), finished("1", "Write")].reduce(
      enhancementSession,
      broken,
    );
    expect(contentsOf(retried)).toEqual(["Write"]);
    expect(retried.failure).toBeNull();
  });

  test("hears no late news of one that is over", () => {
    const session = after(...enhanced("1"), started("2"));
    for (const late of [received("1", "x"), finished("1", "x"), failed("1"), opened("1")]) {
      expect(enhancementSession(session, late)).toBe(session);
    }
  });
});

describe("the chain", () => {
  test("is stepped through, and ends at both ends", () => {
    const session = after(...enhanced("1"), ...enhanced("2"), { type: "stepped", by: -1 });
    expect(session.shown).toBe(0);
    expect(enhancementSession(session, { type: "stepped", by: -1 })).toBe(session);
    expect(enhancementSession(session, { type: "stepped", by: 1 }).shown).toBe(1);
  });

  test("undo goes back to the version a change was asked for, wherever that is", () => {
    const session = after(
      ...enhanced("1"),
      ...enhanced("2"),
      { type: "stepped", by: -1 },
      { type: "started", call: refinementOf("3", "1") },
      finished("3", "3"),
    );
    expect(session.shown).toBe(2);
    const undone = enhancementSession(session, { type: "undone" });
    expect(shownVersion(undone)?.content).toBe("1");
    expect(contentsOf(undone)).toEqual(["1", "2", "3"]);
  });

  test("does not change while something is being written", () => {
    const session = after(...enhanced("1"), ...enhanced("2"), started("3"));
    expect(enhancementSession(session, { type: "stepped", by: -1 })).toBe(session);
    expect(enhancementSession(session, { type: "undone" })).toBe(session);
  });
});

describe("another text", () => {
  const answered = after(...enhanced("1"), ...enhanced("2"));
  const asked = enhancementSession(answered, started("3", "another text"));

  test("leaves the earlier result on screen, marked, until it has one of its own", () => {
    expect(isOfEarlierText(answered)).toBe(false);
    expect(isOfEarlierText(asked)).toBe(true);
    const refused = enhancementSession(asked, failed("3"));
    expect(contentsOf(refused)).toEqual(["1", "2"]);
    expect(isOfEarlierText(refused)).toBe(true);
  });

  test("starts a chain of its own, whose Undo leads into no other prompt", () => {
    const answeredToo = enhancementSession(asked, finished("3", "3"));
    expect(contentsOf(answeredToo)).toEqual(["3"]);
    expect(isOfEarlierText(answeredToo)).toBe(false);
    expect(enhancementSession(answeredToo, { type: "undone" })).toBe(answeredToo);
    expect(enhancementSession(answeredToo, { type: "stepped", by: -1 })).toBe(answeredToo);
  });
});

describe("whatever happens", () => {
  test("the version on screen exists, ids are unique, and every way back leads into the chain", () => {
    fc.assert(
      fc.property(fc.array(anyAction), (actions) => {
        const { versions, shown, run, failure } = after(...actions);
        expect(shown === null).toBe(versions.length === 0);
        expect(versions[shown ?? 0] !== undefined).toBe(shown !== null);
        expect(new Set(versions.map(({ sessionId }) => sessionId)).size).toBeLessThan(2);
        expect(new Set(versions.map(({ requestId }) => requestId)).size).toBe(versions.length);
        for (const [place, { cameFrom }] of versions.entries()) {
          expect(cameFrom ?? -1).toBeLessThan(place);
        }
        expect(run !== null && failure !== null).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });

  test("no version is ever lost, except to an answer to the same request or of another text", () => {
    fc.assert(
      fc.property(fc.array(anyAction), anyAction, (actions, next) => {
        const before = after(...actions);
        const { versions } = enhancementSession(before, next);
        const kept = new Set(versions.map(({ requestId }) => requestId));
        const isNewText = versions[0]?.sessionId !== before.versions[0]?.sessionId;
        expect(isNewText || before.versions.every(({ requestId }) => kept.has(requestId))).toBe(
          true,
        );
      }),
    );
  });
});
