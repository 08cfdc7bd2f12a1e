import { PostgrestClient } from "@supabase/postgrest-js";

import {
  createSupabaseLedger,
  type Ledger,
} from "../../supabase/functions/_shared/payments/ledger";
import type { EmbeddedBackend } from "../../supabase/local/embedded-backend";

/** The ledger as the functions reach it: over HTTP, with the secret key. */
export function ledgerOf(backend: EmbeddedBackend): Ledger {
  const { secretKey } = backend.keys;
  return createSupabaseLedger(
    new PostgrestClient("http://localhost:3000/rest/v1", {
      headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` },
      fetch: (input, init) => backend.fetch(new Request(input, init)),
    }),
  );
}
