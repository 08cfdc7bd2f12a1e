import { describe, expect, test } from "vitest";

import { readEvalSet } from "../../supabase/evaluation/eval-set";
import { gatesOf } from "../../supabase/evaluation/gates";
import { accuracyOf } from "../../supabase/evaluation/learning/accuracy";
import { readLabelled, splitHeldOut } from "../../supabase/evaluation/learning/examples";
import { measure } from "../../supabase/evaluation/measure";
import { timeOffline } from "../../supabase/evaluation/timing";

const prompts = readEvalSet();
const { taught, heldOut } = splitHeldOut(readLabelled());

describe("the published set", () => {
  test("has 200 different prompts: 120 lazy, 30 multilingual, 30 adversarial, 20 good", () => {
    const sizeOf = (part: string) => prompts.filter((prompt) => prompt.part === part).length;
    expect(["lazy", "multilingual", "adversarial", "good"].map(sizeOf)).toEqual([120, 30, 30, 20]);
    expect(new Set(prompts.map(({ text }) => text)).size).toBe(200);
  });
});

describe("the labelled requests", () => {
  test("are split into nine tenths and one, without a text in both", () => {
    expect(heldOut.length / (taught.length + heldOut.length)).toBeCloseTo(0.1, 2);
    const known = new Set(taught.map(({ text }) => text.toLowerCase()));
    expect(heldOut.filter(({ text }) => known.has(text.toLowerCase()))).toEqual([]);
  });
});

describe("the offline engine", () => {
  test.each(gatesOf(prompts.map(measure), accuracyOf(heldOut)))(
    "$name: at least $bound",
    ({ share, isMet }) => {
      expect(share.of).toBeGreaterThan(0);
      expect({ ...share, isMet }).toMatchObject({ isMet: true });
    },
  );

  test("takes less than 5 ms of a processor for nineteen of twenty prompts", () => {
    expect(timeOffline(prompts).p95).toBeLessThan(5000);
  });
});
