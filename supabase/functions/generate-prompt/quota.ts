import type { SupabaseClient } from "@supabase/supabase-js";

import type { Usage } from "./errors.ts";

/** Who pays: a user, or (`userId: null`) the guest behind a network key. */
export type ReserveInput = { userId: string | null; networkKey: string; requestId: string };
export type SettleInput = { holdId: string; succeeded: boolean };

export type Reservation =
  | { status: "reserved"; holdId: string; usage: Usage }
  | { status: "quota_exceeded" | "in_flight" | "rate_limited"; usage: Usage };

/**
 * Reserve before the costly call, settle after it: success is counted, failure gives the hold
 * back. A second settle changes nothing. Both throw when the store cannot be reached.
 */
export type Quota = {
  reserve: (input: ReserveInput) => Promise<Reservation>;
  settle: (input: SettleInput) => Promise<Usage>;
};

/** The ledger in Postgres, through functions only the service role may execute. */
export function createSupabaseQuota(client: Pick<SupabaseClient, "rpc">): Quota {
  return {
    async reserve({ userId, networkKey, requestId }) {
      const { data, error } = await client.rpc("reserve_enhancement", {
        p_user_id: userId,
        p_network: networkKey,
        p_request_id: requestId,
      });
      if (error !== null) throw new Error("reserve_enhancement failed", { cause: error });
      return toReservation(firstRow(data));
    },
    async settle({ holdId, succeeded }) {
      const { data, error } = await client.rpc("settle_enhancement", {
        p_hold_id: holdId,
        p_succeeded: succeeded,
      });
      if (error !== null) throw new Error("settle_enhancement failed", { cause: error });
      return toUsage(firstRow(data));
    },
  };
}

type Row = Record<string, unknown>;

function firstRow(data: unknown): Row {
  const row: unknown = Array.isArray(data) ? data[0] : data;
  if (!isRow(row)) throw new Error("The quota store sent no row.");
  return row;
}

function isRow(value: unknown): value is Row {
  return typeof value === "object" && value !== null;
}

function toReservation(row: Row): Reservation {
  const usage = toUsage(row);
  const { status, hold_id: holdId } = row;
  if (status === "reserved" && typeof holdId === "string") return { status, holdId, usage };
  if (status === "quota_exceeded" || status === "in_flight" || status === "rate_limited") {
    return { status, usage };
  }
  throw new Error(`The quota store sent an unknown status: ${String(status)}`);
}

function toUsage({ used, usage_limit: limit }: Row): Usage {
  if (typeof used !== "number" || !(limit === null || typeof limit === "number")) {
    throw new Error("The quota store sent no usage.");
  }
  return { used, limit };
}
