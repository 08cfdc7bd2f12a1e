import { SiteHeader } from "@/components/site-header";
import { SiteName } from "@/components/site-name";
import { ROUTES } from "@/config/routes";
import { SITE_NAME } from "@/config/site";
import { useViewer, type ViewerState } from "@/data/viewer/use-viewer";
import { CompactAccountActions } from "@/features/account/compact-account-actions";
import { CompactFrame } from "@/features/compact/compact-frame";
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
import { useAccountDialog } from "./account-dialogs";

/** Guests may enhance here; a toast says when the free enhancements are used up (section 5). */
const POLICY: GeneratorPolicy = {
  allowGuest: true,
  onBlocked: (reason) => notify(BLOCK_MESSAGES[reason]),
};

/** Once the session is known the generator stays mounted, so that a sign-in keeps the text. */
function phaseOf({ user, status }: ViewerState): "loading" | "error" | "open" {
  return user !== null || status === "ready" ? "open" : status;
}

/** The compact generator: specification, section 2. */
export function PopupEnhancerPage() {
  const viewer = useViewer();
  const { dialog, setDialog } = useAccountDialog(viewer);
  const { user, entitlement } = viewer;
  const isPremium = entitlement.tier === "premium";
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
          <SiteHeader
            layout="compact"
            start={<SiteName size={isPremium ? "icon" : "small"} />}
            center={isPremium && <PremiumBadge />}
            end={
              phase === "open" && (
                <CompactAccountActions user={user} onSignIn={() => setDialog("auth")} />
              )
            }
          />
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
