import { Bookmark, LayoutGrid, Lock, LockOpen } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { CATEGORY_COUNTS } from "virtual:category-counts";

import { CategoryGlyph } from "@/components/category-glyph";
import {
  ALL_VIEW,
  isPremiumCategory,
  LIBRARY_VIEWS,
  type LibraryView,
  SAVED_VIEW,
} from "@/config/categories";
import { isCategoryLocked } from "@/domain/entitlement";
import { classNames } from "@/lib/class-names";
import { VisuallyHidden } from "@/ui/visually-hidden";

import { useReader } from "./library-reader";

type CategoryChoiceProps = { view: LibraryView; onViewChange: (view: LibraryView) => void };

/** A row that scrolls sideways, up to the edges of the screen; from 1024 px on a column beside the prompts. */
const ROW_CLASSES =
  "relative -mx-4 flex gap-2 outline-none overflow-x-auto px-4 py-1 [scrollbar-width:none] md:-mx-6 md:px-6 lg:sticky lg:top-4 lg:-ml-3.5 lg:grid lg:max-h-[calc(100dvh-2rem)] lg:mr-0 lg:w-58 lg:shrink-0 lg:gap-0.5 lg:overflow-y-auto lg:px-1";

const CHIP_CLASSES = classNames(
  "border-line bg-surface hover:border-control inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border px-3.5 text-sm whitespace-nowrap",
  "aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent",
  "lg:rounded-control lg:hover:bg-shade lg:aria-pressed:bg-accent-soft lg:min-h-8 lg:border-transparent lg:bg-transparent lg:px-2.5 lg:hover:border-transparent lg:pointer-coarse:min-h-11",
);

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** The chip that a key leads to, or undefined for any other key. */
function chipFor(key: string, chips: readonly HTMLElement[]): HTMLElement | undefined {
  if (key === "Home") return chips[0];
  if (key === "End") return chips.at(-1);
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const index = chips.findIndex((chip) => chip === document.activeElement);
  return chips[(index + step + chips.length) % chips.length];
}

/** A category in the address may be out of sight at the far end of the row. */
function useShownChoice(view: LibraryView) {
  const rowRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = rowRef.current;
    const chip = row?.querySelectorAll("button")[LIBRARY_VIEWS.indexOf(view)];
    if (!row || !chip) return;
    row.scrollLeft = chip.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2;
  }, [view]);
  return rowRef;
}

/** All, the categories and Saved. One stop of the Tab key; arrow keys, Home and End move between them. */
export function CategoryChoice({ view, onViewChange }: CategoryChoiceProps) {
  const rowRef = useShownChoice(view);
  const [focused, setFocused] = useState<LibraryView | null>(null);

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const chip = chipFor(event.key, [...event.currentTarget.querySelectorAll("button")]);
    if (chip === undefined) return;
    event.preventDefault();
    chip.focus();
  }

  return (
    <div
      ref={rowRef}
      role="toolbar"
      aria-label="Categories"
      tabIndex={-1}
      className={ROW_CLASSES}
      onKeyDown={handleKeyDown}
      onBlur={() => setFocused(null)}
    >
      {LIBRARY_VIEWS.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === view}
          tabIndex={choice === (focused ?? view) ? 0 : -1}
          onFocus={() => setFocused(choice)}
          onClick={() => onViewChange(choice)}
          className={CHIP_CLASSES}
        >
          <ChoiceIcon choice={choice} />
          {choice}
          <CategoryLock choice={choice} />
          <ChoiceCount choice={choice} />
        </button>
      ))}
    </div>
  );
}

type ChoiceProps = { choice: LibraryView };

function ChoiceIcon({ choice }: ChoiceProps) {
  if (choice === ALL_VIEW) return <LayoutGrid aria-hidden className="m-px size-[18px] shrink-0" />;
  if (choice === SAVED_VIEW) return <Bookmark aria-hidden className="m-px size-[18px] shrink-0" />;
  return <CategoryGlyph category={choice} />;
}

/** Its place is kept until the reader's rights are known, so that nothing moves then. */
function CategoryLock({ choice }: ChoiceProps) {
  const { areRightsKnown, entitlement } = useReader();
  if (!isPremiumCategory(choice)) return null;
  const isLocked = isCategoryLocked(entitlement, choice);
  const Icon = isLocked ? Lock : LockOpen;
  return (
    <>
      <Icon
        aria-hidden
        className={classNames(
          "text-marigold-ink size-3.5 shrink-0",
          !areRightsKnown && "invisible",
        )}
      />
      {areRightsKnown && isLocked && <VisuallyHidden>, Premium</VisuallyHidden>}
    </>
  );
}

const ALL_COUNT = Object.values(CATEGORY_COUNTS).reduce((sum, count) => sum + count, 0);

/** As many as there were when this was built; the number over the results is the one that counts. */
function ChoiceCount({ choice }: ChoiceProps) {
  const { userId, hasMarks, saves } = useReader();
  const savedCount = (userId !== null && hasMarks && saves.ids.size) || null;
  const count =
    choice === ALL_VIEW ? ALL_COUNT : choice === SAVED_VIEW ? savedCount : CATEGORY_COUNTS[choice];
  return (
    count !== null && (
      <span
        aria-hidden
        className="text-muted text-xs tabular-nums lg:ml-auto forced-colors:text-current"
      >
        {count.toLocaleString("en-US")}
      </span>
    )
  );
}
