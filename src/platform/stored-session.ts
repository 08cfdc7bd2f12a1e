import { useSyncExternalStore } from "react";

import { SESSION_KEY } from "@/config/session-key";
import { parseJson } from "@/lib/parse-json";

import { localArea } from "./browser-storage";
import { storage } from "./storage";

/** The reader as far as this browser knows without asking anybody: a stored session may have expired. */
export type StoredAccount = { email: string | undefined };

function readSession(): string | null {
  try {
    return localArea().getItem(SESSION_KEY);
  } catch {
    // With storage blocked, a session lasts as long as the page.
    return null;
  }
}

/** Whether somebody is probably signed in. */
export const hasStoredSession = (): boolean => readSession() !== null;

/** Null for a guest. */
export function storedUserId(): string | null {
  const { user } = Object(parseJson(readSession())) as { user?: { id?: unknown } };
  return typeof user?.id === "string" ? user.id : null;
}

function accountOf(stored: string | null): StoredAccount | null {
  if (stored === null) return null;
  const session = Object(parseJson(stored)) as { user?: { email?: unknown } };
  const email = session.user?.email;
  return { email: typeof email === "string" ? email : undefined };
}

/** Null for a guest; undefined in prerendered HTML and while hydrating, where the style sheet decides. */
export function useStoredAccount(): StoredAccount | null | undefined {
  const stored = useSyncExternalStore<string | null | undefined>(
    storage.subscribe,
    readSession,
    () => undefined,
  );
  return stored === undefined ? undefined : accountOf(stored);
}
