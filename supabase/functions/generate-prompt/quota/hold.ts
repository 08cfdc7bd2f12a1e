import type { Quota, Reserved, Settlement } from "./quota.ts";

/** A reserved use that is settled once, by whichever of the two comes first. */
export type Hold = {
  commit: () => Promise<Settlement>;
  refund: () => Promise<Settlement>;
};

/**
 * When the store is gone in between, the visitor still gets the answer, with the usage known before it;
 * the hold then counts against the limit until it expires by itself.
 */
export function openHold(
  { holdId, usage }: Reserved,
  quota: Quota,
  onFailure: (cause: unknown) => void,
): Hold {
  let settlement: Promise<Settlement> | undefined;
  const settle = (succeeded: boolean) => {
    settlement ??= quota.settle({ holdId, succeeded }).catch((cause) => {
      onFailure(cause);
      return { usage, isCounted: false };
    });
    return settlement;
  };
  return { commit: () => settle(true), refund: () => settle(false) };
}
