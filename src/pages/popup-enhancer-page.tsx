import { ROUTES } from "@/config/routes";
import { SITE_NAME } from "@/config/site";
import { useViewer, type ViewerState } from "@/data/viewer/use-viewer";
import { AccountActions } from "@/features/compact/account-actions";
import { CompactFrame } from "@/features/compact/compact-frame";
import { CompactHeader } from "@/features/compact/compact-header";
import { ConnectionError } from "@/features/compact/connection-error";
import { UpgradePrompt } from "@/features/compact/upgrade-prompt";
import { UsageLine } from "@/features/compact/usage-line";
import { GeneratorCard } from "@/features/generator/generator-card";
import { BLOCK_MESSAGES, type GeneratorPolicy } from "@/features/generator/generator-policy";
import { GeneratorSkeleton } from "@/features/generator/generator-skeleton";
import { UsageMeter } from "@/features/generator/usage-meter";
import { PendingUpgrade } from "@/features/premium/pending-upgrade";
import { PremiumBadge } from "@/features/premium/premium-badge";
import { notify } from "@/messages/notify";
import { PageMeta } from "@/ui/page-meta";

import { AccountDialogs } from "./account-dialogs";
import { useAccountDialog } from "./use-account-dialog";

/** Guests may enhance here; who has used up the free enhancements is told so (section 5). */
const POLICY: GeneratorPolicy = {
  allowGuest: true,
  onBlocked: (reason) => notify(BLOCK_MESSAGES[reason]),
};

/** Once the session is known the generator stays: a sign-in must not take the text away. */
function phaseOf({ user, status }: ViewerState): "loading" | "error" | "open" {
  return user !== null || status === "ready" ? "open" : status;
}

/** The compact generator: specification, section 2. */
export function PopupEnhancerPage() {
  const viewer = useViewer();
  const { dialog, setDialog } = useAccountDialog(viewer);
  const { user, entitlement } = viewer;
  const phase = phaseOf(viewer);

  return (
    <>
      <PageMeta
        title={`Prompt Enhancer | ${SITE_NAME}`}
        description="Turn a short, lazy prompt into a detailed one."
        path={ROUTES.popupEnhancer}
        isNoindex
      />
      <CompactFrame
        header={
          <CompactHeader badge={entitlement.tier === "premium" ? <PremiumBadge /> : null}>
            {phase === "open" && <AccountActions user={user} onSignIn={() => setDialog("auth")} />}
          </CompactHeader>
        }
      >
        {phase === "error" ? <ConnectionError /> : <h1 className="text-lg">Enhance a prompt</h1>}
        {phase === "loading" && <GeneratorSkeleton />}
        {phase === "open" && (
          <>
            <GeneratorCard viewer={viewer} policy={POLICY} />
            <PendingUpgrade viewer={viewer} />
            <UsageLine viewer={viewer} skeletonClassName="h-32">
              <UsageMeter viewer={viewer} wording="free enhancements used" />
              <UpgradePrompt entitlement={entitlement} onUpgrade={() => setDialog("upgrade")} />
            </UsageLine>
          </>
        )}
      </CompactFrame>
      <AccountDialogs user={user} open={dialog} onChange={setDialog} hideGoogle />
    </>
  );
}
