import { useState } from "react";

import { useViewer } from "@/data/viewer/use-viewer";
import { AuthDialog } from "@/features/auth/auth-dialog";
import { PendingUpgrade } from "@/features/premium/pending-upgrade";
import { PremiumBadge } from "@/features/premium/premium-badge";
import { UpgradeDialog } from "@/features/premium/upgrade-dialog";
import { DeferredPaymentReturn } from "@/pages/deferred-parts";

/** Composes the parts as the app's pages do, and says who is looking. */
export function PremiumPage() {
  const viewer = useViewer();
  const [dialog, setDialog] = useState<"sign-in" | "upgrade" | null>(null);
  const isPremium = viewer.entitlement.tier === "premium";
  return (
    <main>
      <DeferredPaymentReturn viewer={viewer} />
      <PendingUpgrade viewer={viewer} />
      <p>{viewer.status === "ready" ? `Looking: ${viewer.user?.email ?? "a guest"}` : null}</p>
      {isPremium && <PremiumBadge />}
      <button type="button" onClick={() => setDialog("upgrade")}>
        Upgrade
      </button>
      <button type="button" onClick={() => setDialog("sign-in")}>
        Sign in
      </button>
      <UpgradeDialog
        isOpen={dialog === "upgrade"}
        onOpenChange={(isOpen) => setDialog(isOpen ? "upgrade" : null)}
        user={viewer.user}
        subject={null}
        onSignInNeeded={() => setDialog("sign-in")}
      />
      <AuthDialog
        isOpen={dialog === "sign-in"}
        onOpenChange={(isOpen) => setDialog(isOpen ? "sign-in" : null)}
      />
    </main>
  );
}
