import { expect } from "vitest";

import type { Usage } from "../../supabase/functions/generate-prompt/contract";
import type {
  Quota,
  ReserveInput,
  Reservation,
  SettleInput,
} from "../../supabase/functions/generate-prompt/quota/quota";

export type RecordedQuota = Quota & { reserved: ReserveInput[]; settled: SettleInput[] };

export const HELD = {
  status: "reserved",
  holdId: "hold-1",
  usage: { used: 0, limit: 2 },
  keptAnswer: null,
} as const satisfies Reservation;

/** Refuses callers who still have a challenge to pass. */
export const CHALLENGING = ({ needsChallenge }: ReserveInput): Reservation =>
  needsChallenge ? { ...HELD, status: "challenge_required", retryAfterSeconds: null } : HELD;
/** What settles the hold after a complete answer, and after a failure. */
export const COMMITTED = {
  holdId: HELD.holdId,
  ending: { kind: "answered", answer: expect.stringMatching(/^[\da-f]{64}$/) },
};
export const REFUNDED: SettleInput = { holdId: HELD.holdId, ending: { kind: "failed" } };
/** What settles the hold after an answer that is no prompt. */
export const UNCOUNTED: SettleInput = { holdId: HELD.holdId, ending: { kind: "no-use" } };

/** A quota that answers as told and remembers what it was asked. */
export function recordedQuota(
  reservation: Reservation | Error | ((input: ReserveInput) => Reservation) = HELD,
  settlement: Usage | Error = { used: 1, limit: 2 },
): RecordedQuota {
  const reserved: ReserveInput[] = [];
  const settled: SettleInput[] = [];
  return {
    reserved,
    settled,
    reserve: (input) => {
      reserved.push(input);
      return outcomeOf(typeof reservation === "function" ? reservation(input) : reservation);
    },
    settle: (input) => {
      settled.push(input);
      return outcomeOf(
        settlement instanceof Error
          ? settlement
          : { usage: settlement, isCounted: input.ending.kind === "answered" },
      );
    },
  };
}

function outcomeOf<Value>(outcome: Value | Error): Promise<Value> {
  return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome);
}
