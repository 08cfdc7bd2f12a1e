import { expect, test } from "vitest";

import type { Prompt } from "@/types/entities";

import { stretchesOf } from "./prompt-grid";

const prompts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: String(index) }) as Prompt);

test.each([
  [0, []],
  [1, [[1]]],
  [6, [[6]]],
  [24, [[6, 6, 6, 6]]],
  [26, [[6, 6, 6, 6], [2]]],
  [50, [[6, 6, 6, 6], [6, 6, 6, 6], [2]]],
])(
  "%i prompts come in blocks of six and stretches of four blocks, in their order",
  (count, sizes) => {
    const stretches = stretchesOf(prompts(count));
    expect(stretches.map((stretch) => stretch.map((block) => block.length))).toEqual(sizes);
    expect(stretches.flat(2)).toEqual(prompts(count));
  },
);
