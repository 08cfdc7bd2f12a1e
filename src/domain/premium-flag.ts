export type PremiumFlagState = {
  isSet: boolean;
  /** Whether the server has said the same since the flag was set. */
  isConfirmed: boolean;
};

/**
 * What becomes of the local flag when the server has said whether the account is premium. The flag of
 * path (b), which the server has not confirmed yet, stays: the specification's section 4 shows it at
 * once, and a payment may reach the server later. 'Refresh' and the sign-out drop it. A flag that was
 * confirmed and no longer is belongs to a subscription that has ended, so it is dropped at once.
 */
export function reconcileFlag(
  { isSet, isConfirmed }: PremiumFlagState,
  isServerPremium: boolean,
): "keep" | "confirm" | "drop" {
  if (!isSet) return "keep";
  if (isServerPremium) return isConfirmed ? "keep" : "confirm";
  return isConfirmed ? "drop" : "keep";
}
