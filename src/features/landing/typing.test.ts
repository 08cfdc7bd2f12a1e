import { describe, expect, test } from "vitest";

import { DELETE_CHARACTER_MS, TYPE_CHARACTER_MS, TYPING_PAUSE_MS } from "@/config/limits";

import { nextTyping, typedText, TYPING_START, typingDelayMs } from "./typing";

const PHRASES = ["ab", "c"];

describe("the typing placeholder (specification, section 9)", () => {
  test("takes 60 ms a typed character, 40 ms a deleted one and pauses for 3000 ms", () => {
    expect([TYPE_CHARACTER_MS, DELETE_CHARACTER_MS, TYPING_PAUSE_MS]).toEqual([60, 40, 3000]);
  });

  test("types a phrase, pauses, deletes it, and goes on to the next, round and round", () => {
    const steps: [text: string, delayMs: number][] = [];
    let typing = TYPING_START;
    for (let count = 0; count < 9; count += 1) {
      steps.push([typedText(typing, PHRASES), typingDelayMs(typing, PHRASES)]);
      typing = nextTyping(typing, PHRASES);
    }
    expect(steps).toEqual([
      ["", TYPE_CHARACTER_MS],
      ["a", TYPE_CHARACTER_MS],
      ["ab", TYPING_PAUSE_MS],
      ["a", DELETE_CHARACTER_MS],
      ["", TYPE_CHARACTER_MS],
      ["c", TYPING_PAUSE_MS],
      ["", TYPE_CHARACTER_MS],
      ["a", TYPE_CHARACTER_MS],
      ["ab", TYPING_PAUSE_MS],
    ]);
  });

  test("has nothing to type without phrases, and still does not fail", () => {
    expect(typedText(TYPING_START, [])).toBe("");
    expect(typingDelayMs(TYPING_START, [])).toBe(TYPING_PAUSE_MS);
  });
});
