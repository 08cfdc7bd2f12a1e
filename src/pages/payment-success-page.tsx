import { CircleAlert } from "lucide-react";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";

import { ContactSupport } from "@/components/contact-support";
import { SiteFooter } from "@/components/site-footer";
import { SiteHeader } from "@/components/site-header";
import { ROUTES } from "@/config/routes";
import { SITE_NAME } from "@/config/site";
import { useViewer } from "@/data/viewer/use-viewer";
import { checkoutSessionOf } from "@/domain/payment-return";
import { BenefitList } from "@/features/premium/benefit-list";
import {
  type Activation,
  type ActivationFailure,
  usePremiumActivation,
} from "@/features/premium/use-premium-activation";
import { CATALOGUE } from "@/messages/catalogue";
import { Button } from "@/ui/button";
import { PageMain } from "@/ui/page-main";
import { PageMeta } from "@/ui/page-meta";

import { AuthDialog } from "./deferred-parts";
import { PageAccount } from "./page-account";

/**
 * The heading never claims a payment that nothing speaks for: the specified one needs an answer of the server, or the
 * session that checkout puts into the address.
 */
function headingOf({ kind }: Activation, cameFromCheckout: boolean): string {
  if (kind === "failed") return "Premium is not active yet";
  return kind === "active" || cameFromCheckout ? "Payment Successful!" : "Activating Premium";
}

/** Where checkout leads back to: specification, section 2. */
export function PaymentSuccessPage() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const viewer = useViewer();
  const activation = usePremiumActivation(viewer);
  const [isSignInOpen, setIsSignInOpen] = useState(false);
  const isActivating = activation.kind === "activating";
  const email = viewer.user?.email;
  const hasFailed = activation.kind === "failed";

  return (
    <>
      <PageMeta
        title={`Your payment | ${SITE_NAME}`}
        description="Where checkout leads back to: Premium is activated for your account."
        path={ROUTES.paymentSuccess}
        isNoindex
      />
      <SiteHeader
        account={<PageAccount viewer={viewer} onSignIn={() => setIsSignInOpen(true)} />}
      />
      <PageMain className="max-w-content mx-auto grid gap-8 px-4 py-12 md:px-6 md:py-16">
        <div className="grid gap-3">
          <h1 className="text-2xl">
            {headingOf(activation, checkoutSessionOf(new URLSearchParams(search)) !== null)}
          </h1>
          {/* One live region for both texts, so that nothing moves. */}
          {!hasFailed && (
            <output className="text-muted wrap-anywhere">
              {isActivating
                ? "We are activating Premium for your account."
                : `Thank you. Premium is active${email === undefined ? "" : ` for ${email}`}.`}
            </output>
          )}
        </div>
        {hasFailed && (
          <ActivationProblem
            failure={activation.failure}
            userId={viewer.user?.id ?? null}
            onRetry={activation.retry}
            onSignIn={() => setIsSignInOpen(true)}
          />
        )}
        <section className="grid gap-4">
          <h2 className="text-lg">What Premium gives you</h2>
          <BenefitList />
        </section>
        <Button
          variant={hasFailed ? "secondary" : "primary"}
          className="justify-self-start"
          disabled={isActivating}
          isBusy={isActivating}
          onClick={() => void navigate(ROUTES.landing)}
        >
          {isActivating ? "Activating Premium..." : "Continue to App"}
        </Button>
      </PageMain>
      <SiteFooter />
      <AuthDialog isOpen={isSignInOpen} onOpenChange={setIsSignInOpen} hideGoogle />
    </>
  );
}

/** Failures that another account solves; all others offer Retry. */
const SIGN_IN_LABEL: Partial<Record<ActivationFailure, string>> = {
  signInToActivate: "Sign In",
  paymentOfOtherAccount: "Use another account",
};

/** What to do, below the toast's message, because the toast disappears. */
const ADVICE = {
  signInToActivate: "Use the account you paid from.",
  premiumUpdateFailed:
    "If you paid, it can take a minute to reach us. Wait a moment, then retry. You don't have to pay again.",
  activationFailed: "Check your connection, then retry. You don't have to pay again.",
  paymentOfOtherAccount: "You don't have to pay again: Premium is active on that account.",
} as const satisfies Record<ActivationFailure, string>;

type ActivationProblemProps = {
  failure: ActivationFailure;
  userId: string | null;
  onRetry: () => void;
  onSignIn: () => void;
};

function ActivationProblem({ failure, userId, onRetry, onSignIn }: ActivationProblemProps) {
  const signInLabel = SIGN_IN_LABEL[failure];
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <p role="alert" className="text-danger flex items-start gap-2.5">
          <CircleAlert aria-hidden className="mt-1 size-[18px] shrink-0" />
          {CATALOGUE[failure].description}
        </p>
        <p className="text-muted text-sm">{ADVICE[failure]}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={signInLabel === undefined ? onRetry : onSignIn}>
          {signInLabel ?? "Retry"}
        </Button>
        <ContactSupport userId={userId} />
      </div>
    </div>
  );
}
