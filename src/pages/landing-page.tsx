import { useState } from "react";
import { Link, Navigate, useLocation } from "react-router-dom";

import { SiteHeader } from "@/components/site-header";
import { ThemeSwitch } from "@/components/theme-switch";
import { FREE_ENHANCEMENT_LIMIT } from "@/config/limits";
import { EXTENSION_URL } from "@/config/links";
import { FEATURES_ANCHOR, GUIDES_INDEX, ROUTES } from "@/config/routes";
import { SITE_DESCRIPTION, SITE_NAME } from "@/config/site";
import { useViewer } from "@/data/viewer/use-viewer";
import type { AuthTab } from "@/features/auth/auth-tabs";
import { Features } from "@/features/landing/features";
import { Hero } from "@/features/landing/hero";
import { SamplePromptsSection } from "@/features/landing/sample-prompts-section";
import { StatsStrip } from "@/features/landing/stats-strip";
import { Testimonials } from "@/features/landing/testimonials";
import { draft } from "@/platform/draft";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
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

/** The front page's links; a phone shows the one button. */
function LandingActions({ onStart, onSignIn }: { onStart: () => void; onSignIn: () => void }) {
  return (
    <div className="flex items-center">
      <div className="hidden items-center gap-1 md:flex">
        <nav aria-label="Main" className="flex gap-1">
          <ButtonLink variant="ghost" to={{ hash: FEATURES_ANCHOR }}>
            Features
          </ButtonLink>
          <ButtonLink variant="ghost" to={ROUTES.library}>
            Browse prompts
          </ButtonLink>
        </nav>
        <Button variant="ghost" onClick={onSignIn}>
          Sign In
        </Button>
      </div>
      <Button onClick={onStart} className="md:ml-2">
        Get Started
      </Button>
    </div>
  );
}

function ClosingCall({ onStart }: { onStart: () => void }) {
  return (
    <section aria-labelledby="closing" className="border-line border-t">
      <div className="max-w-page mx-auto px-4 py-14 md:px-6 md:py-20">
        <h2 id="closing" className="text-xl whitespace-pre-line md:text-2xl">
          {"You already have the line.\nThe rest takes one press."}
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

function LandingFooter() {
  return (
    <footer className="border-line border-t">
      <div className="max-w-page mx-auto flex flex-wrap items-center gap-x-6 gap-y-4 px-4 py-8 text-sm md:px-6">
        <p className="text-muted w-full md:mr-auto md:w-auto">{SITE_NAME}</p>
        <Link to={ROUTES.library} className="link inline-flex min-h-11 items-center">
          Prompt library
        </Link>
        <Link to={GUIDES_INDEX} className="link py-2.5">
          All guides
        </Link>
        <ButtonLink to={ROUTES.support}>Support</ButtonLink>
        <ThemeSwitch />
      </div>
    </footer>
  );
}
