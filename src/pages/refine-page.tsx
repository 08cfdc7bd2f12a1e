import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";

import { SiteFooter } from "@/components/site-footer";
import { QUERY_PARAMETERS, ROUTES } from "@/config/routes";
import { SITE_NAME } from "@/config/site";
import { useViewer } from "@/data/viewer/use-viewer";
import { promptFromAddress } from "@/domain/generation";
import { GeneratorCard } from "@/features/generator/generator-card";
import { guestPolicy } from "@/features/generator/generator-policy";
import { GeneratorSkeleton } from "@/features/generator/generator-skeleton";
import { UsageMeter } from "@/features/generator/usage-meter";
import type { LinkedText } from "@/features/generator/use-generator";
import { UsageLine } from "@/features/premium/usage-line";
import { draft, keptResult } from "@/platform/draft";
import { useGuestHistory } from "@/platform/guest-history";
import { ButtonLink } from "@/ui/button-link";
import { PageMain } from "@/ui/page-main";
import { PageMeta } from "@/ui/page-meta";

import { AccountDialogs, useAccountDialog } from "./account-dialogs";
import { AccountHeader } from "./account-header";
import { DeferredHistory, DeferredPendingUpgrade, DeferredUserHistory } from "./deferred-parts";

const DESCRIPTION =
  "Type a short idea and get a detailed prompt for any AI assistant. Two enhancements are free, without an account.";

const EXAMPLE_LINES = [
  "packing list for a week in iceland",
  "explain inflation to a 12 year old",
  "email to landlord, heating broken again",
  "meal plan for a week, vegetarian, little time",
] as const;

/** Text from a link, moved from the address into the draft, where a reload finds it. */
function useLinkedPrompt(): LinkedText | null {
  const [params, setParams] = useSearchParams();
  const [linked] = useState(() => ({ text: promptFromAddress(params), draft: draft.read() }));

  useEffect(() => {
    if (!params.has(QUERY_PARAMETERS.text)) return;
    const text = promptFromAddress(params);
    if (text !== "") {
      draft.write(text);
      keptResult.forget();
    }
    const rest = new URLSearchParams(params);
    rest.delete(QUERY_PARAMETERS.text);
    setParams(rest, { replace: true });
  }, [params, setParams]);

  return linked.text === "" ? null : linked;
}

/** The enhancer on a page of its own, open to guests. */
export function RefinePage() {
  const viewer = useViewer();
  const linked = useLinkedPrompt();
  const { dialog, setDialog } = useAccountDialog(viewer);
  const { user, status } = viewer;
  const hasGuestHistory = useGuestHistory().length > 0;
  const isSessionPending = user === null && status === "loading";
  const handleUpgrade = () => setDialog("upgrade");

  return (
    <>
      <PageMeta
        title={`Refine a Prompt | ${SITE_NAME}`}
        description={DESCRIPTION}
        path={ROUTES.refine}
      />
      <AccountHeader
        section="Enhance"
        viewer={viewer}
        meter={<UsageMeter viewer={viewer} wording="prompts used" />}
        onSignIn={() => setDialog("auth")}
        onUpgrade={handleUpgrade}
      />
      <PageMain className="max-w-content lg:max-w-page mx-auto grid grid-cols-1 gap-6 px-4 py-8 md:px-6 md:py-12 lg:pt-10">
        <div className="grid gap-3">
          <h1 className="text-2xl">From a lazy line to a finished prompt</h1>
          <p className="text-muted max-w-text">
            Type what you want in a few words. You get back a structured prompt with the task, the
            context and the format of the answer, ready for any AI assistant.
          </p>
        </div>
        {isSessionPending ? (
          <GeneratorSkeleton layout="page" />
        ) : (
          <GeneratorCard
            viewer={viewer}
            policy={guestPolicy({
              requestSignIn: () => setDialog("auth"),
              requestUpgrade: handleUpgrade,
            })}
            linked={linked}
            examples={EXAMPLE_LINES}
            layout="page"
          />
        )}
        <DeferredPendingUpgrade viewer={viewer} />
        <UsageLine
          viewer={viewer}
          skeletonClassName="h-28 md:h-[61px] noscript:hidden"
          onUpgrade={handleUpgrade}
        />
        {!isSessionPending && user === null && hasGuestHistory && <DeferredHistory userId={null} />}
        {user !== null && <DeferredUserHistory key={user.id} userId={user.id} />}
        <p>
          <ButtonLink to={ROUTES.library}>Browse the library</ButtonLink>
        </p>
      </PageMain>
      <SiteFooter />
      <AccountDialogs user={user} open={dialog} onChange={setDialog} />
    </>
  );
}
