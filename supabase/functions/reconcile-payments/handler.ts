import type { CallLog } from "../_shared/call-log.ts";
import { jsonResponse } from "../_shared/json-response.ts";
import type { Ledger } from "../_shared/payments/ledger.ts";
import type { PaymentProvider } from "../_shared/payments/provider.ts";
import { reconcile } from "../_shared/payments/reconcile.ts";

export type ReconcileDeps = {
  /** What the caller, a schedule in the database, has to present. */
  key: string;
  provider: PaymentProvider;
  ledger: Ledger;
  log: CallLog;
};

/** Called by a schedule, never by a browser. 500 when a subscription could not be read. */
export function createHandler(deps: ReconcileDeps): (request: Request) => Promise<Response> {
  return async (request) => {
    await request.text();
    if (request.method !== "POST") return jsonResponse(405, { error: "Use POST." });
    if (!(await isKey(request, deps.key))) return jsonResponse(401, { error: "The key is wrong." });
    try {
      const { failures, ...counts } = await reconcile(deps);
      const outcome = JSON.stringify(counts);
      deps.log({ event: "reconcile", outcome, cause: failures[0]?.error });
      const body = { ...counts, failed: failures.length };
      return jsonResponse(failures.length === 0 ? 200 : 500, body);
    } catch (cause) {
      deps.log({ event: "reconcile", outcome: "failed", cause });
      return jsonResponse(500, { error: "The provider or the database cannot be reached." });
    }
  };
}

/** Compares digests, so that the time taken says nothing about the key. */
async function isKey(request: Request, key: string): Promise<boolean> {
  const [given, wanted] = await Promise.all([
    digest(request.headers.get("authorization") ?? ""),
    digest(`Bearer ${key}`),
  ]);
  return given.every((byte, index) => byte === wanted[index]);
}

async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}
