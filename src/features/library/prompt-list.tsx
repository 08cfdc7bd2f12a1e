import { type RefObject, useEffect, useRef } from "react";

import { totalText } from "@/domain/prompt-list";
import { Button } from "@/ui/button";

import { PromptGrid } from "./prompt-grid";
import type { LoadedSectionPrompts } from "./section-prompts";

/**
 * After 'Show more', moves focus from the button to the first card it brought, unless the reader has
 * moved on in the meantime.
 */
function useFocusFirstNew(listRef: RefObject<HTMLElement | null>, count: number) {
  const pressedRef = useRef<{ button: Element | null; count: number } | null>(null);

  useEffect(() => {
    const pressed = pressedRef.current;
    if (pressed === null || count <= pressed.count) return;
    pressedRef.current = null;
    const active = document.activeElement;
    const isStillThere = active === pressed.button || active === document.body;
    const firstNew = listRef.current?.querySelectorAll("[role=listitem]")[pressed.count];
    if (isStillThere) firstNew?.querySelector<HTMLElement>("a")?.focus();
  }, [listRef, count]);

  return {
    /** Call it when the button is pressed. */
    rememberPress: () => {
      pressedRef.current = { button: document.activeElement, count };
    },
  };
}

type PromptListProps = { section: LoadedSectionPrompts; headingLevel: 3 | 4 };

export function PromptList({ section, headingLevel }: PromptListProps) {
  const { prompts, total, search, more } = section;
  const listRef = useRef<HTMLDivElement>(null);
  const { rememberPress } = useFocusFirstNew(listRef, prompts.length);

  function handleShowMore() {
    rememberPress();
    more?.show();
  }

  return (
    <>
      <PromptGrid prompts={prompts} listRef={listRef} headingLevel={headingLevel} search={search} />
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
