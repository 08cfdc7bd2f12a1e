import { useSearchParams } from "react-router-dom";

import { SiteFooter } from "@/components/site-footer";
import { QUERY_PARAMETERS, ROUTES } from "@/config/routes";
import { SITE_NAME } from "@/config/site";
import { useViewer } from "@/data/viewer/use-viewer";
import { Collections } from "@/features/collections/collections";
import { PageMain } from "@/ui/page-main";
import { PageMeta } from "@/ui/page-meta";
import { Skeleton } from "@/ui/skeleton";

import { AccountDialogs, useAccountDialog } from "./account-dialogs";
import { AccountHeader } from "./account-header";

/** The reader's collections, or the one that the address names. */
export function CollectionsPage() {
  const viewer = useViewer();
  const [params] = useSearchParams();
  const { dialog, setDialog } = useAccountDialog(viewer);
  const { user, status } = viewer;
  return (
    <>
      <PageMeta
        title={`Collections | ${SITE_NAME}`}
        description="Prompts that belong together, in your order and with your notes."
        path={ROUTES.collections}
        isNoindex
      />
      <AccountHeader
        section="Library"
        viewer={viewer}
        meter={null}
        onSignIn={() => setDialog("auth")}
        onUpgrade={() => setDialog("upgrade")}
      />
      <PageMain className="max-w-content mx-auto grid min-h-dvh grid-cols-1 content-start gap-8 px-4 py-8 md:px-6 md:py-12">
        {status === "loading" ? (
          <>
            <h1 className="text-2xl">Collections</h1>
            <Skeleton className="h-40 w-full" />
          </>
        ) : (
          <Collections
            key={user?.id}
            userId={user?.id ?? null}
            entitlement={viewer.entitlement}
            openId={params.get(QUERY_PARAMETERS.collection)}
          />
        )}
      </PageMain>
      <SiteFooter />
      <AccountDialogs user={user} open={dialog} onChange={setDialog} />
    </>
  );
}
