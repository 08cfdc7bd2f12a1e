import type { Entitlement } from "./entitlement";

/** How many prompts there are. Counting may stop early: then there are more than `count`. */
export type PromptTotal = { count: number; isCapped: boolean };

/** 'Premium Content Below': both kinds exist and the viewer is not premium (section 2). */
export function shouldShowPremiumDivider(
  { free, premium }: Record<"free" | "premium", readonly unknown[]>,
  { tier }: Pick<Entitlement, "tier">,
): boolean {
  return tier !== "premium" && free.length > 0 && premium.length > 0;
}

export function sumOfTotals(totals: readonly PromptTotal[]): PromptTotal {
  return {
    count: totals.reduce((sum, { count }) => sum + count, 0),
    isCapped: totals.some(({ isCapped }) => isCapped),
  };
}

/** '1,078'; where counting stopped, 'over 1,000', rounded down to thousands. */
export function totalText({ count, isCapped }: PromptTotal): string {
  const shown = isCapped ? Math.floor(count / 1000) * 1000 : count;
  return (isCapped ? "over " : "") + shown.toLocaleString("en-US");
}
