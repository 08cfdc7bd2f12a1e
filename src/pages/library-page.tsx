import { useDeferredValue } from "react";

import { type LibraryView, SAVED_VIEW } from "@/config/categories";
import { ROUTES } from "@/config/routes";
import { SITE_DESCRIPTION, SITE_NAME } from "@/config/site";
import { useViewer } from "@/data/viewer/use-viewer";
import { UsageMeter } from "@/features/generator/usage-meter";
import { LibraryContent } from "@/features/library/library-content";
import { PromptGridSkeleton } from "@/features/library/prompt-grid-skeleton";
import { useLibraryAddress } from "@/features/library/use-library-address";
import { useLibraryReader } from "@/features/library/use-library-reader";
import type { PromptDetailState } from "@/features/library/use-prompt-detail";
import { PendingUpgrade } from "@/features/premium/pending-upgrade";
import { PremiumBadge } from "@/features/premium/premium-badge";
import { usePaymentReturn } from "@/features/premium/use-payment-return";
import { notify } from "@/messages/notify";
import { PageMeta } from "@/ui/page-meta";

import { AccountHeader } from "./account-header";
import { AuthDialog, PromptDetailDialog, UpgradeDialog } from "./deferred-parts";
import { DeferredGenerator } from "./deferred-parts";
import { DeferredHistory } from "./deferred-parts";
import { libraryPolicy } from "./library-policy";
import { useLibraryDialogs } from "./use-library-dialogs";
import { usePendingPrompt } from "./use-pending-prompt";

/** The bar has the address of an open prompt, so the tab has its title. */
function openTitle(detail: PromptDetailState | null): string | null {
  return detail?.status === "ready" ? detail.prompt.title : null;
}

export function LibraryPage() {
  const viewer = useViewer();
  const address = useLibraryAddress();
  const { dialog, refusedPromptId, ...dialogs } = useLibraryDialogs({ viewer, address });
  const onSignInNeeded = dialogs.requestSignIn;
  const { reader, marks } = useLibraryReader({ viewer, onSignInNeeded });
  const isSignedIn = viewer.user !== null;
  // Drawn in slices: the page answers while search, categories and prompts take the skeleton's place.
  const hasContent = useDeferredValue(isSignedIn || viewer.status !== "loading");
  usePaymentReturn(viewer);
  usePendingPrompt({ isSignedIn, refusedPromptId, onPending: address.showPrompt });

  function handleViewChange(view: LibraryView) {
    address.showView(view);
    if (view !== SAVED_VIEW || isSignedIn) return;
    notify("signInForSaved");
    dialogs.requestSignIn();
  }

  return (
    <>
      <PageMeta
        title={`${openTitle(dialogs.detail) ?? "Prompt library"} | ${SITE_NAME}`}
        description={SITE_DESCRIPTION}
        path={ROUTES.library}
      />
      <AccountHeader
        viewer={viewer}
        badge={<PremiumBadge />}
        meter={isSignedIn && <UsageMeter viewer={viewer} wording="prompts used" />}
        onSignIn={dialogs.requestSignIn}
        onUpgrade={dialogs.requestUpgrade}
      />
      <main
        id="main"
        tabIndex={-1}
        className="max-w-page mx-auto grid gap-8 px-4 pt-8 pb-20 outline-none md:px-6 md:pt-12"
      >
        <h1 className="max-w-text text-2xl">Browse Brilliant Prompts or Transform Your Own.</h1>
        <PendingUpgrade viewer={viewer} />
        {isSignedIn && <DeferredGenerator viewer={viewer} policy={libraryPolicy(dialogs)} />}
        {hasContent ? (
          <LibraryContent
            viewer={viewer}
            address={address}
            reader={reader}
            marks={marks}
            onViewChange={handleViewChange}
            onUpgrade={dialogs.requestUpgrade}
            renderOwn={(search) => (
              <DeferredHistory userId={viewer.user?.id ?? null} search={search} />
            )}
          />
        ) : (
          <PromptGridSkeleton />
        )}
      </main>
      <PromptDetailDialog
        isOpen={dialog.kind === "prompt"}
        onClose={dialogs.close}
        detail={dialogs.detail}
        reader={reader}
      />
      <UpgradeDialog
        isOpen={dialog.kind === "upgrade"}
        onOpenChange={dialogs.handleOpenChange}
        user={viewer.user}
        onSignInNeeded={dialogs.requestSignIn}
      />
      <AuthDialog
        isOpen={dialog.kind === "sign-in"}
        onOpenChange={dialogs.handleSignInOpenChange}
      />
    </>
  );
}
