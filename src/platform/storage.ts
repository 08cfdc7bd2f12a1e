import { useSyncExternalStore } from "react";

import type { StorageKey } from "@/config/storage-keys";

import { localArea, type StorageArea, tabArea } from "./browser-storage";

const listeners = new Set<() => void>();

/** The browser's storage behind the keys of config/storage-keys. It never throws. */
export type KeyStore = ReturnType<typeof createStore>;

function createStore(open: () => StorageArea) {
  /** Used where the browser refuses storage (private windows, blocked cookies). */
  const memory = new Map<StorageKey, string>();

  function opened(): StorageArea | null {
    try {
      return open();
    } catch {
      return null;
    }
  }

  return {
    get(key: StorageKey): string | null {
      // What did not fit into a full store is newer than what is stored.
      return memory.get(key) ?? opened()?.getItem(key) ?? null;
    },
    /** Null removes the key. */
    set(key: StorageKey, value: string | null): void {
      memory.delete(key);
      try {
        if (value === null) opened()?.removeItem(key);
        else opened()?.setItem(key, value);
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
}

export const storage = createStore(localArea);
/** For this tab only: the next person at a shared computer must not see it. */
export const tabStorage = createStore(tabArea);

/** The stored text, kept up to date across tabs; null on the server and while hydrating. */
export function useStored(key: StorageKey, store: KeyStore = storage): string | null {
  return useSyncExternalStore(
    store.subscribe,
    () => store.get(key),
    () => null,
  );
}
