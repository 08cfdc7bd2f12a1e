import { STORAGE_KEYS, type StorageKey } from "@/config/storage-keys";
import { parseJson } from "@/lib/parse-json";

import { tabStorage } from "./storage";
import { storedUserId } from "./stored-session";

/**
 * A value kept through a reload, the way back, or a redirect to another sign-in provider: in this tab only, and for
 * the reader who was signed in when it was written. What a guest wrote survives the sign-in.
 */
export function createKept(key: StorageKey) {
  return {
    /** Undefined where there is nothing for this reader. The value may be damaged or from an earlier version. */
    read(): unknown {
      const { owner, value } = Object(parseJson(tabStorage.get(key))) as Record<string, unknown>;
      return owner === null || owner === storedUserId() ? value : undefined;
    },
    write: (value: unknown): void =>
      tabStorage.set(key, JSON.stringify({ owner: storedUserId(), value })),
    forget: (): void => tabStorage.set(key, null),
  };
}

const text = createKept(STORAGE_KEYS.draft);

/** The text in the generator's box. */
export const draft = {
  ...text,
  read(): string {
    const value = text.read();
    return typeof value === "string" ? value : "";
  },
  write: (value: string): void => text.write(value),
};

/** The generator's result; see data/enhancement/kept-session. */
export const keptResult = createKept(STORAGE_KEYS.result);
