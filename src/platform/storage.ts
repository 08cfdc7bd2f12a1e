import { useSyncExternalStore } from "react";

import type { StorageKey } from "@/config/storage-keys";

const listeners = new Set<() => void>();
/** Used where the browser refuses storage (private windows, blocked cookies). */
const memory = new Map<StorageKey, string>();

function localStore(): Storage | null {
  try {
    return typeof window === "undefined" ? null : window.localStorage;
  } catch {
    return null;
  }
}

/** The browser's storage behind the keys of config/storage-keys. It never throws. */
export const storage = {
  get(key: StorageKey): string | null {
    // What did not fit into a full store is newer than what is stored.
    return memory.get(key) ?? localStore()?.getItem(key) ?? null;
  },
  /** Null removes the key. */
  set(key: StorageKey, value: string | null): void {
    memory.delete(key);
    try {
      if (value === null) localStore()?.removeItem(key);
      else localStore()?.setItem(key, value);
    } catch {
      if (value !== null) memory.set(key, value);
    }
    for (const listener of listeners) listener();
  },
  /** Calls back after each change in this tab or, through the `storage` event, in another one. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    window.addEventListener("storage", listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener("storage", listener);
    };
  },
};

/** The stored text, kept up to date across tabs; null on the server and while hydrating. */
export function useStored(key: StorageKey): string | null {
  return useSyncExternalStore(
    storage.subscribe,
    () => storage.get(key),
    () => null,
  );
}
