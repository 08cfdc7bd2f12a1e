import Stripe from "stripe";

import { HttpError } from "../http/errors.ts";
import { isRecord } from "../http/json.ts";
import type { PaymentEvent } from "./provider.ts";
import { idOf } from "./stripe-facts.ts";

/**
 * Throws BAD_SIGNATURE when the signature does not prove that the provider sent exactly this text just now, and
 * BAD_REQUEST when what it sent is no event.
 */
export type ReadSignedEvent = (body: string, signature: string) => Promise<PaymentEvent>;

/** https://docs.stripe.com/webhooks/signature */
const SIGNATURE = /(?:^|,)v1=[\da-f]{64}(?:,|$)/u;
/** Ids and types are stored. The provider's ids are never longer: https://docs.stripe.com/upgrades */
const MAX_NAME_LENGTH = 255;

/** Whether it could be one of the provider's at all, which is known before the body is read. */
export const isSignature = (header: string): boolean => SIGNATURE.test(header);

export function createSignedEventReader(stripe: Stripe, webhookSecret: string): ReadSignedEvent {
  const crypto = Stripe.createSubtleCryptoProvider();
  return async (body, signature) => {
    let event: unknown;
    try {
      event = await stripe.webhooks.constructEventAsync(
        body,
        signature,
        webhookSecret,
        undefined,
        crypto,
      );
    } catch (error) {
      // The library's message quotes the request, which anybody may have sent.
      throw error instanceof Stripe.errors.StripeSignatureVerificationError
        ? badSignature()
        : noEvent();
    }
    if (!isEvent(event)) throw noEvent();
    return paymentEventOf(event);
  };
}

export const badSignature = () => new HttpError("BAD_SIGNATURE", "The signature is not valid.");
const noEvent = () => new HttpError("BAD_REQUEST", "The body is not an event.");

const isName = (value: unknown): boolean =>
  typeof value === "string" && value !== "" && value.length <= MAX_NAME_LENGTH;

function isEvent(value: unknown): value is Stripe.Event {
  return (
    isRecord(value) &&
    isName(value["id"]) &&
    isName(value["type"]) &&
    isRecord(value["data"]) &&
    isRecord(value["data"]["object"])
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
