import { useDeferredValue } from "react";

import { SiteFooter } from "@/components/site-footer";
import { type LibraryView, SAVED_VIEW } from "@/config/categories";
import { ROUTES } from "@/config/routes";
import { SITE_DESCRIPTION, SITE_NAME } from "@/config/site";
import { useViewer } from "@/data/viewer/use-viewer";
import { libraryPolicy } from "@/features/generator/generator-policy";
import { UsageMeter } from "@/features/generator/usage-meter";
import { LibraryContent } from "@/features/library/library-content";
import { isSessionKnown } from "@/features/library/library-reader";
import { LibraryReaderProvider } from "@/features/library/library-reader-provider";
import { PromptGridSkeleton } from "@/features/library/prompt-grid-skeleton";
import { useLibraryAddress } from "@/features/library/use-library-address";
import { PendingUpgrade } from "@/features/premium/pending-upgrade";
import { notify } from "@/messages/notify";
import { PageMain } from "@/ui/page-main";
import { PageMeta } from "@/ui/page-meta";

import { AccountHeader } from "./account-header";
import {
  AuthDialog,
  DeferredGenerator,
  DeferredHistory,
  DeferredPaymentReturn,
  PromptDetailDialog,
  UpgradeDialog,
} from "./deferred-parts";
import { useLibraryDialogs } from "./use-library-dialogs";

export function LibraryPage() {
  const viewer = useViewer();
  const address = useLibraryAddress();
  const { dialog, ...dialogs } = useLibraryDialogs(viewer, address);
  const isSignedIn = viewer.user !== null;
  // Drawn in slices: the page responds while search, categories and prompts replace the skeleton.
  const hasContent = useDeferredValue(isSessionKnown(viewer));

  function handleViewChange(view: LibraryView) {
    address.showView(view);
    if (view !== SAVED_VIEW || isSignedIn) return;
    notify("signInForSaved");
    dialogs.requestSignIn();
  }

  return (
    <LibraryReaderProvider viewer={viewer} onSignInNeeded={dialogs.requestSignIn}>
      <PageMeta
        title={`${dialogs.knownPrompt?.title ?? "Prompt library"} | ${SITE_NAME}`}
        description={SITE_DESCRIPTION}
        path={ROUTES.library}
      />
      <AccountHeader
        section="Library"
        viewer={viewer}
        meter={isSignedIn && <UsageMeter viewer={viewer} wording="prompts used" />}
        onSignIn={dialogs.requestSignIn}
        onUpgrade={dialogs.requestUpgrade}
      />
      <PageMain className="max-w-page mx-auto grid gap-8 px-4 pt-8 pb-20 md:px-6 md:pt-12">
        <h1 className="max-w-text text-2xl">Browse Brilliant Prompts or Transform Your Own.</h1>
        <DeferredPaymentReturn viewer={viewer} />
        <PendingUpgrade viewer={viewer} />
        {isSignedIn && <DeferredGenerator viewer={viewer} policy={libraryPolicy(dialogs)} />}
        {hasContent ? (
          <LibraryContent
            viewer={viewer}
            address={address}
            onViewChange={handleViewChange}
            onUpgrade={dialogs.requestUpgrade}
            renderOwn={(search) => (
              <DeferredHistory userId={viewer.user?.id ?? null} search={search} />
            )}
          />
        ) : (
          <PromptGridSkeleton />
        )}
      </PageMain>
      <SiteFooter />
      <PromptDetailDialog
        isOpen={dialog.kind === "prompt"}
        onClose={dialogs.close}
        detail={dialogs.detail}
      />
      <UpgradeDialog
        isOpen={dialog.kind === "upgrade"}
        onOpenChange={dialogs.handleOpenChange}
        user={viewer.user}
        subject={dialogs.upgradeSubject}
        onSignInNeeded={dialogs.requestSignIn}
      />
      <AuthDialog
        isOpen={dialog.kind === "sign-in"}
        onOpenChange={dialogs.handleSignInOpenChange}
      />
    </LibraryReaderProvider>
  );
}
