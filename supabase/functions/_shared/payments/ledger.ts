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

/** Who has paid, in Postgres, through functions only the service role may execute. All calls throw. */
export type Ledger = {
  beginEvent: (eventId: string | null) => Promise<{ isKnown: boolean; ticket: number }>;
  beginCheck: (userId: string) => Promise<{ isAllowed: boolean; ticket: number }>;
  /** Remembers an event that changed nothing. */
  finishEvent: (event: { id: string; type: string }) => Promise<void>;
  record: (input: RecordInput) => Promise<Recorded>;
  subscriptionsOf: (userId: string) => Promise<OwnSubscription[]>;
  unsettledSubscriptions: () => Promise<string[]>;
  /** Clears the flags of those whose access has run out; how many. */
  sweep: () => Promise<number>;
  deleteAccount: (userId: string) => Promise<void>;
};

type Row = Record<string, unknown>;

/** As much of supabase-js, or of postgrest-js alone, as is needed. */
export type RpcClient = {
  rpc: (name: string, parameters: object) => PromiseLike<{ data: unknown; error: object | null }>;
};

export function createSupabaseLedger(client: RpcClient): Ledger {
  async function rowsOf(name: string, parameters: object = {}): Promise<Row[]> {
    const { data, error } = await client.rpc(name, parameters);
    if (error !== null) throw new Error(`${name} failed`, { cause: error });
    return (Array.isArray(data) ? data : [data]) as Row[];
  }
  async function rowOf(name: string, parameters: object = {}): Promise<Row> {
    const [row] = await rowsOf(name, parameters);
    if (typeof row !== "object" || row === null) throw new Error(`${name} sent no row.`);
    return row;
  }
  return {
    async beginEvent(eventId) {
      const row = await rowOf("begin_payment_event", { p_event_id: eventId });
      return { isKnown: row["is_known"] === true, ticket: Number(row["ticket"]) };
    },
    async beginCheck(userId) {
      const row = await rowOf("begin_checkout_check", { p_user_id: userId });
      return { isAllowed: row["is_allowed"] === true, ticket: Number(row["ticket"]) };
    },
    async finishEvent({ id, type }) {
      await rowsOf("finish_payment_event", { p_event_id: id, p_event_type: type });
    },
    async record({ ticket, facts, event }) {
      return recordedOf(
        await rowOf("record_subscription", {
          p_ticket: ticket,
          p_facts: facts,
          p_event_id: event?.id ?? null,
          p_event_type: event?.type ?? null,
        }),
      );
    },
    async subscriptionsOf(userId) {
      const rows = await rowsOf("subscriptions_of_user", { p_user_id: userId });
      return rows.map((row) => ({
        subscriptionId: String(row["subscription_id"]),
        customerId: String(row["customer_id"]),
        status: String(row["status"]),
      }));
    },
    async unsettledSubscriptions() {
      const rows = await rowsOf("unsettled_subscriptions");
      return rows.map((row) => String(row["subscription_id"]));
    },
    async sweep() {
      return Number((await rowOf("sweep_expired_subscriptions"))["swept"]);
    },
    async deleteAccount(userId) {
      await rowOf("delete_account", { p_user_id: userId });
    },
  };
}

function recordedOf({ outcome, user_id: userId, is_entitled: isEntitled }: Row): Recorded {
  if (outcome === "parked" || outcome === "ignored") return { outcome };
  if ((outcome === "recorded" || outcome === "stale") && typeof userId === "string") {
    return { outcome: "recorded", userId, isEntitled: isEntitled === true };
  }
  throw new Error(`record_subscription sent an unknown outcome: ${String(outcome)}`);
}
