import { useId } from "react";

import { checkoutUrl } from "@/config/links";
import { CATALOGUE } from "@/messages/catalogue";
import { Button } from "@/ui/button";
import { ExternalLink } from "@/ui/external-link";

type CheckoutActionProps = {
  user: { id: string; email?: string | undefined } | null;
  onSignInNeeded: () => void;
};

const CHECKOUT_LABEL = "Continue to checkout";

/** The one way on from the upgrade dialog: checkout, sign-in before it, or the reason why not. */
export function CheckoutAction({ user, onSignInNeeded }: CheckoutActionProps) {
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
    <ExternalLink href={address} variant="primary" className="w-full">
      {CHECKOUT_LABEL}
    </ExternalLink>
  );
}
