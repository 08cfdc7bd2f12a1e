import { useRef } from "react";

import { totalText } from "@/domain/prompt-list";
import { Button } from "@/ui/button";

import type { LibraryReader } from "./library-reader";
import { PromptCard } from "./prompt-card";
import { PROMPT_GRID_CLASSES } from "./prompt-grid-style";
import type { LoadedPromptGroup } from "./prompt-group";
import { useFocusFirstNew } from "./use-focus-first-new";

type PromptListProps = {
  group: LoadedPromptGroup;
  reader: LibraryReader;
  headingLevel: 3 | 4;
};

export function PromptList({ group, reader, headingLevel }: PromptListProps) {
  const { prompts, total, search, more } = group;
  const listRef = useRef<HTMLUListElement>(null);
  const { rememberPress } = useFocusFirstNew(listRef, prompts.length);

  function handleShowMore() {
    rememberPress();
    more?.show();
  }

  return (
    <>
      <ul ref={listRef} className={PROMPT_GRID_CLASSES}>
        {prompts.map((prompt) => (
          <PromptCard
            key={prompt.id}
            prompt={prompt}
            reader={reader}
            headingLevel={headingLevel}
            search={search}
          />
        ))}
      </ul>
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
