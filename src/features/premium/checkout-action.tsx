import { useId } from "react";

import { checkoutUrl, IS_TEST_CHECKOUT } from "@/config/links";
import { TEST_CHECKOUT_NOTE } from "@/config/plans";
import { CATALOGUE } from "@/messages/catalogue";
import { Button } from "@/ui/button";
import { ExternalLink } from "@/ui/external-link";

type CheckoutActionProps = {
  user: { id: string; email?: string | undefined } | null;
  onSignInNeeded: () => void;
};

const CHECKOUT_LABEL = "Continue to checkout";

/** The upgrade dialog's one action: checkout, the sign-in it requires, or why it is unavailable. */
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
