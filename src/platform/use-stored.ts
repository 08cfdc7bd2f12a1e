import { useSyncExternalStore } from "react";

import type { StorageKey } from "@/config/storage-keys";

import { storage } from "./storage";

/** The stored text, followed live across tabs; null on the server and while hydrating. */
export function useStored(key: StorageKey): string | null {
  return useSyncExternalStore(
    storage.subscribe,
    () => storage.get(key),
    () => null,
  );
}
