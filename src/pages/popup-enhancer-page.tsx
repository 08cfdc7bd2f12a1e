import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";

import { COMPACT_MAX_HEIGHT_PX } from "@/config/limits";
import { ROUTES } from "@/config/routes";
import { SITE_NAME } from "@/config/site";
import { useRefreshSubscription } from "@/data/profile/mutations";
import { useViewer, type ViewerState } from "@/data/viewer/use-viewer";
import { AccountButton, type AccountButtonProps } from "@/features/account/account-button";
import { GeneratorCard } from "@/features/generator/generator-card";
import { guestPolicy } from "@/features/generator/generator-policy";
import { GeneratorSkeleton } from "@/features/generator/generator-skeleton";
import { UsageMeter } from "@/features/generator/usage-meter";
import { PremiumBadge } from "@/features/premium/premium-badge";
import { UsageLine } from "@/features/premium/usage-line";
import { CONNECTION_ERROR_PANEL } from "@/messages/fixed-texts";
import { reloadPage } from "@/platform/browser";
import { Button } from "@/ui/button";
import { IconButton } from "@/ui/icon-button";
import { PageMain } from "@/ui/page-main";
import { PageMeta } from "@/ui/page-meta";

import { AccountDialogs, useAccountDialog } from "./account-dialogs";
import { DeferredPendingUpgrade } from "./deferred-parts";

/** Once the session is known the generator stays mounted, so that a sign-in keeps the text. */
function phaseOf({ user, status }: ViewerState): "loading" | "error" | "open" {
  return user !== null || status === "ready" ? "open" : status;
}

type PopupEnhancerPageProps = {
  /** What the extension can do with the page beside it. */
  pageActions?: ReactNode;
};

/** The compact generator: specification, section 2. The extension's popup is the same page. */
export function PopupEnhancerPage({ pageActions }: PopupEnhancerPageProps) {
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
          <>
            <CompactName isIcon={isPremium} />
            {isPremium && <PremiumBadge />}
            {phase === "open" && <AccountActions user={user} onSignIn={() => setDialog("auth")} />}
          </>
        }
      >
        {pageActions}
        {phase === "error" ? <ConnectionError /> : <h1 className="sr-only">Enhance a prompt</h1>}
        {phase === "loading" && <GeneratorSkeleton />}
        {phase === "open" && (
          <>
            <GeneratorCard
              viewer={viewer}
              policy={guestPolicy({
                requestSignIn: () => setDialog("auth"),
                requestUpgrade: () => setDialog("upgrade"),
              })}
            />
            <DeferredPendingUpgrade viewer={viewer} />
            <UsageLine
              viewer={viewer}
              skeletonClassName="h-32"
              meter={<UsageMeter viewer={viewer} wording="free enhancements used" />}
              onUpgrade={() => setDialog("upgrade")}
            />
          </>
        )}
      </CompactFrame>
      <AccountDialogs user={user} open={dialog} onChange={setDialog} hideGoogle />
    </>
  );
}

/** The size of an extension's window; what does not fit scrolls inside it. */
function CompactFrame({ header, children }: { header: ReactNode; children: ReactNode }) {
  return (
    <div className="grid min-h-dvh content-start md:content-center">
      <div
        style={{ maxHeight: COMPACT_MAX_HEIGHT_PX }}
        // A result comes to rest below the toast that announces it.
        className="border-line mx-auto h-dvh w-full max-w-[26rem] overflow-y-auto overscroll-contain border-b max-md:scroll-pt-20"
      >
        <header className="border-line flex min-h-14 flex-wrap items-center justify-between gap-x-2 border-b px-4 py-1.5">
          {header}
        </header>
        <PageMain className="grid grid-cols-1 gap-4 px-4 py-4">{children}</PageMain>
      </div>
    </div>
  );
}

/** Beside the Premium badge there is room for the mark alone. */
function CompactName({ isIcon }: { isIcon: boolean }) {
  return (
    <Link
      to={ROUTES.landing}
      className="rounded-control mr-auto flex min-h-11 items-center gap-2.5 font-serif text-base font-medium"
    >
      <img src="/favicon.svg" alt="" className="size-6" />
      <span className={isIcon ? "sr-only" : ""}>{SITE_NAME}</span>
    </Link>
  );
}

/** Refresh and Sign Out for a signed-in user, else Sign In: specification, section 2. */
function AccountActions({ user, onSignIn }: AccountButtonProps) {
  const refresh = useRefreshSubscription(user?.id ?? "");
  return (
    <>
      {user !== null && (
        <IconButton
          icon={RotateCw}
          label="Refresh"
          isBusy={refresh.isPending}
          onClick={() => refresh.mutate()}
        />
      )}
      <AccountButton user={user} onSignIn={onSignIn} />
    </>
  );
}

/** The session did not arrive in time: specification, sections 4 and 8. */
function ConnectionError() {
  return (
    <div role="alert" className="grid justify-items-start gap-3 py-8">
      <h1 className="text-xl">{CONNECTION_ERROR_PANEL.title}</h1>
      <p className="text-muted text-sm">{CONNECTION_ERROR_PANEL.description}</p>
      <Button variant="primary" className="mt-2" onClick={reloadPage}>
        <RotateCw aria-hidden />
        {CONNECTION_ERROR_PANEL.action}
      </Button>
    </div>
  );
}
