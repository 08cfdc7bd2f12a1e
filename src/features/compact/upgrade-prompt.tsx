import { PREMIUM_PERIOD, PREMIUM_PRICE, UPGRADE_DIALOG_TITLE } from "@/config/plans";
import type { Entitlement } from "@/domain/entitlement";
import { Button } from "@/ui/button";

export type UpgradePromptProps = {
  entitlement: Entitlement;
  onUpgrade: () => void;
};

/** What Premium would change here, and a link to it. Renders nothing for Premium users. */
export function UpgradePrompt({ entitlement: { tier, remaining }, onUpgrade }: UpgradePromptProps) {
  if (tier === "premium") return null;
  return (
    <div className="border-line flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t pt-4">
      <p className="text-muted max-w-text text-sm">
        {remaining === 0 && "You have used your free enhancements. "}
        Premium has no limit, for {PREMIUM_PRICE} {PREMIUM_PERIOD}.
      </p>
      <Button onClick={onUpgrade}>{UPGRADE_DIALOG_TITLE}</Button>
    </div>
  );
}
