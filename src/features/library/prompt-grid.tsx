import type { RefObject } from "react";

import { classNames } from "@/lib/class-names";
import type { Prompt } from "@/types/entities";

import { PromptCard, type PromptCardProps } from "./prompt-card";

/** One, two and three columns; cards of a row are equally high. */
export const PROMPT_GRID_CLASSES = "grid grid-cols-1 gap-4 md:grid-cols-2 min-[1200px]:grid-cols-3";

/**
 * Off the screen, blocks are neither laid out nor painted; find-in-page and the Tab key reach them all the same.
 * In every frame the browser asks each such element whether it is near. So it is blocks and not cards, and whole
 * stretches of blocks are skipped before their blocks are asked (`npm run bench:scroll`). The margin keeps the
 * focus ring, which is drawn outside, from being cut off.
 */
const SKIPPED_CLASSES = "[content-visibility:auto] [overflow-clip-margin:8px]";

const BLOCK_CLASSES = classNames(
  PROMPT_GRID_CLASSES,
  SKIPPED_CLASSES,
  // What six cards of our library and the space between them take, in one, two and three columns.
  "[contain-intrinsic-height:auto_2220px] md:[contain-intrinsic-height:auto_1100px] min-[1200px]:[contain-intrinsic-height:auto_804px]",
);

const FULL_STRETCH_CLASSES = classNames(
  SKIPPED_CLASSES,
  // Four blocks and the space between them.
  "[contain-intrinsic-height:auto_8928px] md:[contain-intrinsic-height:auto_4448px] min-[1200px]:[contain-intrinsic-height:auto_3264px]",
);

type Blocks = readonly (readonly Prompt[])[];

/** Whole rows in one, two and three columns. */
const BLOCK_SIZE = 6;

/** A stretch holds as many prompts as a page of the list. */
const BLOCKS_IN_STRETCH = 4;

function inPieces<Item>(items: readonly Item[], size: number): (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/** The prompts in stretches of four blocks of six; the last stretch and its last block have what is left. */
export function stretchesOf(prompts: readonly Prompt[]): readonly Blocks[] {
  return inPieces(inPieces(prompts, BLOCK_SIZE), BLOCKS_IN_STRETCH);
}

type SharedByCards = Omit<PromptCardProps, "prompt">;

function Stretch({ stretch, ...shared }: SharedByCards & { stretch: Blocks }) {
  const isFull = stretch.length === BLOCKS_IN_STRETCH;
  return (
    <div className={classNames("space-y-4", isFull && FULL_STRETCH_CLASSES)}>
      {stretch.map((block, index) => (
        // A block has no identity but its place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={BLOCK_CLASSES}>
          {block.map((prompt) => (
            <PromptCard key={prompt.id} prompt={prompt} {...shared} />
          ))}
        </div>
      ))}
    </div>
  );
}

type PromptGridProps = SharedByCards & {
  prompts: readonly Prompt[];
  listRef?: RefObject<HTMLDivElement | null>;
};

export function PromptGrid({ prompts, listRef, ...shared }: PromptGridProps) {
  return (
    // A <ul> may hold nothing but its <li>; a list made by its role may hold blocks of items.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div ref={listRef} role="list" className="space-y-4">
      {/* A stretch has no identity but its place. */}
      {stretchesOf(prompts).map((stretch, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Stretch key={index} stretch={stretch} {...shared} />
      ))}
    </div>
  );
}
