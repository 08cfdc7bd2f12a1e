import { PostgrestClient } from "@supabase/postgrest-js";

import { supabaseUrl } from "@/config/env";
import type { Schema } from "@/types/entities";

import { authorizedFetch } from "./authorized-fetch";

/**
 * The tables and views. These are supabase-js's own parts, put together by hand: as a whole it cannot
 * be tree-shaken and would make every visitor load the auth and realtime clients before the first card.
 */
export const database = new PostgrestClient<Schema>(`${supabaseUrl()}/rest/v1`, {
  fetch: authorizedFetch,
  // React Query tries again (see query-client); twice over would keep a lost connection waiting.
  retry: false,
});
