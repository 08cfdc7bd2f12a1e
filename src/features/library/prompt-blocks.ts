import type { Prompt } from "@/types/entities";

/** Whole rows in one, two and three columns. */
const BLOCK_SIZE = 6;

/** The prompts in blocks of six; the last one has what is left. */
export function blocksOf(prompts: readonly Prompt[]): (readonly Prompt[])[] {
  return Array.from({ length: Math.ceil(prompts.length / BLOCK_SIZE) }, (_, index) =>
    prompts.slice(index * BLOCK_SIZE, (index + 1) * BLOCK_SIZE),
  );
}
