import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";

import { FREE_COLLECTIONS, MAX_COLLECTION_ITEMS } from "@/config/limits";
import {
  type Collection,
  type CollectionEdit,
  type CollectionItem,
  itemsOf,
} from "@/domain/collections";
import { AppError, type AppErrorKind, isAppError } from "@/lib/app-error";
import { newId } from "@/lib/new-id";
import type { MessageKey } from "@/messages/catalogue";
import { guestCollections } from "@/platform/guest-collections";

import { supabase } from "../client/supabase";
import { unwrap } from "../client/unwrap";
import { collectionQueries } from "./queries";

/** Another device may write between reading and writing; more than a few times in a row is a fault. */
const MAX_TRIES = 4;

const MESSAGES: { [Kind in AppErrorKind]?: MessageKey } = {
  "payment-required": "collectionsFull",
  "too-much": "collectionFull",
};
const errorMessage = (error: Error): MessageKey =>
  (isAppError(error) && MESSAGES[error.kind]) || "collectionNotChanged";

function edited(collection: Collection, edit: CollectionEdit): Collection {
  const changed = { ...collection, ...edit(collection) };
  if (changed.items.length > MAX_COLLECTION_ITEMS) throw new AppError("too-much");
  return changed;
}

/** Reads, changes and writes what nobody has written since. */
async function editOnServer(id: string, edit: CollectionEdit): Promise<void> {
  const rows = supabase.from("collections");
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    // Each try reads what the one before it met.
    // oxlint-disable-next-line no-await-in-loop
    const row = unwrap(await rows.select("name, items, revision").eq("id", id).single());
    const { name, items } = edited({ id, name: row.name, items: itemsOf(row.items) }, edit);
    const same = rows.update({ name, items }).eq("id", id).eq("revision", row.revision);
    // oxlint-disable-next-line no-await-in-loop
    if (unwrap(await same.select("id")).length > 0) return;
  }
  throw new AppError("conflict");
}

function editInBrowser(id: string, edit: CollectionEdit): void {
  guestCollections.write(
    guestCollections.read().map((one) => (one.id === id ? edited(one, edit) : one)),
  );
}

/** The list is read again when nothing that would change it is on its way. */
function refresh(queryClient: QueryClient, userId: string | null): Promise<void> | undefined {
  if (userId === null) return undefined;
  const mutationKey = collectionQueries.all(userId);
  const isLast = queryClient.isMutating({ mutationKey }) === 1;
  return isLast ? queryClient.invalidateQueries(collectionQueries.list(userId)) : undefined;
}

type CollectionChange = { id: string; edit: CollectionEdit };

/** Changes a collection, of an account on the server and of a guest (null) in this browser. Shown at once. */
export function useEditCollection(userId: string | null) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: collectionQueries.all(userId ?? ""),
    // One after another: each reads what the one before it wrote.
    scope: { id: "collections" },
    mutationFn: async ({ id, edit }: CollectionChange) => {
      if (userId === null) editInBrowser(id, edit);
      else await editOnServer(id, edit);
    },
    meta: { errorMessage },
    onMutate: async ({ id, edit }) => {
      if (userId === null) return;
      const { queryKey } = collectionQueries.list(userId);
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (all) =>
        all?.map((one) => (one.id === id ? { ...one, ...edit(one) } : one)),
      );
    },
    onSettled: () => refresh(queryClient, userId),
  });
}

type NewCollection = { name: string; items: CollectionItem[] };

function insertInBrowser(collection: Collection): void {
  const kept = guestCollections.read();
  if (kept.length >= FREE_COLLECTIONS) throw new AppError("payment-required");
  guestCollections.write([...kept, collection]);
}

/**
 * Makes a collection: three are free, of a guest in this browser, of an account as the database counts them. Resolves
 * to its id.
 */
export function useCreateCollection(userId: string | null) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: collectionQueries.all(userId ?? ""),
    mutationFn: async ({ name, items }: NewCollection) => {
      if (items.length > MAX_COLLECTION_ITEMS) throw new AppError("too-much");
      const collection = { id: newId(), name: name.trim(), items };
      if (userId === null) insertInBrowser(collection);
      else unwrap(await supabase.from("collections").insert(collection));
      return collection.id;
    },
    meta: { errorMessage },
    onSettled: () => refresh(queryClient, userId),
  });
}

const removeInBrowser = (id: string): void =>
  guestCollections.write(guestCollections.read().filter((one) => one.id !== id));

export function useDeleteCollection(userId: string | null) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: collectionQueries.all(userId ?? ""),
    mutationFn: async (id: string) => {
      if (userId === null) removeInBrowser(id);
      else unwrap(await supabase.from("collections").delete().eq("id", id));
    },
    meta: { errorMessage, successMessage: "collectionDeleted" },
    onSettled: () => refresh(queryClient, userId),
  });
}
