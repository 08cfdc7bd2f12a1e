import { rowOf, type RpcClient } from "../../_shared/backend.ts";
import type { FailureCode, Usage } from "../contract.ts";

/** Who pays, and for what: a user, or (`userId: null`) a guest behind a network key. */
export type ReserveInput = {
  userId: string | null;
  guestId: string | null;
  networkKey: string;
  requestId: string;
  parentRequestId: string | null;
  /** Of a refinement, `answerHash` of the text it changes: only an answer of ours is refined within the same use. */
  parentAnswer: string | null;
  /** Keyed hash of the request: an id belongs to one request. */
  fingerprint: string;
  /** A challenge is configured, and this caller has not passed it. */
  needsChallenge: boolean;
  /** An answer of ours is drawn again by the engine without a model: no use, no start. */
  isRedraw: boolean;
};
/**
 * How a call ended: with a text, of which `answer` is the `answerHash`; with an answer that is no use, such as a
 * question back; or with nothing. The last two give the use back, but only the last is a failure.
 */
export type Ending = { kind: "answered"; answer: string } | { kind: "no-use" } | { kind: "failed" };
export type SettleInput = { holdId: string; ending: Ending };
export type Settlement = { usage: Usage; isCounted: boolean };

/** The codes of the store's refusals. */
export const REFUSALS = {
  quota_exceeded: "QUOTA_EXCEEDED",
  in_flight: "IN_FLIGHT",
  rate_limited: "RATE_LIMITED",
  daily_limit: "DAILY_LIMIT",
  guests_breaker: "DAILY_LIMIT",
  spending_breaker: "UNAVAILABLE",
  challenge_required: "TURNSTILE_REQUIRED",
  request_mismatch: "BAD_REQUEST",
  foreign_redraw: "BAD_REQUEST",
} as const satisfies Record<string, FailureCode>;
type RefusalStatus = keyof typeof REFUSALS;

export type Reserved = {
  status: "reserved";
  holdId: string;
  usage: Usage;
  /** What this id was answered with before, and need not be made again. */
  keptAnswer: string | null;
};

export type Reservation =
  | Reserved
  | { status: RefusalStatus; usage: Usage; retryAfterSeconds: number | null };

export type Quota = ReturnType<typeof createSupabaseQuota>;

/**
 * The ledger in Postgres, through functions only the service role may execute. Reserve before the costly call,
 * settle after it: success is counted, failure gives the hold back. A second settle changes nothing. Both throw when
 * the store cannot be reached.
 */
export function createSupabaseQuota(client: RpcClient) {
  return {
    async reserve(input: ReserveInput): Promise<Reservation> {
      const row = await rowOf(client, {
        name: "reserve_enhancement",
        p_user_id: input.userId,
        p_guest_id: input.guestId,
        p_network: input.networkKey,
        p_request_id: input.requestId,
        p_parent_request_id: input.parentRequestId,
        p_parent_answer: input.parentAnswer,
        p_fingerprint: input.fingerprint,
        p_needs_challenge: input.needsChallenge,
        p_is_redraw: input.isRedraw,
      });
      return toReservation(row);
    },
    async settle({ holdId, ending }: SettleInput): Promise<Settlement> {
      const row = await rowOf(client, {
        name: "settle_enhancement",
        p_hold_id: holdId,
        p_succeeded: ending.kind !== "failed",
        p_answer: ending.kind === "answered" ? ending.answer : null,
        p_is_use: ending.kind !== "no-use",
      });
      return { usage: toUsage(row), isCounted: row["is_counted"] === true };
    },
  };
}

function isRefusal(status: unknown): status is RefusalStatus {
  return typeof status === "string" && Object.hasOwn(REFUSALS, status);
}

function toReservation(row: Record<string, unknown>): Reservation {
  const usage = toUsage(row);
  const { status, hold_id: holdId, kept_answer: kept, retry_after: seconds } = row;
  if (status === "reserved" && typeof holdId === "string") {
    return { status, holdId, usage, keptAnswer: typeof kept === "string" ? kept : null };
  }
  if (isRefusal(status)) {
    return { status, usage, retryAfterSeconds: typeof seconds === "number" ? seconds : null };
  }
  throw new Error(`The quota store sent an unknown status: ${String(status)}`);
}

function toUsage({ used, usage_limit: limit }: Record<string, unknown>): Usage {
  if (typeof used !== "number" || !(limit === null || typeof limit === "number")) {
    throw new Error("The quota store sent no usage.");
  }
  return { used, limit };
}
