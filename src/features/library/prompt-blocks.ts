import type { Prompt } from "@/types/entities";

/** Whole rows in one, two and three columns. */
const BLOCK_SIZE = 6;

/** A stretch holds as many prompts as a page of the list. */
export const BLOCKS_IN_STRETCH = 4;

function inPieces<Item>(items: readonly Item[], size: number): (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/** The prompts in stretches of four blocks of six; the last stretch and its last block have what is left. */
export function stretchesOf(prompts: readonly Prompt[]): (readonly (readonly Prompt[])[])[] {
  return inPieces(inPieces(prompts, BLOCK_SIZE), BLOCKS_IN_STRETCH);
}
