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
  item: Pick<CollectionItem, "kind" | "id">;
};

/** In which collections a prompt is. */
export function CollectionPicker({ userId, item }: CollectionPickerProps) {
  const { data, isError } = useCollections(userId);
  const edit = useEditCollection(userId);
  const create = useCreateCollection(userId);
  const added = { kind: item.kind, id: item.id, note: "" };
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
                <input
                  type="checkbox"
                  className="accent-accent size-[18px] shrink-0"
                  checked={hasItem(collection, item.id)}
                  onChange={({ target }) =>
                    edit.mutate({
                      id: collection.id,
                      edit: target.checked ? adding(added) : removing(item.id),
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
            create.mutate({ name, items: [added] }, { onSuccess: () => clear() })
          }
        />
      </div>
      <Link to={ROUTES.collections} className="link px-2 py-2.5 text-sm">
        See your collections
      </Link>
    </div>
  );
}
