import type { RefObject } from "react";

import type { PaletteGroup } from "./palette-groups";
import type { PaletteItem } from "./palette-items";
import { PaletteRow } from "./palette-row";
import type { PaletteState } from "./use-palette-groups";

type PaletteListProps = {
  id: string;
  scrollerRef: RefObject<HTMLDivElement | null>;
  groups: readonly PaletteGroup[];
  state: PaletteState;
  active: PaletteItem | undefined;
  optionId: (item: PaletteItem) => string;
  onPoint: (item: PaletteItem) => void;
  onChoose: (item: PaletteItem) => void;
};

/** Every option, by group, below a sentence about all of them. */
export function PaletteList(props: PaletteListProps) {
  const { id, scrollerRef, groups, state, active, optionId, onPoint, onChoose } = props;
  return (
    <div
      ref={scrollerRef}
      // A phone's keyboard covers the lower half: the last options can be scrolled above it.
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pb-3 max-md:pb-[45dvh]"
    >
      <PaletteSummary {...state} />
      <div
        id={id}
        // A combobox's list; <datalist> and <select> cannot show links.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="listbox"
        aria-label="Results"
        tabIndex={-1}
        // Keeps the focus in the field, whose keys move through the list.
        onMouseDown={(event) => event.preventDefault()}
      >
        {groups.map(({ heading, options, total }) => (
          // A list's group, which no element of HTML is.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          <div key={heading} role="group" aria-label={heading} className="pt-3">
            <p
              aria-hidden
              className="text-muted flex justify-between px-3 pb-1 text-xs font-medium"
            >
              {heading}
              {total !== undefined && <span>{`${options.length} of ${total}`}</span>}
            </p>
            {options.map(({ item, ranges }) => (
              <PaletteRow
                key={item.id}
                id={optionId(item)}
                item={item}
                ranges={ranges}
                isActive={item.id === active?.id}
                onPoint={() => onPoint(item)}
                onChoose={() => onChoose(item)}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Read out always, shown where the list does not say it by itself. */
function PaletteSummary({ text, found, isSearching, hasFailed }: PaletteState) {
  const isNothing = found === 0 && !isSearching;
  const counted = found === 1 ? "1 result" : `${found} results`;
  return (
    <>
      <output
        className={isNothing ? "mx-3 mt-5 mb-2 line-clamp-3 text-sm wrap-anywhere" : "sr-only"}
      >
        {isNothing ? `Nothing matches “${text}”.` : found !== null && counted}
      </output>
      {hasFailed && (
        <p className="text-muted px-3 pt-3 text-xs">
          The texts could not be searched. Check your connection; titles work without it.
        </p>
      )}
    </>
  );
}
