// The extension's build puts `extension/browser-storage` in the place of this module.

/** As much of the browser's `Storage` as is used. */
export type StorageArea = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Kept until it is deleted. Null while prerendering. Throws where the browser refuses storage. */
export const localArea = (): StorageArea | null =>
  typeof window === "undefined" ? null : window.localStorage;

/** For this tab only. */
export const tabArea = (): StorageArea | null =>
  typeof window === "undefined" ? null : window.sessionStorage;

/** Calls back after changes in other tabs. Returns a function that unsubscribes. */
export function onChangeElsewhere(listener: () => void): () => void {
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}

/** What the auth client has to know about this place: nothing, its defaults are for web pages. */
export const AUTH_OPTIONS = {};
