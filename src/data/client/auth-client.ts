import { AuthClient } from "@supabase/auth-js";

import { env, supabaseUrl } from "@/config/env";

import { sessionStorageKey } from "./session-storage";

export const authClient = new AuthClient({
  url: `${supabaseUrl()}/auth/v1`,
  headers: {
    apikey: env.supabasePublishableKey,
    Authorization: `Bearer ${env.supabasePublishableKey}`,
  },
  storageKey: sessionStorageKey(),
  // PKCE keeps tokens out of addresses; the code in a returning address is exchanged at once.
  flowType: "pkce",
  detectSessionInUrl: true,
  persistSession: true,
  autoRefreshToken: true,
});
