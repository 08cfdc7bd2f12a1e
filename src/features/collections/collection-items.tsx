import { useEffect, useRef, useState } from "react";

import { useEditCollection } from "@/data/collections/mutations";
import { type Collection, countText, moving, removing } from "@/domain/collections";
import { useFocusAfterRemoval } from "@/lib/use-focus-after-removal";
import { copyPrompts } from "@/platform/several-prompts";
import { Button } from "@/ui/button";

import { CollectionRow } from "./collection-row";
import type { ShownItem } from "./use-collection-prompts";
import { useSelection } from "./use-selection";

type CollectionItemsProps = {
  collection: Collection;
  items: readonly ShownItem[];
  userId: string | null;
};

/** A moved row may be put into the page anew, and the focus is lost with the button in it. */
function useFocusOfMoved(order: string) {
  const listRef = useRef<HTMLUListElement>(null);
  const pressedRef = useRef<string | null>(null);
  const orderRef = useRef(order);

  // The browser drops the focus.
  useEffect(() => {
    const isMoved = orderRef.current !== order;
    orderRef.current = order;
    if (!isMoved || pressedRef.current === null) return;
    listRef.current?.querySelector<HTMLElement>(`[data-move="${pressedRef.current}"]`)?.focus();
    pressedRef.current = null;
  }, [order]);

  return { listRef, pressedRef };
}

/** The prompts of a collection: their order, their notes, and what can be done with several of them. */
export function CollectionItems({ collection, items, userId }: CollectionItemsProps) {
  const edit = useEditCollection(userId);
  const ids = items.map(({ id }) => id);
  const selection = useSelection(ids);
  const { listRef, pressedRef } = useFocusOfMoved(ids.join());
  const headingRef = useRef<HTMLHeadingElement>(null);
  const [announcement, setAnnouncement] = useState("");
  useFocusAfterRemoval(headingRef, items.length);
  const { id } = collection;

  function handleMove(item: ShownItem, target: ShownItem | undefined, pressed: string | null) {
    if (target === undefined || target === item) return;
    pressedRef.current = pressed;
    edit.mutate({ id, edit: moving(item.id, target.id) });
    setAnnouncement(`“${item.title}” is now ${ids.indexOf(target.id) + 1} of ${items.length}.`);
  }

  return (
    <section aria-label="Prompts" className="grid grid-cols-1 gap-4">
      <SelectionBar
        headingRef={headingRef}
        items={items}
        selection={selection}
        onRemove={(removed) => {
          edit.mutate({ id, edit: removing(...removed) });
          selection.clear();
        }}
      />
      <output className="sr-only">{announcement}</output>
      <ul ref={listRef} aria-label="In your order" className="border-line border-t">
        {items.map((item, place) => (
          <CollectionRow
            key={item.id}
            collectionId={id}
            userId={userId}
            item={item}
            isSelected={selection.selected.has(item.id)}
            onSelect={(isRange) => selection.toggle(item.id, isRange)}
            onMoveUp={
              place > 0 ? () => handleMove(item, items[place - 1], `up-${item.id}`) : undefined
            }
            onMoveDown={
              place < items.length - 1
                ? () => handleMove(item, items[place + 1], `down-${item.id}`)
                : undefined
            }
            onDrop={(draggedId) => {
              const dragged = items.find((one) => one.id === draggedId);
              if (dragged !== undefined) handleMove(dragged, item, null);
            }}
            onRemove={() => edit.mutate({ id, edit: removing(item.id) })}
          />
        ))}
      </ul>
    </section>
  );
}

type SelectionBarProps = {
  headingRef: React.RefObject<HTMLHeadingElement | null>;
  items: readonly ShownItem[];
  selection: ReturnType<typeof useSelection>;
  onRemove: (ids: readonly string[]) => void;
};

/** Works on what is selected, or on all. */
function SelectionBar({ headingRef, items, selection, onRemove }: SelectionBarProps) {
  const { selected } = selection;
  const chosen = items.filter(({ id }) => selected.size === 0 || selected.has(id));
  const count = chosen.filter(({ text }) => text !== null).length;
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-2">
      <h2 ref={headingRef} tabIndex={-1} className="me-auto text-lg outline-none">
        {selected.size === 0 ? countText(items.length) : `${selected.size} selected`}
      </h2>
      {selected.size > 0 && (
        <>
          <Button size="sm" variant="ghost" onClick={selection.clear}>
            Select none
          </Button>
          <Button size="sm" onClick={() => onRemove([...selected])}>
            Remove {selected.size}
          </Button>
        </>
      )}
      <Button size="sm" isDisabled={count === 0} onClick={() => void copyPrompts(chosen)}>
        {selected.size === 0 ? "Copy all" : `Copy ${count}`}
      </Button>
    </div>
  );
}
