import { rowOf, type RpcClient, rowsOf } from "../backend.ts";
import type { SubscriptionFacts } from "./provider.ts";

/**
 * - recorded: written, or an equal or newer reading is already there.
 * - parked: paid, but no account was found; support decides.
 * - ignored: it belongs to no account and grants nothing.
 */
export type Recorded =
  | { outcome: "recorded"; userId: string; isEntitled: boolean }
  | { outcome: "parked" | "ignored" };

export type RecordInput = {
  /** Drawn before the provider was read: of two readings the later one stays. */
  ticket: number;
  facts: SubscriptionFacts;
  event: { id: string; type: string } | null;
};

export type OwnSubscription = { subscriptionId: string; customerId: string; status: string };

export type Ledger = ReturnType<typeof createSupabaseLedger>;

/** Who has paid, in Postgres, through functions only the service role may execute. All calls throw. */
export function createSupabaseLedger(client: RpcClient) {
  return {
    async beginEvent(eventId: string | null): Promise<{ isKnown: boolean; ticket: number }> {
      const row = await rowOf(client, { name: "begin_payment_event", p_event_id: eventId });
      return { isKnown: row["is_known"] === true, ticket: Number(row["ticket"]) };
    },
    async beginCheck(userId: string): Promise<{ isAllowed: boolean; ticket: number }> {
      const row = await rowOf(client, { name: "begin_checkout_check", p_user_id: userId });
      return { isAllowed: row["is_allowed"] === true, ticket: Number(row["ticket"]) };
    },
    /** Remembers an event that changed nothing. */
    async finishEvent({ id, type }: { id: string; type: string }): Promise<void> {
      await rowsOf(client, { name: "finish_payment_event", p_event_id: id, p_event_type: type });
    },
    async record({ ticket, facts, event }: RecordInput): Promise<Recorded> {
      const row = await rowOf(client, {
        name: "record_subscription",
        p_ticket: ticket,
        p_facts: facts,
        p_event_id: event?.id ?? null,
        p_event_type: event?.type ?? null,
      });
      return recordedOf(row);
    },
    async subscriptionsOf(userId: string): Promise<OwnSubscription[]> {
      const rows = await rowsOf(client, { name: "subscriptions_of_user", p_user_id: userId });
      return rows.map((row) => ({
        subscriptionId: String(row["subscription_id"]),
        customerId: String(row["customer_id"]),
        status: String(row["status"]),
      }));
    },
    async unsettledSubscriptions(): Promise<string[]> {
      const rows = await rowsOf(client, { name: "unsettled_subscriptions" });
      return rows.map((row) => String(row["subscription_id"]));
    },
    /** Clears the flags of those whose access has run out; how many. */
    async sweep(): Promise<number> {
      return Number((await rowOf(client, { name: "sweep_expired_subscriptions" }))["swept"]);
    },
    async deleteAccount(userId: string): Promise<void> {
      await rowOf(client, { name: "delete_account", p_user_id: userId });
    },
  };
}

function recordedOf({
  outcome,
  user_id: userId,
  is_entitled: isEntitled,
}: Record<string, unknown>): Recorded {
  if (outcome === "parked" || outcome === "ignored") return { outcome };
  if ((outcome === "recorded" || outcome === "stale") && typeof userId === "string") {
    return { outcome: "recorded", userId, isEntitled: isEntitled === true };
  }
  throw new Error(`record_subscription sent an unknown outcome: ${String(outcome)}`);
}
