import { useId } from "react";
import { Link } from "react-router-dom";

import { checkoutUrl, IS_TEST_CHECKOUT } from "@/config/links";
import { TEST_CHECKOUT_NOTE } from "@/config/plans";
import { ROUTES } from "@/config/routes";
import { pendingIntentStore } from "@/data/session/pending-intent";
import { CATALOGUE } from "@/messages/catalogue";
import { Button } from "@/ui/button";
import { ExternalLink } from "@/ui/external-link";

export type CheckoutActionProps = {
  user: { id: string; email?: string | undefined } | null;
  /** Called when the visitor has to sign in first; the wish to upgrade is remembered by then. */
  onSignInNeeded: () => void;
};

/** The one way to pay: checkout, the sign-in it requires, or why it is unavailable; and what one agrees to. */
export function CheckoutAction(props: CheckoutActionProps) {
  const reasonId = useId();
  return (
    <div className="grid gap-2">
      <CheckoutButton {...props} reasonId={reasonId} />
      <p className="text-muted text-center text-xs">
        <Link to={ROUTES.terms} className="link">
          Terms
        </Link>
        {" · "}
        <Link to={ROUTES.privacy} className="link">
          Privacy
        </Link>
      </p>
    </div>
  );
}

const CHECKOUT_LABEL = "Continue to checkout";

function CheckoutButton(props: CheckoutActionProps & { reasonId: string }) {
  const { user, onSignInNeeded, reasonId } = props;
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
    const handlePress = () => {
      pendingIntentStore.write({ kind: "upgrade" });
      onSignInNeeded();
    };
    return (
      <Button variant="primary" className="w-full" onClick={handlePress}>
        Sign in to upgrade
      </Button>
    );
  }
  return (
    <>
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
    </>
  );
}
