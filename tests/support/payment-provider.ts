import Stripe from "stripe";

import {
  createSignedEventReader,
  type ReadSignedEvent,
} from "../../supabase/functions/_shared/payments/stripe-events";
import {
  createStripeProvider,
  type PaymentProvider,
} from "../../supabase/functions/_shared/payments/stripe-provider";
import { createTestAccount, type TestAccount } from "../../supabase/local/test-checkout/account";
import { signatureOf } from "../../supabase/local/test-checkout/deliveries";
import { createProviderApi } from "../../supabase/local/test-checkout/provider-api";
import {
  newEvent,
  noRecords,
  PRICE_ID,
  type ProviderEvent,
  type Records,
  type Session,
  type Subscription,
} from "../../supabase/local/test-checkout/records";

const SECRET_KEY = "sk_test_provider";
export const WEBHOOK_SECRET = "whsec_provider";
const WEBHOOK_URL = "https://backend.test/functions/v1/payment-webhook";

export type TestProvider = {
  records: Records;
  account: TestAccount;
  /** What was emitted, in order. */
  events: ProviderEvent[];
  /** The official client, talking to the emulated provider. */
  provider: PaymentProvider;
  readSignedEvent: ReadSignedEvent;
  subscriptionOf: (session: Session) => Subscription;
  /** Requests of the functions to the provider, as "GET /v1/…". */
  calls: string[];
  /** Set to make every call fail in this way. */
  fault: { current: "refused connection" | "500" | null };
};

type Options = { now?: () => number; priceId?: string; secretKey?: string };

const nowInSeconds = (): number => Math.floor(Date.now() / 1000);

/** The emulated provider in this process, its events collected instead of sent. */
export function createTestProvider({
  now = nowInSeconds,
  priceId = PRICE_ID,
  secretKey = SECRET_KEY,
}: Options = {}): TestProvider {
  const records = noRecords();
  const events: ProviderEvent[] = [];
  const account = createTestAccount({
    records,
    now,
    emit: (type, object) => {
      const event = newEvent(type, object);
      events.push(event);
      records.events.push({ event, mode: "lost" });
    },
  });
  const portalUrl = "https://provider.test/portal";
  const api = createProviderApi({ records, account, secretKey, portalUrl, save: () => {} });
  const calls: string[] = [];
  const fault: TestProvider["fault"] = { current: null };
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(async (input, init) => {
      const request = new Request(input, init);
      calls.push(`${request.method} ${new URL(request.url).pathname}`);
      if (fault.current === "refused connection") throw new TypeError("refused");
      return fault.current === "500" ? Response.json({}, { status: 500 }) : api(request);
    }),
  });
  return {
    records,
    account,
    events,
    provider: createStripeProvider({ secretKey, priceId, apiBase: undefined }, stripe),
    readSignedEvent: createSignedEventReader(stripe, WEBHOOK_SECRET),
    subscriptionOf: ({ subscription }) => {
      const found = records.subscriptions.find(({ id }) => id === subscription);
      if (found === undefined) throw new Error("The session has no subscription.");
      return found;
    },
    calls,
    fault,
  };
}

type Signing = { secret?: string; at?: number; body?: string };

/** An event as the provider sends it; parts may be replaced. */
export const signedRequest = (event: object, signing: Signing = {}): Request =>
  signedBody(JSON.stringify(event), signing);

/** Any text as the provider would send it. */
export function signedBody(text: string, signing: Signing = {}): Request {
  const { secret = WEBHOOK_SECRET, at = nowInSeconds(), body = text } = signing;
  return new Request(WEBHOOK_URL, {
    method: "POST",
    body,
    headers: { "stripe-signature": signatureOf(text, { secret, at }) },
  });
}
