import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";

import { SiteHeader } from "@/components/site-header";
import { ROUTES } from "@/config/routes";
import { SITE_NAME } from "@/config/site";
import { useViewer } from "@/data/viewer/use-viewer";
import { Faq } from "@/features/support/faq";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { PageMain } from "@/ui/page-main";
import { PageMeta } from "@/ui/page-meta";

import { AuthDialog } from "./deferred-parts";

export function SupportPage() {
  const { user } = useViewer();
  const navigate = useNavigate();
  const [isDialogOpen, setIsDialogOpen] = useState(false);

  return (
    <div className="flex min-h-dvh flex-col">
      <PageMeta
        title={`Support | ${SITE_NAME}`}
        description="Answers about free use, Premium, saving prompts, assistants and privacy."
        path={ROUTES.support}
      />
      <SiteHeader
        layout="line"
        start={
          <ButtonLink variant="ghost" to={ROUTES.landing} className="-ml-4">
            <ArrowLeft aria-hidden />
            Back to Home
          </ButtonLink>
        }
        end={
          // Until the session is known, what most readers are: signed out. The prerendered page says so too.
          user === null ? (
            <Button onClick={() => setIsDialogOpen(true)}>Get Started</Button>
          ) : (
            <ButtonLink to={ROUTES.library}>Go to Prompts</ButtonLink>
          )
        }
      />
      <PageMain className="max-w-page mx-auto grid w-full flex-1 content-start items-start gap-x-12 gap-y-8 px-4 pt-10 pb-14 md:px-6 md:pt-16 md:pb-20 lg:grid-cols-[19rem_minmax(0,1fr)]">
        <div>
          <h1 className="text-2xl">Support</h1>
          <p className="max-w-text text-muted mt-3">
            Short answers about prompts, Premium and your data. Open a question to read one.
          </p>
        </div>
        <Faq />
      </PageMain>
      <footer className="border-line border-t">
        <p className="max-w-page text-muted mx-auto px-4 py-8 text-sm md:px-6">
          Need more help? Visit our community forum or documentation.
        </p>
      </footer>
      <AuthDialog
        isOpen={isDialogOpen}
        onOpenChange={setIsDialogOpen}
        initialTab="sign-up"
        onSignedIn={() => void navigate(ROUTES.library)}
      />
    </div>
  );
}
