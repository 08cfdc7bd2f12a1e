import { PostgrestClient } from "@supabase/postgrest-js";

import { readBackendSettings } from "../_shared/backend";
import { outgoingFetch } from "../_shared/http/outgoing";
import { reconcile } from "../_shared/payments/fulfil";
import { createSupabaseLedger } from "../_shared/payments/ledger";
import { requireProviderSettings } from "../_shared/payments/settings";
import { createStripeProvider } from "../_shared/payments/stripe-provider";

// `npm run reconcile`: SUPABASE_URL, SUPABASE_SECRET_KEY, STRIPE_SECRET_KEY and STRIPE_PRICE_ID say where.
try {
  const { supabaseUrl, secretKey } = readBackendSettings(process.env);
  const { failures, ...counts } = await reconcile({
    provider: createStripeProvider(requireProviderSettings(process.env)),
    ledger: createSupabaseLedger(
      new PostgrestClient(`${supabaseUrl}/rest/v1`, {
        headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` },
        fetch: outgoingFetch,
      }),
    ),
  });
  console.log(`${counts.checked} subscriptions read again, ${counts.swept} profiles cleared.`);
  if (counts.parked > 0) {
    console.log(`${counts.parked} payments without an account: see private.unclaimed_payments.`);
  }
  for (const { subscriptionId, error } of failures) console.error(subscriptionId, error);
  process.exitCode = failures.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
