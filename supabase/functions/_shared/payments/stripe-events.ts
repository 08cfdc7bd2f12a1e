import Stripe from "stripe";

import type { PaymentEvent } from "./provider.ts";
import { idOf } from "./stripe-facts.ts";

/** Throws when the signature does not prove that the provider sent exactly this text just now. */
export type ReadSignedEvent = (body: string, signature: string | null) => Promise<PaymentEvent>;

export function createSignedEventReader(stripe: Stripe, webhookSecret: string): ReadSignedEvent {
  const crypto = Stripe.createSubtleCryptoProvider();
  return async (body, signature) =>
    paymentEventOf(
      await stripe.webhooks.constructEventAsync(
        body,
        signature ?? "",
        webhookSecret,
        undefined,
        crypto,
      ),
    );
}

export function paymentEventOf(event: Stripe.Event): PaymentEvent {
  return {
    id: event.id,
    type: event.type,
    isLive: event.livemode,
    subscriptionId: subscriptionIdOf(event),
    paymentIntentId: paymentIntentIdOf(event),
  };
}

function subscriptionIdOf(event: Stripe.Event): string | null {
  if (
    event.type === "checkout.session.completed" ||
    event.type === "checkout.session.async_payment_succeeded" ||
    event.type === "checkout.session.async_payment_failed"
  ) {
    return idOf(event.data.object.subscription);
  }
  if (event.type === "invoice.paid" || event.type === "invoice.payment_failed") {
    return idOf(event.data.object.parent?.subscription_details?.subscription);
  }
  return event.type === "customer.subscription.created" ||
    event.type === "customer.subscription.updated" ||
    event.type === "customer.subscription.deleted"
    ? event.data.object.id
    : null;
}

function paymentIntentIdOf(event: Stripe.Event): string | null {
  return event.type === "charge.refunded" ||
    event.type === "charge.dispute.created" ||
    event.type === "charge.dispute.closed"
    ? idOf(event.data.object.payment_intent)
    : null;
}
