// The extension's build puts `extension/browser-storage` in the place of this module.

/** As much of the browser's `Storage` as is used. */
export type StorageArea = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Kept until it is deleted. Throws where the browser refuses storage, and while prerendering, where there is none. */
export const localArea = (): StorageArea => window.localStorage;

/** For this tab only. */
export const tabArea = (): StorageArea => window.sessionStorage;
