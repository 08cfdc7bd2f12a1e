import { type ReactNode, type RefObject, useEffect, useId, useRef } from "react";

import { totalText } from "@/domain/prompt-sections";
import { classNames } from "@/lib/class-names";
import { Button } from "@/ui/button";
import { ErrorState } from "@/ui/error-state";

import { PromptGrid } from "./prompt-grid";
import { PromptGridSkeleton } from "./prompt-grid-skeleton";
import { isEmptySection, type LoadedSectionPrompts, type SectionPrompts } from "./use-prompt-group";

/** Said by a section that failed, and once for all of them when all failed. */
export const PROMPTS_FAILED =
  "These prompts could not be loaded. Check your connection and try again.";

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

function PromptList({ section, headingLevel }: PromptListProps) {
  const { prompts, total, search, more } = section;
  const listRef = useRef<HTMLDivElement>(null);
  const { rememberPress } = useFocusFirstNew(listRef, prompts.length);

  function handleShowMore() {
    rememberPress();
    more?.show();
  }

  return (
    <div className={classNames("grid gap-5", section.isStale && "opacity-60")}>
      <PromptGrid prompts={prompts} listRef={listRef} headingLevel={headingLevel} search={search} />
      {more && (
        <div className="grid justify-items-center gap-2 noscript:hidden">
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
    </div>
  );
}

/** Whether what is shown is about to change: nothing is here yet, or the answer to an older search. */
function isAwaited(section: SectionPrompts): boolean {
  return section.status === "loading" || (section.status === "ready" && section.isStale);
}

type PromptSectionProps = {
  title: string;
  isCountShown?: boolean;
  section: SectionPrompts;
  headingLevel: 2 | 3;
  /** Between the heading and the prompts, once they are there. */
  hint?: ReactNode;
};

type SectionBodyProps = { section: SectionPrompts; headingLevel: 3 | 4; hint: ReactNode };

function SectionBody({ section, headingLevel, hint }: SectionBodyProps) {
  if (section.status === "loading") return <PromptGridSkeleton />;
  if (section.status === "error") {
    return <ErrorState message={PROMPTS_FAILED} onRetry={section.retry} />;
  }
  return (
    <>
      {hint}
      <PromptList section={section} headingLevel={headingLevel} />
    </>
  );
}

/** A heading with its prompts, or why there are none yet. Nothing at all when there are none. */
export function PromptSection(props: PromptSectionProps) {
  const { title, isCountShown = false, section, headingLevel, hint } = props;
  const headingId = useId();
  if (isEmptySection(section)) return null;
  const isSubsection = headingLevel === 3;
  const Heading = isSubsection ? "h3" : "h2";
  return (
    <section
      aria-labelledby={headingId}
      aria-busy={isAwaited(section)}
      className={classNames(
        "grid grid-cols-1 gap-4",
        // In the HTML, what comes with the application only.
        section.status === "loading" && "noscript:hidden",
      )}
    >
      <Heading id={headingId} className={isSubsection ? "text-lg" : "text-xl"}>
        {title}{" "}
        {isCountShown && section.status === "ready" && (
          <span className="text-muted font-sans text-base font-normal tabular-nums">
            ({totalText(section.total)})
          </span>
        )}
      </Heading>
      <SectionBody section={section} headingLevel={isSubsection ? 4 : 3} hint={hint} />
    </section>
  );
}
