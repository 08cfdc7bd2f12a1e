import { useState } from "react";
import { useLocation } from "react-router-dom";

import { SiteFooter } from "@/components/site-footer";
import { SiteHeader } from "@/components/site-header";
import { ROUTES } from "@/config/routes";
import { SITE_NAME } from "@/config/site";
import { useViewer } from "@/data/viewer/use-viewer";
import { SharedSkeleton, SharedView } from "@/features/shared/shared-view";
import { PageMain } from "@/ui/page-main";
import { PageMeta } from "@/ui/page-meta";

import { type AccountDialog, AccountDialogs } from "./account-dialogs";
import { PageAccount } from "./page-account";

/** A prompt or a collection that its owner shares by a link. Prerendered once, for every link. */
export function SharedPage() {
  const viewer = useViewer();
  const id = useLocation().pathname.slice(ROUTES.shared.length + 1);
  const [dialog, setDialog] = useState<AccountDialog>(null);
  const { user, status } = viewer;
  return (
    <>
      <PageMeta
        title={`Shared with you | ${SITE_NAME}`}
        description="A prompt or a collection that a reader shares by a link."
        path={ROUTES.shared}
        isNoindex
      />
      <SiteHeader
        section="Library"
        account={<PageAccount viewer={viewer} onSignIn={() => setDialog("auth")} />}
      />
      <PageMain className="max-w-content mx-auto grid min-h-dvh grid-cols-1 content-start gap-8 px-4 py-8 md:px-6 md:py-12">
        {user === null && status === "loading" ? (
          <SharedSkeleton />
        ) : (
          <SharedView readerId={user?.id ?? null} id={id} />
        )}
      </PageMain>
      <SiteFooter />
      <AccountDialogs user={user} open={dialog} onChange={setDialog} />
    </>
  );
}
