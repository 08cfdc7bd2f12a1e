import type { SupabaseClient } from "@supabase/supabase-js";

import { isRecord } from "../../_shared/http/json.ts";
import type { Usage } from "../contract.ts";

/** Who pays, and for what: a user, or (`userId: null`) a guest behind a network key. */
export type ReserveInput = {
  userId: string | null;
  guestId: string | null;
  networkKey: string;
  requestId: string;
  parentRequestId: string | null;
  /** Keyed hash of the request: an id belongs to one request. */
  fingerprint: string;
  /** A challenge is configured, and this caller has not passed it. */
  needsChallenge: boolean;
};
export type SettleInput = { holdId: string; succeeded: boolean };
export type Settlement = { usage: Usage; isCounted: boolean };

export type RefusalStatus =
  | "quota_exceeded"
  | "in_flight"
  | "rate_limited"
  | "daily_limit"
  | "challenge_required"
  | "request_mismatch";

export type Reserved = {
  status: "reserved";
  holdId: string;
  usage: Usage;
  /** This id was answered before. */
  isRepeat: boolean;
};

export type Reservation =
  | Reserved
  | { status: RefusalStatus; usage: Usage; retryAfterSeconds: number | null };

/**
 * Reserve before the costly call, settle after it: success is counted, failure gives the hold
 * back. A second settle changes nothing. Both throw when the store cannot be reached.
 */
export type Quota = {
  reserve: (input: ReserveInput) => Promise<Reservation>;
  settle: (input: SettleInput) => Promise<Settlement>;
};

/** The ledger in Postgres, through functions only the service role may execute. */
export function createSupabaseQuota(client: Pick<SupabaseClient, "rpc">): Quota {
  return {
    async reserve(input) {
      const { data, error } = await client.rpc("reserve_enhancement", {
        p_user_id: input.userId,
        p_guest_id: input.guestId,
        p_network: input.networkKey,
        p_request_id: input.requestId,
        p_parent_request_id: input.parentRequestId,
        p_fingerprint: input.fingerprint,
        p_needs_challenge: input.needsChallenge,
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
      const row = firstRow(data);
      return { usage: toUsage(row), isCounted: row["is_counted"] === true };
    },
  };
}

type Row = Record<string, unknown>;

function firstRow(data: unknown): Row {
  const row: unknown = Array.isArray(data) ? data[0] : data;
  if (!isRecord(row)) throw new Error("The quota store sent no row.");
  return row;
}

const REFUSALS = new Set<unknown>([
  "quota_exceeded",
  "in_flight",
  "rate_limited",
  "daily_limit",
  "challenge_required",
  "request_mismatch",
] satisfies RefusalStatus[]);

function isRefusal(status: unknown): status is RefusalStatus {
  return REFUSALS.has(status);
}

function toReservation(row: Row): Reservation {
  const usage = toUsage(row);
  const { status, hold_id: holdId, is_repeat: isRepeat, retry_after: seconds } = row;
  if (status === "reserved" && typeof holdId === "string") {
    return { status, holdId, usage, isRepeat: isRepeat === true };
  }
  if (isRefusal(status)) {
    return { status, usage, retryAfterSeconds: typeof seconds === "number" ? seconds : null };
  }
  throw new Error(`The quota store sent an unknown status: ${String(status)}`);
}

function toUsage({ used, usage_limit: limit }: Row): Usage {
  if (typeof used !== "number" || !(limit === null || typeof limit === "number")) {
    throw new Error("The quota store sent no usage.");
  }
  return { used, limit };
}
