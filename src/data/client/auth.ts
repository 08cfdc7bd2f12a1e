import { AuthClient, type GoTrueClient } from "@supabase/auth-js";

import { QUEUED_CACHE, SEEN_CACHE } from "@/config/caches";
import { env, supabaseUrl } from "@/config/env";
import { SESSION_KEY } from "@/config/session-key";
import { parseJson } from "@/lib/parse-json";
import { AUTH_OPTIONS } from "@/platform/auth-options";
import { localArea, type StorageArea } from "@/platform/browser-storage";

const HOUR_S = 3600;

/** Offline a session cannot be renewed, so it is treated as unexpired. */
function unexpired(stored: string): string {
  const session = Object(parseJson(stored)) as object;
  if (!("expires_at" in session)) return stored;
  return JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1000) + HOUR_S });
}

/** Undefined where the browser refuses storage: then a session lasts as long as the page. */
function sessionArea(): StorageArea | undefined {
  try {
    const area = localArea();
    return {
      getItem: (key) => {
        const stored = area.getItem(key);
        return stored === null || navigator.onLine ? stored : unexpired(stored);
      },
      setItem: (key, value) => area.setItem(key, value),
      removeItem: (key) => area.removeItem(key),
    };
  } catch {
    return undefined;
  }
}

/** Deletes what was kept for reading offline and to be sent. Browsers have caches on https and localhost only. */
export function forgetSeen(): void {
  for (const name of [SEEN_CACHE, QUEUED_CACHE]) globalThis.caches?.delete(name).catch(() => {});
}

export function createAuth(): GoTrueClient {
  const storage = sessionArea();
  const client = new AuthClient({
    url: `${supabaseUrl()}/auth/v1`,
    headers: {
      apikey: env.supabasePublishableKey,
      Authorization: `Bearer ${env.supabasePublishableKey}`,
    },
    storageKey: SESSION_KEY,
    ...(storage !== undefined && { storage }),
    // With PKCE the code in a returning address is exchanged at once.
    ...AUTH_OPTIONS,
  });
  const readSession = client.getSession.bind(client);
  // Two tabs renew an old session at the same time, as the connection returns to both. The later renewal is discarded.
  client.getSession = async () => {
    const answer = await readSession();
    return answer.error?.name === "AuthRefreshDiscardedError" ? readSession() : answer;
  };
  const endSession = client.admin.signOut.bind(client.admin);
  // Offline this browser forgets its session, which the server cannot be told to end.
  client.admin.signOut = async (token, scope) =>
    scope === "local" && !navigator.onLine ? { data: null, error: null } : endSession(token, scope);
  // Also in another tab.
  client.onAuthStateChange((event) => {
    if (event === "SIGNED_OUT") forgetSeen();
  });
  return client;
}
