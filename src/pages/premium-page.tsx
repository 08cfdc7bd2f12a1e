import { PROMPT_COUNTS, PUBLIC_PROMPT } from "virtual:premium-offer";

import { CategoryGlyph } from "@/components/category-glyph";
import { PlaceholderText } from "@/components/placeholder-text";
import { SiteFooter } from "@/components/site-footer";
import { SiteHeader } from "@/components/site-header";
import { PREMIUM_GUARANTEE, PREMIUM_PERIOD, PREMIUM_PRICE } from "@/config/plans";
import { ROUTES } from "@/config/routes";
import { SITE_NAME } from "@/config/site";
import { useViewer, type ViewerState } from "@/data/viewer/use-viewer";
import { isSubscriber } from "@/domain/entitlement";
import { markedParts } from "@/domain/placeholders";
import { BenefitList } from "@/features/premium/benefit-list";
import { CheckoutAction } from "@/features/premium/checkout-action";
import { PlanComparison } from "@/features/premium/plan-comparison";
import { PremiumQuestions } from "@/features/premium/premium-questions";
import { ButtonLink } from "@/ui/button-link";
import { PageMain } from "@/ui/page-main";
import { PageMeta } from "@/ui/page-meta";

import { AccountDialogs, useAccountDialog } from "./account-dialogs";
import { DeferredPendingUpgrade } from "./deferred-parts";
import { PageAccount } from "./page-account";

/** What Premium gives, with one of its prompts to read, before anybody is asked to pay. */
export function PremiumPage() {
  const viewer = useViewer();
  const { dialog, setDialog } = useAccountDialog(viewer);
  const handleSignIn = () => setDialog("auth");
  return (
    <div className="flex min-h-dvh flex-col">
      <PageMeta
        title={`Premium | ${SITE_NAME}`}
        description={`${PROMPT_COUNTS.premium} more prompts and unlimited enhancements for ${PREMIUM_PRICE} ${PREMIUM_PERIOD}. Read one of the prompts in full before you decide.`}
        path={ROUTES.premium}
      />
      <SiteHeader
        section="Premium"
        account={<PageAccount viewer={viewer} onSignIn={handleSignIn} />}
      />
      <PageMain className="w-full flex-1">
        <div className="max-w-page mx-auto grid gap-x-16 gap-y-6 px-4 py-6 md:px-6 md:py-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:gap-y-8 lg:py-14">
          <div className="grid content-start gap-3">
            <h1 className="text-2xl md:text-3xl">Read one before you pay</h1>
            <p className="max-w-text text-muted md:text-lg">
              Premium is {PROMPT_COUNTS.premium} more prompts and unlimited enhancements. One of the
              prompts is here, in full.
            </p>
          </div>
          <Offer viewer={viewer} onSignIn={handleSignIn} />
          <PublicPrompt />
        </div>
        <PlanComparison counts={PROMPT_COUNTS} />
        <PremiumQuestions />
      </PageMain>
      <SiteFooter />
      <AccountDialogs user={viewer.user} open={dialog} onChange={setDialog} />
    </div>
  );
}

function PublicPrompt() {
  const { title, category, content } = PUBLIC_PROMPT;
  return (
    <article aria-labelledby="public-prompt" className="grid content-start gap-3 max-lg:pt-4">
      <p className="text-muted flex items-center gap-2 text-sm">
        <CategoryGlyph category={category} />
        {category}
      </p>
      <h2 id="public-prompt" className="text-xl">
        {title}
      </h2>
      <p className="border-line text-prompt border-l-2 pl-4 font-mono wrap-anywhere whitespace-pre-wrap md:pl-6">
        <PlaceholderText parts={markedParts(content)} />
      </p>
    </article>
  );
}

/** The price, what it buys, and the one filled button: above the prompt, or beside it on wide screens. */
function Offer({ viewer, onSignIn }: { viewer: ViewerState; onSignIn: () => void }) {
  return (
    <section
      aria-labelledby="offer"
      className="border-line bg-surface rounded-card grid content-start gap-4 self-start border p-5 lg:sticky lg:top-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:gap-5 lg:p-6"
    >
      <h2 id="offer" className="flex items-baseline gap-2">
        <span className="text-2xl">{PREMIUM_PRICE}</span>{" "}
        <span className="text-muted font-sans text-base tracking-normal">{PREMIUM_PERIOD}</span>
      </h2>
      <BenefitList />
      {isSubscriber(viewer.entitlement) ? (
        <div className="grid gap-3">
          <p>You have Premium.</p>
          <ButtonLink to={ROUTES.library} variant="primary">
            Go to the library
          </ButtonLink>
        </div>
      ) : (
        <CheckoutAction user={viewer.user} onSignInNeeded={onSignIn} />
      )}
      <p className="text-muted text-sm">{PREMIUM_GUARANTEE}</p>
      <DeferredPendingUpgrade viewer={viewer} />
    </section>
  );
}
