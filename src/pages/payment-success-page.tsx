import { useState } from "react";
import { useNavigate } from "react-router-dom";

import { SiteHeader } from "@/components/site-header";
import { SiteName } from "@/components/site-name";
import { SupportLink } from "@/components/support-link";
import { ROUTES } from "@/config/routes";
import { SITE_NAME } from "@/config/site";
import { useViewer } from "@/data/viewer/use-viewer";
import { ActivationProblem } from "@/features/premium/activation-problem";
import { BenefitList } from "@/features/premium/benefit-list";
import { usePremiumActivation } from "@/features/premium/use-premium-activation";
import { Button } from "@/ui/button";
import { PageMeta } from "@/ui/page-meta";

import { AuthDialog } from "./deferred-parts";

/** Where checkout leads back to: specification, section 2. */
export function PaymentSuccessPage() {
  const navigate = useNavigate();
  const viewer = useViewer();
  const activation = usePremiumActivation(viewer);
  const [isSignInOpen, setIsSignInOpen] = useState(false);
  const isActivating = activation.kind === "activating";
  const hasFailed = activation.kind === "failed";

  return (
    <>
      <PageMeta
        title={`Payment Successful | ${SITE_NAME}`}
        description="Premium is being activated for your account."
        path={ROUTES.paymentSuccess}
        isNoindex
      />
      <SiteHeader layout="line" start={<SiteName size="small" />} end={<SupportLink />} />
      <main
        id="main"
        tabIndex={-1}
        className="max-w-content mx-auto grid gap-8 px-4 py-12 outline-none md:px-6 md:py-16"
      >
        <div className="grid gap-3">
          <h1 className="text-2xl">Payment Successful!</h1>
          {!hasFailed && <ActivationStatus isActive={!isActivating} email={viewer.user?.email} />}
        </div>
        {hasFailed && (
          <ActivationProblem
            failure={activation.failure}
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
      </main>
      <AuthDialog isOpen={isSignInOpen} onOpenChange={setIsSignInOpen} hideGoogle />
    </>
  );
}

type ActivationStatusProps = { isActive: boolean; email: string | undefined };

/** A live region. Both texts share one element, so nothing moves. */
function ActivationStatus({ isActive, email }: ActivationStatusProps) {
  return (
    <output className="text-muted wrap-anywhere">
      {isActive
        ? `Thank you. Premium is active${email === undefined ? "" : ` for ${email}`}.`
        : "Thank you. We are activating Premium for your account."}
    </output>
  );
}
