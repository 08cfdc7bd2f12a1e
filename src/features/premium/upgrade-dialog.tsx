import { useId } from "react";

import { checkoutUrl, IS_TEST_CHECKOUT } from "@/config/links";
import {
  PREMIUM_GUARANTEE,
  PREMIUM_PERIOD,
  PREMIUM_PRICE,
  TEST_CHECKOUT_NOTE,
  UPGRADE_DIALOG_TITLE,
} from "@/config/plans";
import { pendingIntentStore } from "@/data/viewer/pending-intent";
import { CATALOGUE } from "@/messages/catalogue";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { ExternalLink } from "@/ui/external-link";

import { BenefitList } from "./benefit-list";

type UpgradeDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  user: { id: string; email?: string | undefined } | null;
  /** Called when the visitor has to sign in first; the wish to upgrade is remembered by then. */
  onSignInNeeded: () => void;
};

const CHECKOUT_LABEL = "Continue to checkout";

type CheckoutActionProps = Pick<UpgradeDialogProps, "user" | "onSignInNeeded">;

/** The upgrade dialog's one action: checkout, the sign-in it requires, or why it is unavailable. */
function CheckoutAction({ user, onSignInNeeded }: CheckoutActionProps) {
  const reasonId = useId();
  const address = checkoutUrl(user);

  if (address === null) {
    return (
      <div className="grid gap-3">
        <p id={reasonId} className="text-muted text-sm">
          {CATALOGUE.checkoutUnavailable.description}
        </p>
        <Button
          variant="primary"
          aria-disabled
          aria-describedby={reasonId}
          className="cursor-not-allowed opacity-60"
        >
          {CHECKOUT_LABEL}
        </Button>
      </div>
    );
  }
  if (user === null) {
    return (
      <Button variant="primary" className="w-full" onClick={onSignInNeeded}>
        Sign in to upgrade
      </Button>
    );
  }
  return (
    <div className="grid gap-2">
      <ExternalLink
        href={address}
        variant="primary"
        className="w-full"
        {...(IS_TEST_CHECKOUT && { "aria-describedby": reasonId })}
      >
        {CHECKOUT_LABEL}
      </ExternalLink>
      {IS_TEST_CHECKOUT && (
        <p id={reasonId} className="text-muted text-center text-xs">
          {TEST_CHECKOUT_NOTE}
        </p>
      )}
    </div>
  );
}

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
