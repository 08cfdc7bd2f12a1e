import { AuthClient } from "@supabase/auth-js";

import { createSupabaseIdentify } from "../../supabase/functions/_shared/http/identity";
import type { CallEntry } from "../../supabase/functions/_shared/http/log";
import { createHandler, type DeletionDeps } from "../../supabase/functions/delete-account/handler";
import { createPasswordCheck } from "../../supabase/functions/delete-account/password";
import { ledgerOf } from "./payment-backend";
import type { Account } from "./rest-caller";
import { SITE_URL, type TestBackend } from "./test-backend";

type Options = Pick<DeletionDeps, "provider"> & { log?: CallEntry[] };

/** The function `delete-account` as index.ts wires it, on the embedded backend. */
export function accountDeletionHandler(backend: TestBackend, { provider, log = [] }: Options) {
  const send: typeof fetch = (input, init) => backend.fetch(new Request(input, init));
  const publicKeys = [backend.keys.publishableKey];
  const headers = { apikey: backend.keys.publishableKey };
  return createHandler({
    identify: createSupabaseIdentify({
      auth: new AuthClient({
        url: `${SITE_URL}/auth/v1`,
        headers,
        fetch: send,
        persistSession: false,
        autoRefreshToken: false,
      }),
    } as never),
    isPassword: createPasswordCheck({ supabaseUrl: SITE_URL, publicKeys }, send),
    ledger: ledgerOf(backend),
    provider,
    allowedOrigins: ["*"],
    publicKeys,
    log: (entry) => log.push(entry),
  });
}

/** Calls it with an account's token. Resolves to status and body. */
export function accountDeletion(backend: TestBackend, options: Options) {
  const handle = accountDeletionHandler(backend, options);
  return async ({ token }: Pick<Account, "token">, body: object) => {
    const answer = await handle(
      new Request(`${SITE_URL}/functions/v1/delete-account`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}` },
        body: JSON.stringify({ confirm: true, ...body }),
      }),
    );
    // The id is another one in each answer.
    const said: unknown = JSON.parse(await answer.text(), (key, value: unknown) =>
      key === "request_id" ? undefined : value,
    );
    return { status: answer.status, body: said };
  };
}
