import { expect, test } from "vitest";

import type { Prompt } from "@/types/entities";

import { blocksOf } from "./prompt-blocks";

const prompts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: String(index) }) as Prompt);

test.each([
  [0, []],
  [1, [1]],
  [6, [6]],
  [24, [6, 6, 6, 6]],
  [26, [6, 6, 6, 6, 2]],
])("%i prompts stand in blocks of six, in their order", (count, sizes) => {
  const blocks = blocksOf(prompts(count));
  expect(blocks.map((block) => block.length)).toEqual(sizes);
  expect(blocks.flat()).toEqual(prompts(count));
});
