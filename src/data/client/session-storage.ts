import { supabaseUrl } from "@/config/env";

/** Where the auth client keeps the session; the name is the one supabase-js uses. */
export function sessionStorageKey(): string {
  return `sb-${new URL(supabaseUrl()).hostname.split(".")[0]}-auth-token`;
}

/** For a session that has ended without the auth client being told. */
export function forgetStoredSession(): void {
  try {
    window.localStorage.removeItem(sessionStorageKey());
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

/** What a returning sign-in or mail link leaves in the address for the auth client. */
const RETURN_PARAMETERS = ["code", "error", "error_code", "error_description"];

function isReturningFromAuth(): boolean {
  const params = new URLSearchParams(window.location.search);
  return RETURN_PARAMETERS.some((name) => params.has(name));
}

function isSessionStored(): boolean {
  try {
    return window.localStorage.getItem(sessionStorageKey()) !== null;
  } catch {
    // Storage is blocked: a session lives as long as the page, and then the client is loaded.
    return false;
  }
}

/** False when nobody can be signed in, so that a visitor need not load the auth client to learn it. */
export function maySignedInSessionExist(): boolean {
  return isSessionStored() || isReturningFromAuth();
}
