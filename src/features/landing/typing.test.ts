import { describe, expect, test } from "vitest";

import { DELETE_CHARACTER_MS, TYPE_CHARACTER_MS, TYPING_PAUSE_MS } from "@/config/limits";

import { nextTyping, typedText, typingDelayMs, typingStart } from "./typing";

const PHRASES = ["ab", "c"];

describe("the typing placeholder (specification, section 9)", () => {
  test("takes 60 ms a typed character, 40 ms a deleted one and pauses for 3000 ms", () => {
    expect([TYPE_CHARACTER_MS, DELETE_CHARACTER_MS, TYPING_PAUSE_MS]).toEqual([60, 40, 3000]);
  });

  test("starts with a whole phrase, pauses, deletes it, and types the next, round and round", () => {
    const steps: [text: string, delayMs: number][] = [];
    let typing = typingStart(PHRASES);
    for (let count = 0; count < 7; count += 1) {
      steps.push([typedText(typing, PHRASES), typingDelayMs(typing, PHRASES)]);
      typing = nextTyping(typing, PHRASES);
    }
    expect(steps).toEqual([
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
    expect(typedText(typingStart([]), [])).toBe("");
    expect(typingDelayMs(typingStart([]), [])).toBe(TYPING_PAUSE_MS);
  });
});
