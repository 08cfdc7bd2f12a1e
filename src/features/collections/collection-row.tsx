import { ArrowDown, ArrowUp, Copy, GripVertical, X } from "lucide-react";

import { copyWithToast } from "@/platform/clipboard";
import { filledTextOf } from "@/platform/filled-in";
import { IconButton } from "@/ui/icon-button";

import { NoteField } from "./note-field";
import type { ShownItem } from "./use-collection-prompts";

type CollectionRowProps = {
  collectionId: string;
  /** Null for a guest. */
  userId: string | null;
  item: ShownItem;
  isSelected: boolean;
  onSelect: (isRange: boolean) => void;
  /** Undefined at the ends. */
  onMoveUp: (() => void) | undefined;
  onMoveDown: (() => void) | undefined;
  /** Another row was dropped on this one. */
  onDrop: (draggedId: string) => void;
  onRemove: () => void;
};

/** One prompt of a collection. */
export function CollectionRow(props: CollectionRowProps) {
  const { collectionId, userId, item, isSelected, onSelect, onDrop } = props;
  return (
    // Without a pointer there are the buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className="border-line grid gap-2 border-b py-3"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDrop(event.dataTransfer.getData("text/plain"));
      }}
    >
      <div className="flex flex-wrap items-center gap-x-2">
        <span
          aria-hidden
          draggable
          className="text-muted hidden cursor-grab md:block"
          onDragStart={(event) => event.dataTransfer.setData("text/plain", item.id)}
        >
          <GripVertical className="size-[18px]" />
        </span>
        <label className="flex size-11 shrink-0 items-center justify-center">
          <span className="sr-only">Select “{item.title}”</span>
          <input
            type="checkbox"
            className="accent-accent size-[18px]"
            checked={isSelected}
            onClick={(event) => onSelect(event.shiftKey)}
            // React wants it beside `checked`; the press says whether Shift was held.
            onChange={() => {}}
          />
        </label>
        <span className="grid min-w-40 flex-1 py-1">
          {item.path === null ? (
            <span dir="auto" className="font-medium wrap-anywhere">
              {item.title}
            </span>
          ) : (
            <a href={item.path} className="link justify-self-start font-medium wrap-anywhere">
              {item.title}
            </a>
          )}
          <span className="text-muted text-xs">
            {item.text === null ? `${item.label} · Premium` : item.label}
          </span>
        </span>
        <RowButtons {...props} />
      </div>
      <NoteField collectionId={collectionId} userId={userId} item={item} />
    </li>
  );
}

function RowButtons({ item, onMoveUp, onMoveDown, onRemove }: CollectionRowProps) {
  const { title, text } = item;
  return (
    <span className="ms-auto flex items-center">
      {text !== null && (
        <IconButton
          icon={Copy}
          size="sm"
          label={`Copy “${title}”`}
          onClick={() =>
            void copyWithToast(filledTextOf({ id: item.id, content: text }), "promptCopied")
          }
        />
      )}
      <IconButton
        icon={ArrowUp}
        size="sm"
        label={`Move “${title}” up`}
        data-move={`up-${item.id}`}
        isDisabled={onMoveUp === undefined}
        onClick={onMoveUp}
      />
      <IconButton
        icon={ArrowDown}
        size="sm"
        label={`Move “${title}” down`}
        data-move={`down-${item.id}`}
        isDisabled={onMoveDown === undefined}
        onClick={onMoveDown}
      />
      <IconButton
        icon={X}
        size="sm"
        label={`Remove “${title}” from this collection`}
        onClick={onRemove}
      />
    </span>
  );
}
