import type { GoTrueClient } from "@supabase/auth-js";

import { maySignedInSessionExist } from "./session-storage";

export type { AuthChangeEvent, Session, User } from "@supabase/auth-js";

type Listener = (client: GoTrueClient) => void;

const listeners = new Set<Listener>();
let loading: Promise<GoTrueClient> | null = null;
let loaded: GoTrueClient | null = null;

async function importAuth(): Promise<GoTrueClient> {
  const { authClient } = await import("./auth-client");
  loaded = authClient;
  for (const listener of listeners) listener(authClient);
  return authClient;
}

/** The auth client, fetched when it is first needed: it is a quarter of what a visitor would load. */
export function loadAuth(): Promise<GoTrueClient> {
  loading ??= importAuth();
  return loading;
}

/** Calls back once the client is there, which may be never. Returns the way to call that off. */
export function whenAuthLoads(listener: Listener): () => void {
  listeners.add(listener);
  if (loaded !== null) listener(loaded);
  return () => void listeners.delete(listener);
}

/** The signed-in user's token, renewed if need be; null for a guest. */
export async function accessToken(): Promise<string | null> {
  if (loading === null && !maySignedInSessionExist()) return null;
  const client = await loadAuth();
  const { data } = await client.getSession();
  return data.session?.access_token ?? null;
}
