import { rowOf, type RpcClient, rowsOf } from "../backend.ts";
import type { Identity } from "../http/identity.ts";
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

export type Payment = { subscriptionId: string; customerId: string };
export type OwnSubscription = Payment & { status: string };

export type DeletionCheck = {
  /** False after too many tries. */
  isAllowed: boolean;
  /** Signed in minutes ago. */
  isFresh: boolean;
  createdAt: Date;
  /** Null when its owner has not proved to own it. */
  confirmedEmail: string | null;
};

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
      return rows.map((row) => ({ ...paymentOf(row), status: String(row["status"]) }));
    },
    async unsettledSubscriptions(): Promise<string[]> {
      const rows = await rowsOf(client, { name: "unsettled_subscriptions" });
      return rows.map((row) => String(row["subscription_id"]));
    },
    /** Clears the flags of those whose access has run out; how many. */
    async sweep(): Promise<number> {
      return Number((await rowOf(client, { name: "sweep_expired_subscriptions" }))["swept"]);
    },
    async beginDeletion({ userId, sessionId }: Identity): Promise<DeletionCheck> {
      const row = await rowOf(client, {
        name: "begin_account_deletion",
        p_user_id: userId,
        p_session_id: sessionId ?? "",
      });
      const email = row["confirmed_email"];
      return {
        isAllowed: row["is_allowed"] === true,
        isFresh: row["is_fresh"] === true,
        createdAt: new Date(String(row["created_at"])),
        confirmedEmail: typeof email === "string" ? email : null,
      };
    },
    async paymentsToEnd(userId: string): Promise<Payment[]> {
      const rows = await rowsOf(client, { name: "payments_to_end", p_user_id: userId });
      return rows.map(paymentOf);
    },
    /** False, and nothing is deleted, when a payment that has to be ended is not among the ended ones. */
    async deleteAccount({ userId, ended }: { userId: string; ended: string[] }): Promise<boolean> {
      const row = await rowOf(client, {
        name: "delete_account",
        p_user_id: userId,
        p_ended: ended,
      });
      return row["deleted"] === 1;
    },
  };
}

const paymentOf = (row: Record<string, unknown>): Payment => ({
  subscriptionId: String(row["subscription_id"]),
  customerId: String(row["customer_id"]),
});

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
