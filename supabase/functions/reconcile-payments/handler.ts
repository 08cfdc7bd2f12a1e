import { HttpError } from "../_shared/http/errors.ts";
import { jsonHandler } from "../_shared/http/json-handler.ts";
import type { CallLog } from "../_shared/http/log.ts";
import { hasKey } from "../_shared/keyed-hash.ts";
import { reconcile } from "../_shared/payments/fulfil.ts";
import type { Ledger } from "../_shared/payments/ledger.ts";
import type { PaymentProvider } from "../_shared/payments/stripe-provider.ts";
import type { CountRefusal } from "../_shared/refusals.ts";

export type ReconcileDeps = {
  /** What the caller, a schedule in the database, has to present. */
  key: string;
  provider: PaymentProvider;
  ledger: Ledger;
  countRefusal: CountRefusal;
  log: CallLog;
};

/** Called by a schedule, never by a browser. 500 when a subscription could not be read. */
export function createHandler(deps: ReconcileDeps): (request: Request) => Promise<Response> {
  const refusalOf = (cause: unknown) =>
    new HttpError("FAILED", "The provider or the database cannot be reached.", { cause });
  const options = { name: "reconcile-payments", allow: "POST", log: deps.log, refusalOf } as const;
  return jsonHandler(options, async (request) => {
    if (!(await hasKey(request, deps.key))) {
      await deps.countRefusal();
      throw new HttpError("WRONG_KEY", "The key is wrong.");
    }
    const { failures, ...counts } = await reconcile(deps);
    return {
      status: failures.length === 0 ? 200 : 500,
      body: { ...counts, failed: failures.length },
      outcome: JSON.stringify(counts),
      cause: failures[0]?.error,
    };
  });
}
