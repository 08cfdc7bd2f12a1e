import { STORAGE_KEYS } from "@/config/storage-keys";
import { type Collection, collectionsOf } from "@/domain/collections";
import { parseJson } from "@/lib/parse-json";

import { storage, useStored } from "./storage";

const parse = (text: string | null): Collection[] => collectionsOf(parseJson(text));

/** A guest's collections; an account takes them over. */
export const guestCollections = {
  read: (): Collection[] => parse(storage.get(STORAGE_KEYS.collections)),
  write: (collections: readonly Collection[]): void =>
    storage.set(
      STORAGE_KEYS.collections,
      collections.length === 0 ? null : JSON.stringify(collections),
    ),
};

export const useGuestCollections = (): Collection[] => parse(useStored(STORAGE_KEYS.collections));
