import { GUEST_HISTORY_ROWS } from "@/config/limits";
import { STORAGE_KEYS } from "@/config/storage-keys";
import { parseJson } from "@/lib/parse-json";
import type { PastEnhancement } from "@/types/entities";

import { storage, useStored } from "./storage";

function isPastEnhancement(value: unknown): value is PastEnhancement {
  const texts = ["id", "original", "content", "created_at"];
  return texts.every((name) => typeof Reflect.get(Object(value), name) === "string");
}

/** Stored rows may be damaged or from another version of the site; unreadable ones are left out. */
function rowsOf(text: string | null): PastEnhancement[] {
  const rows = parseJson(text);
  return Array.isArray(rows) ? rows.filter(isPastEnhancement) : [];
}

function write(rows: readonly PastEnhancement[]): void {
  const text = rows.length === 0 ? null : JSON.stringify(rows.slice(0, GUEST_HISTORY_ROWS));
  storage.set(STORAGE_KEYS.guestHistory, text);
}

const read = () => rowsOf(storage.get(STORAGE_KEYS.guestHistory));

/** A guest's last enhancements, newest first. They stay in this browser until the guest imports or deletes them. */
export const guestHistory = {
  read,
  /** Replaces a row with the same id. */
  add: (row: PastEnhancement & { sessionId?: string; wish?: string | null }): void =>
    write([row, ...read().filter(({ id }) => id !== row.id)]),
  remove: (...ids: readonly string[]): void => write(read().filter((row) => !ids.includes(row.id))),
  clear: (): void => write([]),
};

export function useGuestHistory(): PastEnhancement[] {
  return rowsOf(useStored(STORAGE_KEYS.guestHistory));
}
