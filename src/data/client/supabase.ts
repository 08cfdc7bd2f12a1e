import type { AuthChangeEvent, GoTrueClient, Session, User } from "@supabase/auth-js";
import type { FunctionInvokeOptions, FunctionsResponse } from "@supabase/functions-js";
import { PostgrestClient } from "@supabase/postgrest-js";

import { env, supabaseUrl } from "@/config/env";
import { SESSION_KEY } from "@/config/session-key";
import { hasStoredSession } from "@/platform/stored-session";
import type { Schema } from "@/types/entities";

export { SESSION_KEY };
export type { AuthChangeEvent, Session, User };

/** What a returning sign-in or mail link leaves in the address for the auth client. */
const RETURN_PARAMETERS = /[?&](?:code|error)/;

type AuthListener = (client: GoTrueClient) => void;

const authListeners = new Set<AuthListener>();
let authLoading: Promise<GoTrueClient> | null = null;
let loadedAuth: GoTrueClient | null = null;

/** False when there can be no session, which saves a visitor from loading the auth client to find out. */
export function canHaveSession(): boolean {
  return hasStoredSession() || RETURN_PARAMETERS.test(location.search);
}

async function importAuth(): Promise<GoTrueClient> {
  const client = (await import("./auth")).createAuth();
  loadedAuth = client;
  for (const listener of authListeners) listener(client);
  return client;
}

function auth(): Promise<GoTrueClient> {
  authLoading ??= importAuth();
  return authLoading;
}

/** Calls back once the auth client has loaded; never, for guests. Returns a function that unsubscribes. */
export function whenAuthLoads(listener: AuthListener): () => void {
  authListeners.add(listener);
  if (loadedAuth !== null) listener(loadedAuth);
  return () => void authListeners.delete(listener);
}

/** The signed-in user's token, renewed if necessary; null for a guest. */
export async function accessToken(): Promise<string | null> {
  if (authLoading === null && !canHaveSession()) return null;
  const { data } = await (await auth()).getSession();
  return data.session?.access_token ?? null;
}

/** `fetch` as the signed-in user, or as a guest with the publishable key. */
const authorizedFetch: typeof fetch = async (input, init) => {
  const headers = new Headers(init?.headers);
  headers.set("apikey", env.supabasePublishableKey);
  headers.set("Authorization", `Bearer ${(await accessToken()) ?? env.supabasePublishableKey}`);
  return fetch(input, { ...init, headers });
};

const database = new PostgrestClient<Schema>(`${supabaseUrl()}/rest/v1`, {
  fetch: authorizedFetch,
  // React Query retries (see query-client); doing it twice would keep a lost connection waiting.
  retry: false,
});

async function invoke<Answer>(
  name: string,
  options?: FunctionInvokeOptions,
): Promise<FunctionsResponse<Answer>> {
  const { FunctionsClient } = await import("@supabase/functions-js");
  const functions = new FunctionsClient(`${supabaseUrl()}/functions/v1`, {
    customFetch: authorizedFetch,
  });
  return functions.invoke<Answer>(name, options);
}

/**
 * The backend, as supabase-js offers it: same arguments, same answers. It is put together from supabase-js's
 * own parts because the package as a whole cannot be tree-shaken: every visitor would load the auth and
 * realtime clients before the first card. `auth()` and `functions.invoke` fetch their part when first called.
 */
export const supabase = {
  from: database.from.bind(database),
  rpc: database.rpc.bind(database),
  auth,
  functions: { invoke },
};
