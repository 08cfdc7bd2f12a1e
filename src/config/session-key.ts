import { supabaseUrl } from "./env";

/** Where the auth client keeps the session: supabase-js's own name for it. */
export const SESSION_KEY = `sb-${new URL(supabaseUrl()).hostname.split(".")[0]}-auth-token`;
