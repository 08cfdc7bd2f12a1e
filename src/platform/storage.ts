import { useSyncExternalStore } from "react";

import type { StorageKey } from "@/config/storage-keys";

type Listener = () => void;

const listeners = new Set<Listener>();
/** Used where the browser refuses storage (private windows, blocked cookies). */
const memory = new Map<StorageKey, string>();

function localStore(): Storage | null {
  try {
    return typeof window === "undefined" ? null : window.localStorage;
  } catch {
    return null;
  }
}

function announce(): void {
  for (const listener of listeners) listener();
}

/** The browser's storage behind the keys of config/storage-keys. It never throws. */
export const storage = {
  get(key: StorageKey): string | null {
    // What did not fit into a full store is newer than what is stored.
    return memory.get(key) ?? localStore()?.getItem(key) ?? null;
  },
  set(key: StorageKey, value: string): void {
    try {
      localStore()?.setItem(key, value);
      memory.delete(key);
    } catch {
      memory.set(key, value);
    }
    announce();
  },
  remove(key: StorageKey): void {
    memory.delete(key);
    localStore()?.removeItem(key);
    announce();
  },
  /** Calls back after each change in this tab or, through the `storage` event, in another one. */
  subscribe(listener: Listener): () => void {
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
