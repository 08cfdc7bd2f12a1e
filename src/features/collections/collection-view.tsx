import { useRef, useState } from "react";
import { Link, useNavigate } from "react-router-dom";

import { DeleteAll } from "@/components/delete-all";
import { ShareControl } from "@/components/share-control";
import { ROUTES } from "@/config/routes";
import { useDeleteCollection, useEditCollection } from "@/data/collections/mutations";
import { useCollections } from "@/data/collections/queries";
import { useSwitchShare } from "@/data/shares/shares";
import { type Collection, renaming } from "@/domain/collections";
import type { Entitlement } from "@/domain/entitlement";
import { Button } from "@/ui/button";
import { ErrorState } from "@/ui/error-state";
import { Skeleton } from "@/ui/skeleton";

import { CollectionItems } from "./collection-items";
import { NameForm } from "./name-form";
import { useCollectionPrompts } from "./use-collection-prompts";

type CollectionViewProps = {
  collection: Collection;
  userId: string | null;
  entitlement: Entitlement;
};

export function CollectionView({ collection, userId, entitlement }: CollectionViewProps) {
  const { items, isError, retry } = useCollectionPrompts({ collection, userId, entitlement });
  return (
    <>
      <CollectionHead collection={collection} userId={userId} />
      {items === undefined && !isError && <Skeleton className="h-40 w-full" />}
      {items === undefined && isError && (
        <ErrorState
          message="The prompts could not be loaded. Check your connection and try again."
          onRetry={retry}
        />
      )}
      {items?.length === 0 && (
        <p className="text-muted max-w-text text-sm">
          Nothing in it yet. Open a prompt, press the three dots beside its bookmark, and choose
          this collection.
        </p>
      )}
      {items !== undefined && items.length > 0 && (
        <CollectionItems collection={collection} items={items} userId={userId} />
      )}
    </>
  );
}

/** The way back, the name, and what can be done with the whole. */
function CollectionHead({ collection, userId }: Omit<CollectionViewProps, "entitlement">) {
  const [isRenaming, setIsRenaming] = useState(false);
  const renameRef = useRef<HTMLButtonElement>(null);
  const { data: all = [] } = useCollections(userId);
  const edit = useEditCollection(userId);
  const remove = useDeleteCollection(userId);
  const navigate = useNavigate();

  function handleRename(name: string) {
    edit.mutate({ id: collection.id, edit: renaming(name) });
    setIsRenaming(false);
    renameRef.current?.focus();
  }

  return (
    <div className="grid gap-2">
      <p>
        <Link to={ROUTES.collections} className="link inline-block py-2.5 text-sm">
          All collections
        </Link>
      </p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 dir="auto" className="min-w-0 text-2xl wrap-anywhere">
          {collection.name}
        </h1>
        <div className="flex flex-wrap items-center gap-2">
          <Button
            ref={renameRef}
            size="sm"
            aria-expanded={isRenaming}
            onClick={() => setIsRenaming(!isRenaming)}
          >
            Rename
          </Button>
          <DeleteAll
            label="Delete collection"
            confirmLabel="Delete it for good"
            keepLabel="Keep it"
            isBusy={remove.isPending}
            onDelete={() =>
              remove.mutate(collection.id, { onSuccess: () => void navigate(ROUTES.collections) })
            }
          />
        </div>
      </div>
      {userId !== null && <CollectionShare collection={collection} userId={userId} />}
      {isRenaming && (
        <NameForm
          label="Name"
          action="Save"
          name={collection.name}
          taken={all.filter(({ id }) => id !== collection.id).map(({ name }) => name)}
          isBusy={edit.isPending}
          onSend={handleRename}
        />
      )}
    </div>
  );
}

function CollectionShare({ collection, userId }: { collection: Collection; userId: string }) {
  const { id, share_id = null, shared_until = null } = collection;
  const share = useSwitchShare(userId, { kind: "collections", id });
  return (
    <div className="-mx-2 justify-self-start">
      <ShareControl
        share={{ share_id, shared_until }}
        hasNotes
        isBusy={share.isPending}
        onSwitch={share.mutate}
      />
    </div>
  );
}
