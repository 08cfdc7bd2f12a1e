import type { Usage } from "../../supabase/functions/generate-prompt/errors";
import type {
  Quota,
  ReserveInput,
  Reservation,
  SettleInput,
} from "../../supabase/functions/generate-prompt/quota";

export type RecordedQuota = Quota & { reserved: ReserveInput[]; settled: SettleInput[] };

export const HELD: Reservation = {
  status: "reserved",
  holdId: "hold-1",
  usage: { used: 0, limit: 2 },
};

/** A quota that answers as told and remembers what it was asked. */
export function recordedQuota(
  reservation: Reservation | Error = HELD,
  settlement: Usage | Error = { used: 1, limit: 2 },
): RecordedQuota {
  const reserved: ReserveInput[] = [];
  const settled: SettleInput[] = [];
  return {
    reserved,
    settled,
    reserve: (input) => {
      reserved.push(input);
      return settle(reservation);
    },
    settle: (input) => {
      settled.push(input);
      return settle(settlement);
    },
  };
}

function settle<Value>(outcome: Value | Error): Promise<Value> {
  return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome);
}
