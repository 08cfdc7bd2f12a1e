import { PostgrestClient } from "@supabase/postgrest-js";

import {
  createSupabaseLedger,
  type Ledger,
} from "../../supabase/functions/_shared/payments/ledger";
import type { EmbeddedBackend } from "../../supabase/local/embedded-backend";

/** The database as the functions reach it: over HTTP, with the secret key. */
export function rpcClientOf(backend: EmbeddedBackend): PostgrestClient {
  const { secretKey } = backend.keys;
  return new PostgrestClient("http://localhost:3000/rest/v1", {
    headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` },
    fetch: (input, init) => backend.fetch(new Request(input, init)),
  });
}

export const ledgerOf = (backend: EmbeddedBackend): Ledger =>
  createSupabaseLedger(rpcClientOf(backend));
