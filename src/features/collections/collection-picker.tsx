import { Link } from "react-router-dom";

import { ROUTES } from "@/config/routes";
import { useCreateCollection, useEditCollection } from "@/data/collections/mutations";
import { useCollections } from "@/data/collections/queries";
import { adding, type CollectionItem, hasItem, removing } from "@/domain/collections";
import { Skeleton } from "@/ui/skeleton";

import { NameForm } from "./name-form";

export type CollectionPickerProps = {
  /** Null for a guest. */
  userId: string | null;
  items: readonly Pick<CollectionItem, "kind" | "id">[];
};

/** In which collections these prompts are. */
export function CollectionPicker({ userId, items }: CollectionPickerProps) {
  const { data, isError } = useCollections(userId);
  const edit = useEditCollection(userId);
  const create = useCreateCollection(userId);
  const added = items.map(({ kind, id }) => ({ kind, id, note: "" }));
  const ids = items.map(({ id }) => id);
  return (
    <div className="grid gap-1">
      <p className="px-2 text-sm font-medium">Add to collection</p>
      {data === undefined && !isError && <Skeleton className="h-11 w-full" />}
      {isError && data === undefined && (
        <p className="text-danger px-2 text-xs">Your collections could not be loaded.</p>
      )}
      {data !== undefined && data.length > 0 && (
        <ul aria-label="Your collections" className="max-h-44 overflow-y-auto">
          {data.map((collection) => (
            <li key={collection.id}>
              <label className="hover:bg-shade rounded-control flex min-h-11 items-center gap-3 px-2 text-sm">
                <SharedCheckbox
                  count={ids.filter((id) => hasItem(collection, id)).length}
                  of={ids.length}
                  onChange={(isIn) =>
                    edit.mutate({
                      id: collection.id,
                      edit: isIn ? adding(...added) : removing(...ids),
                    })
                  }
                />
                <span dir="auto" className="min-w-0 truncate">
                  {collection.name}
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
      <div className="px-2">
        <NameForm
          label="New collection"
          action="Add"
          taken={(data ?? []).map(({ name }) => name)}
          isBusy={create.isPending}
          onSend={(name, clear) =>
            create.mutate({ name, items: added }, { onSuccess: () => clear() })
          }
        />
      </div>
      <Link to={ROUTES.collections} className="link px-2 py-2.5 text-sm">
        See your collections
      </Link>
    </div>
  );
}

type SharedCheckboxProps = { count: number; of: number; onChange: (isIn: boolean) => void };

/** Checked when all are in, and half so when some are. */
function SharedCheckbox({ count, of, onChange }: SharedCheckboxProps) {
  return (
    <input
      // React has no attribute for it.
      ref={(box) => {
        if (box !== null) box.indeterminate = count > 0 && count < of;
      }}
      type="checkbox"
      className="accent-accent size-[18px] shrink-0"
      checked={count === of}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
