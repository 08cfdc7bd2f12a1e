import { readAtMost, TooLarge } from "../_shared/http/body.ts";
import { HttpError } from "../_shared/http/errors.ts";
import { jsonHandler } from "../_shared/http/json-handler.ts";
import type { CallLog } from "../_shared/http/log.ts";
import { fulfil, subscriptionOf } from "../_shared/payments/fulfil.ts";
import type { Ledger } from "../_shared/payments/ledger.ts";
import type { PaymentEvent } from "../_shared/payments/provider.ts";
import {
  badSignature,
  isSignature,
  type ReadSignedEvent,
} from "../_shared/payments/stripe-events.ts";
import type { PaymentProvider } from "../_shared/payments/stripe-provider.ts";
import type { CountRefusal } from "../_shared/refusals.ts";

export type WebhookDeps = {
  readSignedEvent: ReadSignedEvent;
  provider: PaymentProvider;
  ledger: Ledger;
  countRefusal: CountRefusal;
  log: CallLog;
};

/** The provider's events are some kilobytes long. */
const MAX_EVENT_BYTES = 1024 * 1024;

/**
 * Called by the provider alone, so there is no CORS. An event wakes us up; what it says is read again at its
 * source. Anything but 200 makes the provider send it again: https://docs.stripe.com/webhooks
 */
export function createHandler(deps: WebhookDeps): (request: Request) => Promise<Response> {
  const refusalOf = (cause: unknown) =>
    new HttpError("FAILED", "The event could not be worked on. Send it again.", { cause });
  const options = { name: "payment-webhook", allow: "POST", log: deps.log, refusalOf } as const;
  return jsonHandler(options, async (request) => {
    const event = await signedEvent(request, deps);
    try {
      const outcome = await work(event, deps);
      return {
        status: 200,
        body: { received: true, outcome },
        outcome: `${event.type} ${outcome}`,
      };
    } catch (cause) {
      throw new Error(event.type, { cause });
    }
  });
}

/** Nothing is read for a caller without a signature, and no more than an event can have for one with any. */
async function signedEvent(
  request: Request,
  { readSignedEvent, countRefusal }: WebhookDeps,
): Promise<PaymentEvent> {
  const signature = request.headers.get("stripe-signature") ?? "";
  try {
    if (!isSignature(signature)) throw badSignature();
    const bytes = await readAtMost(request.body, MAX_EVENT_BYTES);
    return await readSignedEvent(new TextDecoder().decode(bytes), signature);
  } catch (error) {
    if (error instanceof TooLarge) throw new HttpError("BODY_TOO_LARGE", "No event is this large.");
    if (error instanceof HttpError && error.code === "BAD_SIGNATURE") await countRefusal();
    throw error;
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
