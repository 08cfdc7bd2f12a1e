import { useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { PROMPT_COUNTS } from "virtual:premium-offer";

import { SiteFooter } from "@/components/site-footer";
import { SiteHeader } from "@/components/site-header";
import { FREE_ENHANCEMENT_LIMIT } from "@/config/limits";
import { EXTENSION_URL } from "@/config/links";
import { ROUTES } from "@/config/routes";
import { SITE_DESCRIPTION, SITE_NAME } from "@/config/site";
import { useViewer } from "@/data/viewer/use-viewer";
import type { AuthTab } from "@/features/auth/auth-tabs";
import { BeforeAfterPairs } from "@/features/landing/before-after-pairs";
import { Features } from "@/features/landing/features";
import { Hero } from "@/features/landing/hero";
import { Plans } from "@/features/landing/plans";
import { PromptDemo } from "@/features/landing/prompt-demo";
import { SamplePromptsSection } from "@/features/landing/sample-prompts-section";
import { StatsStrip } from "@/features/landing/stats-strip";
import { Testimonials } from "@/features/landing/testimonials";
import { BenefitList } from "@/features/premium/benefit-list";
import { draft } from "@/platform/draft";
import { Button } from "@/ui/button";
import { PageMain } from "@/ui/page-main";
import { PageMeta } from "@/ui/page-meta";

import { AuthDialog } from "./deferred-parts";
import { PageAccount } from "./page-account";

/** Complete before the session is known; signed-in users are sent on to the library. */
export function LandingPage() {
  const viewer = useViewer();
  const { user } = viewer;
  const { search } = useLocation();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const [tab, setTab] = useState<AuthTab>("sign-up");

  function openDialog(opened: AuthTab) {
    setTab(opened);
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
        phoneSearch="menu"
        account={
          <>
            <div className="max-md:hidden">
              <PageAccount viewer={viewer} onSignIn={() => openDialog("sign-in")} />
            </div>
            {/* On a tablet it would be on a line of its own, just above the demo's button. */}
            <Button className="md:max-lg:hidden" onClick={handleStart}>
              Get Started
            </Button>
          </>
        }
      />
      <PageMain>
        <Hero extensionUrl={EXTENSION_URL} />
        <PromptDemo onTry={handleTry} />
        <BeforeAfterPairs />
        <SamplePromptsSection counts={PROMPT_COUNTS} onExplore={handleStart} />
        <StatsStrip />
        <Testimonials />
        <Features />
        <Plans freePrompts={PROMPT_COUNTS.free} benefits={<BenefitList />} />
        <ClosingCall onStart={handleStart} />
      </PageMain>
      <SiteFooter />
      <AuthDialog
        isOpen={isDialogOpen}
        onOpenChange={setIsDialogOpen}
        initialView={tab}
        offersGuestUse
      />
    </>
  );
}

function ClosingCall({ onStart }: { onStart: () => void }) {
  return (
    <section aria-labelledby="closing">
      <div className="max-w-page mx-auto px-4 py-8 md:px-6 md:py-20">
        <h2 id="closing" className="text-xl whitespace-pre-line md:text-2xl">
          {"You already have the line.\nThe rest takes one click."}
        </h2>
        <p className="max-w-text text-muted mt-4">
          {`An account is free. It comes with ${FREE_ENHANCEMENT_LIMIT} enhancements and a place to keep the prompts you like.`}
        </p>
        <Button variant="primary" onClick={onStart} className="mt-7">
          Create a Free Account
        </Button>
      </div>
    </section>
  );
}
