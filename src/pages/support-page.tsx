import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";

import { ContactSupport } from "@/components/contact-support";
import { SiteFooter } from "@/components/site-footer";
import { SiteHeader } from "@/components/site-header";
import { env } from "@/config/env";
import { ROUTES } from "@/config/routes";
import { SITE_NAME } from "@/config/site";
import { useViewer } from "@/data/viewer/use-viewer";
import type { AuthTab } from "@/features/auth/auth-tabs";
import { Faq } from "@/features/support/faq";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { ExternalLink } from "@/ui/external-link";
import { PageMain } from "@/ui/page-main";
import { PageMeta } from "@/ui/page-meta";

import { AuthDialog } from "./deferred-parts";
import { PageAccount } from "./page-account";

/** A word of the specified sentence: a link where the build says where to. */
function ways(word: string, url: string | null) {
  return url === null ? word : <ExternalLink href={url}>{word}</ExternalLink>;
}

export function SupportPage() {
  const viewer = useViewer();
  const { user } = viewer;
  const navigate = useNavigate();
  const [opened, setOpened] = useState<AuthTab | null>(null);

  return (
    <div className="flex min-h-dvh flex-col">
      <PageMeta
        title={`Support | ${SITE_NAME}`}
        description="Answers about free use, Premium, saving prompts, assistants and privacy."
        path={ROUTES.support}
      />
      <SiteHeader
        account={<PageAccount viewer={viewer} onSignIn={() => setOpened("sign-in")} />}
        actions={
          <>
            <ButtonLink variant="ghost" to={ROUTES.landing} className="max-lg:mr-auto max-lg:-ml-4">
              <ArrowLeft aria-hidden />
              Back to Home
            </ButtonLink>
            {/* Until the session is known, what most readers are: signed out. The prerendered page says so too. */}
            {user === null ? (
              <Button onClick={() => setOpened("sign-up")}>Get Started</Button>
            ) : (
              <ButtonLink to={ROUTES.library}>Go to Prompts</ButtonLink>
            )}
          </>
        }
      />
      <PageMain className="max-w-page mx-auto grid w-full flex-1 content-start items-start gap-x-12 gap-y-8 px-4 pt-10 pb-14 md:px-6 md:pt-16 md:pb-20 lg:grid-cols-[19rem_minmax(0,1fr)]">
        <div>
          <h1 className="text-2xl">Support</h1>
          <p className="max-w-text text-muted mt-3">
            Short answers about prompts, Premium and your data. Open a question to read one.
          </p>
        </div>
        <Faq contact={env.supportEmail !== null && <ContactSupport userId={user?.id ?? null} />} />
      </PageMain>
      <SiteFooter
        note={
          <p>
            Need more help? Visit our {ways("community forum", env.communityUrl)} or{" "}
            {ways("documentation", env.docsUrl)}.
          </p>
        }
      />
      <AuthDialog
        isOpen={opened !== null}
        onOpenChange={(isOpen) => !isOpen && setOpened(null)}
        initialView={opened ?? "sign-up"}
        onSignedIn={() => void navigate(ROUTES.library)}
      />
    </div>
  );
}
