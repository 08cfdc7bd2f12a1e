import { useState } from "react";
import { Navigate, useLocation } from "react-router-dom";

import { SiteHeader } from "@/components/site-header";
import { EXTENSION_URL } from "@/config/links";
import { ROUTES } from "@/config/routes";
import { SITE_DESCRIPTION, SITE_NAME } from "@/config/site";
import { useViewer } from "@/data/viewer/use-viewer";
import type { AuthTab } from "@/features/auth/auth-tabs";
import { ClosingCall } from "@/features/landing/closing-call";
import { Features } from "@/features/landing/features";
import { Hero } from "@/features/landing/hero";
import { LandingActions } from "@/features/landing/landing-actions";
import { LandingFooter } from "@/features/landing/landing-footer";
import { SamplePromptsSection } from "@/features/landing/sample-prompts-section";
import { StatsStrip } from "@/features/landing/stats-strip";
import { Testimonials } from "@/features/landing/testimonials";
import { draft } from "@/platform/draft";
import { PageMain } from "@/ui/page-main";
import { PageMeta } from "@/ui/page-meta";

import { AuthDialog } from "./deferred-parts";

/** Complete before the session is known; signed-in users are sent on to the library. */
export function LandingPage() {
  const { user } = useViewer();
  const { search } = useLocation();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const [tab, setTab] = useState<AuthTab>("sign-up");

  function openDialog(initialTab: AuthTab) {
    setTab(initialTab);
    setIsDialogOpen(true);
  }

  function handleStart() {
    openDialog("sign-up");
  }

  /** The library's generator takes up the draft, so the line is not typed twice. */
  function handleTry(lazyLine: string) {
    if (lazyLine !== "") draft.write(lazyLine);
    handleStart();
  }

  return (
    <>
      <PageMeta title={SITE_NAME} description={SITE_DESCRIPTION} path={ROUTES.landing} />
      {user !== null && <Navigate replace to={{ pathname: ROUTES.library, search }} />}
      <SiteHeader
        layout="line"
        end={<LandingActions onStart={handleStart} onSignIn={() => openDialog("sign-in")} />}
      />
      <PageMain>
        <Hero extensionUrl={EXTENSION_URL} onTry={handleTry} />
        <SamplePromptsSection onExplore={handleStart} />
        <StatsStrip />
        <Testimonials />
        <Features />
        <ClosingCall onStart={handleStart} />
      </PageMain>
      <LandingFooter />
      <AuthDialog isOpen={isDialogOpen} onOpenChange={setIsDialogOpen} initialTab={tab} />
    </>
  );
}
