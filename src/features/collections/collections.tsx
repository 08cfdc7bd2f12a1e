import { ChevronRight } from "lucide-react";
import { Link, useNavigate } from "react-router-dom";

import { FREE_COLLECTIONS } from "@/config/limits";
import { QUERY_PARAMETERS, ROUTES } from "@/config/routes";
import { useCreateCollection } from "@/data/collections/mutations";
import { useCollections } from "@/data/collections/queries";
import { type Collection, countText } from "@/domain/collections";
import type { Entitlement } from "@/domain/entitlement";
import { ButtonLink } from "@/ui/button-link";
import { ErrorState } from "@/ui/error-state";
import { Skeleton } from "@/ui/skeleton";

import { CollectionView } from "./collection-view";
import { NameForm } from "./name-form";
import { Packs } from "./packs";

export type CollectionsProps = {
  /** Null for a guest, whose collections stay in this browser. */
  userId: string | null;
  entitlement: Entitlement;
  /** The collection that the address names. */
  openId: string | null;
};

const addressOf = (id: string) => ({
  pathname: ROUTES.collections,
  search: new URLSearchParams({ [QUERY_PARAMETERS.collection]: id }).toString(),
});

export function Collections({ userId, entitlement, openId }: CollectionsProps) {
  const { data, isError, retry } = useCollections(userId);
  const open = data?.find(({ id }) => id === openId);
  if (data === undefined) {
    return (
      <>
        <h1 className="text-2xl">Collections</h1>
        {isError ? (
          <ErrorState
            message="Your collections could not be loaded. Check your connection and try again."
            onRetry={retry}
          />
        ) : (
          <Skeleton className="h-40 w-full" />
        )}
      </>
    );
  }
  if (open !== undefined) {
    return (
      <CollectionView key={open.id} collection={open} userId={userId} entitlement={entitlement} />
    );
  }
  return (
    <>
      <div className="grid gap-3">
        <h1 className="text-2xl">Collections</h1>
        <p className="text-muted max-w-text">
          {openId === null
            ? "Prompts that belong together, in your order and with your notes."
            : "This collection is not here: it may be deleted, or of another account."}
        </p>
      </div>
      <CollectionList collections={data} />
      <NewCollection
        userId={userId}
        entitlement={entitlement}
        names={data.map(({ name }) => name)}
      />
      {userId !== null && <Packs userId={userId} entitlement={entitlement} />}
    </>
  );
}

function CollectionList({ collections }: { collections: readonly Collection[] }) {
  if (collections.length === 0) {
    return (
      <div className="grid justify-items-start gap-4">
        <p className="text-muted max-w-text text-sm">
          Nothing here yet. Open a prompt, press the three dots beside its bookmark, and choose
          where it belongs.
        </p>
        <ButtonLink to={ROUTES.library}>Browse the library</ButtonLink>
      </div>
    );
  }
  return (
    <ul aria-label="Your collections" className="border-line border-t">
      {collections.map(({ id, name, items }) => (
        <li key={id} className="border-line border-b">
          <Link
            to={addressOf(id)}
            className="group rounded-control flex min-h-14 items-center gap-3 py-2"
          >
            <span dir="auto" className="min-w-0 grow font-medium wrap-anywhere">
              {name}
            </span>
            <span className="text-muted shrink-0 text-sm tabular-nums">
              {countText(items.length)}
            </span>
            <ChevronRight aria-hidden className="text-muted size-[18px] shrink-0" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

type NewCollectionProps = Omit<CollectionsProps, "openId"> & { names: readonly string[] };

function NewCollection({ userId, entitlement, names }: NewCollectionProps) {
  const create = useCreateCollection(userId);
  const navigate = useNavigate();
  const isFull = names.length >= FREE_COLLECTIONS && entitlement.tier !== "premium";
  if (isFull) {
    return (
      <p className="border-accent flex flex-wrap items-center gap-x-6 gap-y-3 border-s-2 ps-4 text-sm">
        {`${names.length} of ${FREE_COLLECTIONS} free collections. Premium has no limit.`}
        <ButtonLink to={ROUTES.premium}>See Premium</ButtonLink>
      </p>
    );
  }
  return (
    <div className="grid gap-2">
      <NameForm
        label="New collection"
        action="Create"
        taken={names}
        isBusy={create.isPending}
        onSend={(name, clear) =>
          create.mutate(
            { name, items: [] },
            {
              onSuccess: (id) => {
                clear();
                void navigate(addressOf(id));
              },
            },
          )
        }
      />
      {userId === null && (
        <p className="text-muted text-xs">
          Kept in this browser only. Sign in to add them to your account.
        </p>
      )}
    </div>
  );
}
