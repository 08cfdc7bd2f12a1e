import { useRef } from "react";

import { totalText } from "@/domain/prompt-list";
import { classNames } from "@/lib/class-names";
import { Button } from "@/ui/button";

import type { LibraryReader } from "./library-reader";
import { BLOCKS_IN_STRETCH, stretchesOf } from "./prompt-blocks";
import { PromptCard, type PromptCardProps } from "./prompt-card";
import { PROMPT_GRID_CLASSES } from "./prompt-grid-style";
import type { LoadedPromptGroup } from "./prompt-group";
import { useFocusFirstNew } from "./use-focus-first-new";

/**
 * Off the screen, blocks are neither laid out nor painted; find-in-page and the Tab key reach them all the same.
 * The browser asks of each such element in every frame whether it is near, so it is not each card that is one, and
 * whole stretches of blocks are skipped before their blocks are asked (`npm run bench:scroll`). The margin keeps
 * the focus ring, which stands outside, from being cut off.
 */
const SKIPPED_CLASSES = "[content-visibility:auto] [overflow-clip-margin:8px]";

const BLOCK_CLASSES = classNames(
  PROMPT_GRID_CLASSES,
  SKIPPED_CLASSES,
  // Six cards of 300 px and the gaps between them, in one, two and three columns.
  "[contain-intrinsic-height:auto_1880px] md:[contain-intrinsic-height:auto_932px] lg:[contain-intrinsic-height:auto_616px]",
);

const FULL_STRETCH_CLASSES = classNames(
  SKIPPED_CLASSES,
  // Four blocks and the gaps between them.
  "[contain-intrinsic-height:auto_7568px] md:[contain-intrinsic-height:auto_3776px] lg:[contain-intrinsic-height:auto_2512px]",
);

type SharedByCards = Omit<PromptCardProps, "prompt">;

type PromptStretchProps = SharedByCards & { stretch: ReturnType<typeof stretchesOf>[number] };

function PromptStretch({ stretch, ...shared }: PromptStretchProps) {
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

type PromptListProps = {
  group: LoadedPromptGroup;
  reader: LibraryReader;
  headingLevel: 3 | 4;
};

export function PromptList({ group, reader, headingLevel }: PromptListProps) {
  const { prompts, total, search, more } = group;
  const shared = { reader, headingLevel, search };
  const listRef = useRef<HTMLDivElement>(null);
  const { rememberPress } = useFocusFirstNew(listRef, prompts.length);

  function handleShowMore() {
    rememberPress();
    more?.show();
  }

  return (
    <>
      {/* A <ul> may hold nothing but its <li>; a list made by its role may hold blocks of items. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div ref={listRef} role="list" className="space-y-4">
        {/* A stretch has no identity but its place. */}
        {stretchesOf(prompts).map((stretch, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <PromptStretch key={index} stretch={stretch} {...shared} />
        ))}
      </div>
      {more && (
        <div className="grid justify-items-center gap-2">
          {more.hasFailed && (
            <p role="alert" className="text-danger text-sm">
              More prompts could not be loaded. Check your connection and try again.
            </p>
          )}
          <Button onClick={handleShowMore} isBusy={more.isLoading}>
            Show more
          </Button>
          <p className="text-muted text-xs tabular-nums">
            {prompts.length} of {totalText(total)}
          </p>
        </div>
      )}
    </>
  );
}
