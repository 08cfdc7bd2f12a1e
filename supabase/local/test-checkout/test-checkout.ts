import { randomBytes } from "node:crypto";
import { join } from "node:path";

import { readState, writeState } from "../state-file";
import { createTestAccount } from "./account";
import { createCheckoutPages, PAGES_PATH } from "./checkout-pages";
import { createDeliveries } from "./deliveries";
import { createProviderApi } from "./provider-api";
import { type DeliveryMode, noRecords, PRICE_ID, type Records } from "./records";

type TestCheckoutOptions = {
  siteUrl: string;
  dataFolder: string;
  /** How a message reaches the site. */
  fetch: (input: string, init: RequestInit) => Promise<Response>;
};

type State = { secretKey: string; webhookSecret: string; reconcileKey: string; records: Records };

/**
 * Stands in for the card provider where there is no account with one: the endpoints that our functions call,
 * a checkout and a customer portal, with messages signed as the provider signs them. Local development only:
 * nothing outside supabase/local and the tests may import it.
 */
export function createTestCheckout({ siteUrl, dataFolder, fetch }: TestCheckoutOptions) {
  const { state, save } = openState(dataFolder);
  const { records, secretKey, webhookSecret, reconcileKey } = state;
  const webhookUrl = `${siteUrl}/functions/v1/payment-webhook`;
  const deliveries = createDeliveries({ records, webhookUrl, webhookSecret, fetch, save });
  const accountWith = (mode: DeliveryMode) =>
    createTestAccount({
      records,
      now: () => Math.floor(Date.now() / 1000),
      emit: (type, object) => deliveries.send(type, object, mode),
    });
  return {
    /** /test-checkout/*: what people see. */
    pages: createCheckoutPages({
      records,
      accountWith,
      deliveries,
      save,
      reconcile: async () => {
        const headers = { authorization: `Bearer ${reconcileKey}` };
        const address = `${siteUrl}/functions/v1/reconcile-payments`;
        const { ok } = await fetch(address, { method: "POST", headers, body: "{}" });
        return ok;
      },
    }),
    /** /v1/*: what the functions call. */
    api: createProviderApi({
      records,
      // Changes made through the API send events like all others.
      account: accountWith("now"),
      secretKey,
      portalUrl: `${siteUrl}${PAGES_PATH}/portal`,
      save,
    }),
    /** What the functions have to be told, without the address of the interface. */
    environment: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_PRICE_ID: PRICE_ID,
      RECONCILE_KEY: reconcileKey,
    },
    accountWith,
    records,
    deliveries,
  };
}

const newState = (): State => ({
  secretKey: `sk_test_${randomBytes(24).toString("hex")}`,
  webhookSecret: `whsec_${randomBytes(24).toString("hex")}`,
  reconcileKey: randomBytes(24).toString("hex"),
  records: noRecords(),
});

function openState(dataFolder: string): { state: State; save: () => void } {
  const file = join(dataFolder, "test-checkout.json");
  const kept = readState(file, isState);
  const state = { ...newState(), ...kept };
  const save = (): void => writeState(file, state);
  save();
  return { state, save };
}

const isState = (value: unknown): value is Partial<State> =>
  typeof value === "object" && value !== null && "records" in value;
