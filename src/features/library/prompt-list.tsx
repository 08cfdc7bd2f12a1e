import { useRef } from "react";

import { totalText } from "@/domain/prompt-list";
import { classNames } from "@/lib/class-names";
import { Button } from "@/ui/button";

import type { LibraryReader } from "./library-reader";
import { blocksOf } from "./prompt-blocks";
import { PromptCard } from "./prompt-card";
import { PROMPT_GRID_CLASSES } from "./prompt-grid-style";
import type { LoadedPromptGroup } from "./prompt-group";
import { useFocusFirstNew } from "./use-focus-first-new";

/**
 * A block off the screen is laid out when it comes near; find-in-page and the Tab key reach it all the same. The
 * browser asks of each such element in every frame whether it is near, so it is not each card that is one
 * (`npm run bench:scroll`). The margin keeps the focus ring, which stands outside, from being cut off.
 */
const BLOCK_CLASSES = classNames(
  PROMPT_GRID_CLASSES,
  "[content-visibility:auto] [overflow-clip-margin:8px] *:[contain:layout_style]",
  // Six cards of 300 px and the gaps between them, in one, two and three columns.
  "[contain-intrinsic-height:auto_1880px] md:[contain-intrinsic-height:auto_932px] lg:[contain-intrinsic-height:auto_616px]",
);

type PromptListProps = {
  group: LoadedPromptGroup;
  reader: LibraryReader;
  headingLevel: 3 | 4;
};

export function PromptList({ group, reader, headingLevel }: PromptListProps) {
  const { prompts, total, search, more } = group;
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
      <div ref={listRef} role="list" className="grid gap-4">
        {blocksOf(prompts).map((block) => (
          <div key={block[0]?.id} className={BLOCK_CLASSES}>
            {block.map((prompt) => (
              <PromptCard
                key={prompt.id}
                prompt={prompt}
                reader={reader}
                headingLevel={headingLevel}
                search={search}
              />
            ))}
          </div>
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
