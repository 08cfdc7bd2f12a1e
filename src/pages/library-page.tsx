import { SiteFooter } from "@/components/site-footer";
import { type LibraryView, SAVED_VIEW } from "@/config/categories";
import { ROUTES } from "@/config/routes";
import { SITE_DESCRIPTION, SITE_NAME } from "@/config/site";
import { useViewer } from "@/data/viewer/use-viewer";
import { GeneratorLink } from "@/features/generator/generator-line";
import { libraryPolicy } from "@/features/generator/generator-policy";
import { UsageMeter } from "@/features/generator/usage-meter";
import { LibraryContent, SkipToResults } from "@/features/library/library-content";
import { LibraryReaderProvider } from "@/features/library/library-reader-provider";
import { useLibraryAddress } from "@/features/library/use-library-address";
import { WithoutScript } from "@/features/library/without-script";
import { classNames } from "@/lib/class-names";
import { notify } from "@/messages/notify";
import { PageMain } from "@/ui/page-main";
import { PageMeta } from "@/ui/page-meta";

import { AccountHeader } from "./account-header";
import {
  AuthDialog,
  DeferredGenerator,
  DeferredHistory,
  DeferredPaymentReturn,
  DeferredPendingUpgrade,
  LibraryPromptDialog,
  loadSelection,
  UpgradeDialog,
} from "./deferred-parts";
import { useLikelyAccount } from "./page-account";
import { useLibraryDialogs } from "./use-library-dialogs";

export function LibraryPage() {
  const viewer = useViewer();
  const address = useLibraryAddress();
  const { dialog, ...dialogs } = useLibraryDialogs(viewer, address);
  const userId = viewer.user?.id ?? null;
  const isSignedIn = userId !== null;
  // Who reads often has the prompts higher up; where a session is stored, from the first paint on.
  const isLargeForGuests = !useLikelyAccount(viewer);

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
      {/* As high as the screen, so that the footer does not move while the prompts load. */}
      <PageMain className="max-w-page mx-auto grid min-h-dvh grid-cols-1 content-start gap-3 px-4 pt-4 pb-20 md:gap-4 md:px-6 md:pt-6">
        <SkipToResults />
        <h1 className={classNames("text-xl", isLargeForGuests && "md:text-2xl md:session:text-xl")}>
          Browse Brilliant Prompts or Transform Your Own.
        </h1>
        <DeferredPaymentReturn viewer={viewer} />
        <DeferredPendingUpgrade viewer={viewer} />
        {isSignedIn ? (
          <DeferredGenerator viewer={viewer} policy={libraryPolicy(dialogs)} layout="line" />
        ) : (
          <GeneratorLink />
        )}
        <WithoutScript />
        <LibraryContent
          viewer={viewer}
          address={address}
          onViewChange={handleViewChange}
          onUpgrade={dialogs.requestUpgrade}
          loadSelection={loadSelection}
          renderOwn={(search) => <DeferredHistory userId={userId} search={search} />}
        />
      </PageMain>
      <SiteFooter />
      <LibraryPromptDialog
        isOpen={dialog.kind === "prompt"}
        onClose={dialogs.close}
        detail={dialogs.detail}
        userId={userId}
        onSignIn={dialogs.requestSignIn}
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
