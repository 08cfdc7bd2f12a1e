import { errorResponse, USE_POST } from "../_shared/http/errors.ts";
import { jsonResponse } from "../_shared/http/json.ts";
import type { CallLog } from "../_shared/http/log.ts";
import { fulfil, subscriptionOf } from "../_shared/payments/fulfil.ts";
import type { Ledger } from "../_shared/payments/ledger.ts";
import type { PaymentEvent } from "../_shared/payments/provider.ts";
import type { ReadSignedEvent } from "../_shared/payments/stripe-events.ts";
import type { PaymentProvider } from "../_shared/payments/stripe-provider.ts";

export type WebhookDeps = {
  readSignedEvent: ReadSignedEvent;
  provider: PaymentProvider;
  ledger: Ledger;
  log: CallLog;
};

const BAD_SIGNATURE = { code: "BAD_SIGNATURE", message: "The signature is not valid." } as const;
const MAX_EVENT_ID_CHARACTERS = 255;
const TOO_LONG = { code: "BAD_REQUEST", message: "The event's id is too long." } as const;
const FAILED = {
  code: "FAILED",
  message: "The event could not be worked on. Send it again.",
} as const;

/**
 * Called by the provider alone, so there is no CORS. An event wakes us up; what it says is read again at its
 * source. Anything but 200 makes the provider send it again: https://docs.stripe.com/webhooks
 */
export function createHandler(deps: WebhookDeps): (request: Request) => Promise<Response> {
  return async (request) => {
    const body = await request.text();
    if (request.method !== "POST") return errorResponse(USE_POST);
    const event = await verified(body, request.headers.get("stripe-signature"), deps);
    if (event === null) return errorResponse(BAD_SIGNATURE);
    if (event.id.length > MAX_EVENT_ID_CHARACTERS) return errorResponse(TOO_LONG);
    try {
      const outcome = await work(event, deps);
      deps.log({ event: event.type, outcome });
      return jsonResponse(200, { received: true, outcome });
    } catch (cause) {
      deps.log({ event: event.type, outcome: "failed", cause });
      return errorResponse(FAILED);
    }
  };
}

async function verified(
  body: string,
  signature: string | null,
  { readSignedEvent, log }: WebhookDeps,
): Promise<PaymentEvent | null> {
  try {
    return await readSignedEvent(body, signature);
  } catch {
    // The library's message quotes the request, which anybody may have sent.
    log({ event: "unsigned", outcome: "refused" });
    return null;
  }
}

async function work(event: PaymentEvent, { provider, ledger }: WebhookDeps): Promise<string> {
  const { isKnown, ticket } = await ledger.beginEvent(event.id);
  if (isKnown) return "duplicate";
  const subscriptionId =
    event.isLive === provider.isLive ? await subscriptionOf(event, provider) : null;
  if (subscriptionId === null) {
    await ledger.finishEvent(event);
    return "unrelated";
  }
  const { outcome } = await fulfil({ subscriptionId, ticket, event }, { provider, ledger });
  return outcome;
}
