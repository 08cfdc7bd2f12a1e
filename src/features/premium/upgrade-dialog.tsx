import {
  PREMIUM_GUARANTEE,
  PREMIUM_PERIOD,
  PREMIUM_PRICE,
  UPGRADE_DIALOG_TITLE,
} from "@/config/plans";
import { pendingIntentStore } from "@/data/viewer/pending-intent";
import { Dialog } from "@/ui/dialog";

import { BenefitList } from "./benefit-list";
import { CheckoutAction } from "./checkout-action";

export type UpgradeDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  user: { id: string; email?: string | undefined } | null;
  /** Called when the visitor has to sign in first; the wish to upgrade is remembered by then. */
  onSignInNeeded: () => void;
};

export function UpgradeDialog({ isOpen, onOpenChange, user, onSignInNeeded }: UpgradeDialogProps) {
  function handleSignInNeeded() {
    onOpenChange(false);
    pendingIntentStore.write({ kind: "upgrade" });
    onSignInNeeded();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={UPGRADE_DIALOG_TITLE}
      footer={<CheckoutAction user={user} onSignInNeeded={handleSignInNeeded} />}
    >
      <div className="grid gap-5">
        <p className="flex items-baseline gap-2">
          <span className="font-serif text-2xl">{PREMIUM_PRICE}</span>
          <span className="text-muted">{PREMIUM_PERIOD}</span>
        </p>
        <BenefitList />
        <p className="text-muted text-sm">{PREMIUM_GUARANTEE}</p>
      </div>
    </Dialog>
  );
}
