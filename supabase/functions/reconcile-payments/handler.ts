import { errorResponse, USE_POST } from "../_shared/http/errors.ts";
import { jsonResponse } from "../_shared/http/json.ts";
import type { CallLog } from "../_shared/http/log.ts";
import { isSame, keyedHash } from "../_shared/keyed-hash.ts";
import { reconcile } from "../_shared/payments/fulfil.ts";
import type { Ledger } from "../_shared/payments/ledger.ts";
import type { PaymentProvider } from "../_shared/payments/stripe-provider.ts";

export type ReconcileDeps = {
  /** What the caller, a schedule in the database, has to present. */
  key: string;
  provider: PaymentProvider;
  ledger: Ledger;
  log: CallLog;
};

const WRONG_KEY = { code: "WRONG_KEY", message: "The key is wrong." } as const;
const FAILED = {
  code: "FAILED",
  message: "The provider or the database cannot be reached.",
} as const;

/** Called by a schedule, never by a browser. 500 when a subscription could not be read. */
export function createHandler(deps: ReconcileDeps): (request: Request) => Promise<Response> {
  return async (request) => {
    await request.text();
    if (request.method !== "POST") return errorResponse(USE_POST);
    if (!(await isKey(request, deps.key))) return errorResponse(WRONG_KEY);
    try {
      const { failures, ...counts } = await reconcile(deps);
      const outcome = JSON.stringify(counts);
      deps.log({ event: "reconcile", outcome, cause: failures[0]?.error });
      const body = { ...counts, failed: failures.length };
      return jsonResponse(failures.length === 0 ? 200 : 500, body);
    } catch (cause) {
      deps.log({ event: "reconcile", outcome: "failed", cause });
      return errorResponse(FAILED);
    }
  };
}

/** Compares hashes, so that the time taken says nothing about the key. */
async function isKey(request: Request, key: string): Promise<boolean> {
  const given = request.headers.get("authorization") ?? "";
  return isSame(await keyedHash(key, `Bearer ${key}`), await keyedHash(key, given));
}
