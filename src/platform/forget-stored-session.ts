import { SESSION_KEY } from "@/config/session-key";

import { localArea } from "./browser-storage";

/** For a session that ended without the auth client being told. */
export function forgetStoredSession(): void {
  try {
    localArea().removeItem(SESSION_KEY);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
