import { GUEST_HISTORY_ROWS } from "@/config/limits";
import { STORAGE_KEYS } from "@/config/storage-keys";
import { parseJson } from "@/lib/parse-json";
import type { PastEnhancement } from "@/types/entities";

import { storage, useStored } from "./storage";

/** What the enhancer hands over. Without a session it is one of its own, as rows from before there were sessions are. */
type NewEnhancement = Omit<PastEnhancement, "session_id" | "wish"> & {
  sessionId?: string;
  wish?: string | null;
};

const TEXTS = ["id", "original", "content", "created_at"] as const;

/** Stored rows may be damaged or from another version of the site; unreadable ones are left out. */
function rowsOf(text: string | null): PastEnhancement[] {
  const rows = parseJson(text);
  return Array.isArray(rows) ? rows.flatMap(rowOf) : [];
}

function rowOf(value: unknown): PastEnhancement[] {
  const row = Object(value) as Record<string, unknown>;
  if (!TEXTS.every((name) => typeof row[name] === "string")) return [];
  const { id, original, content, created_at } = row as Record<(typeof TEXTS)[number], string>;
  const { session_id: session, wish } = row;
  return [
    {
      id,
      session_id: typeof session === "string" ? session : id,
      original,
      wish: typeof wish === "string" ? wish : null,
      content,
      created_at,
    },
  ];
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
  add: ({ sessionId, wish = null, ...row }: NewEnhancement): void =>
    write([
      { ...row, session_id: sessionId ?? row.id, wish },
      ...read().filter(({ id }) => id !== row.id),
    ]),
  remove: (...ids: readonly string[]): void => write(read().filter((row) => !ids.includes(row.id))),
  removeSession: (sessionId: string): void =>
    write(read().filter((row) => row.session_id !== sessionId)),
  clear: (): void => write([]),
};

export function useGuestHistory(): PastEnhancement[] {
  return rowsOf(useStored(STORAGE_KEYS.guestHistory));
}
