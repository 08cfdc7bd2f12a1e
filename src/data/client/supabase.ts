import { createClient } from "@supabase/supabase-js";

import { env, supabaseUrl } from "@/config/env";
import type { Database } from "@/types/database";

/** The one client of the product: authentication, tables and functions. */
export const supabase = createClient<Database>(supabaseUrl(), env.supabasePublishableKey, {
  // PKCE keeps tokens out of addresses; the code in a returning address is exchanged at once.
  auth: {
    flowType: "pkce",
    detectSessionInUrl: true,
    persistSession: true,
    autoRefreshToken: true,
  },
});

export { FunctionsFetchError, FunctionsHttpError } from "@supabase/supabase-js";
export type { AuthChangeEvent, Session, User } from "@supabase/supabase-js";
