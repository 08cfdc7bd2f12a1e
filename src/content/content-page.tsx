import { Link } from "react-router-dom";

import { ExtensionLink } from "@/components/extension-link";
import { SiteFooter } from "@/components/site-footer";
import { SiteHeader } from "@/components/site-header";
import { ROUTES } from "@/config/routes";
import { slugify } from "@/domain/prompt-address";
import { Badge } from "@/ui/badge";
import { ButtonLink } from "@/ui/button-link";
import { Card } from "@/ui/card";
import { PageMain } from "@/ui/page-main";
import { PageMeta } from "@/ui/page-meta";

import { ComparisonTable } from "./comparison-table";
import { ExampleCard } from "./example-card";
import { GuideContents } from "./guide-contents";
import { keywordAddress } from "./keyword-address";
import type { LandingPage } from "./types";

type ContentPageProps = { page: LandingPage };

/** The one template of all guide pages; the order of its sections is the specification's, section 2. */
export function ContentPage({ page }: ContentPageProps) {
  return (
    <>
      <PageMeta
        title={page.metaTitle}
        description={page.metaDescription}
        path={page.canonicalUrl}
        type="article"
      />
      <SiteHeader section="Guides" actions={<GuideActions />} />
      <PageMain className="max-w-page mx-auto grid gap-x-16 gap-y-14 px-4 py-12 md:px-6 md:py-16 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <ContentIntroduction page={page} />
        <GuideContents page={page} />
        <div className="max-w-content grid gap-14 lg:col-start-2">
          {page.comparisonTable !== undefined && <ComparisonTable rows={page.comparisonTable} />}
          {page.bulletPoints !== undefined && <KeyPoints points={page.bulletPoints} />}
          {page.sections?.map(({ heading, paragraphs }) => (
            <section key={heading} className="guide-section">
              <h2 id={slugify(heading)}>{heading}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
          <section aria-labelledby="examples" className="grid gap-5">
            <h2 id="examples" className="scroll-mt-6 text-xl">
              Example Prompts
            </h2>
            <ul className="grid gap-4">
              {page.examplePrompts.map((example) => (
                <ExampleCard key={example.title} example={example} />
              ))}
            </ul>
          </section>
          <CallToAction page={page} />
          <RelatedLinks page={page} />
        </div>
      </PageMain>
      <SiteFooter />
    </>
  );
}

/** The way from a guide to the product: specification, section 2. */
function GuideActions() {
  return (
    <>
      <ButtonLink to={ROUTES.library}>Browse Prompts</ButtonLink>
      <ExtensionLink variant="ghost" label="Extension" />
    </>
  );
}

function ContentIntroduction({ page }: ContentPageProps) {
  return (
    <div className="max-w-content grid gap-6 lg:col-start-2">
      <h1 className="text-2xl md:text-3xl">{page.title}</h1>
      <p className="text-muted text-lg">{page.description}</p>
      <div className="max-w-text grid gap-4">
        {page.introduction.split("\n\n").map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <ul aria-label="Keywords" className="guide-keywords">
        {page.keywords.map((keyword) => (
          <li key={keyword}>
            <a href={keywordAddress(keyword)}>
              <Badge>{keyword}</Badge>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function KeyPoints({ points }: { points: readonly string[] }) {
  return (
    <section aria-labelledby="key-points" className="grid gap-5">
      <h2 id="key-points" className="scroll-mt-6 text-xl">
        Key Points
      </h2>
      <ul className="max-w-text marker:text-muted grid list-disc gap-3 pl-5">
        {points.map((point) => (
          <li key={point} className="pl-1.5">
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}

function CallToAction({ page }: ContentPageProps) {
  return (
    <section aria-labelledby="call-to-action" className="border-line grid gap-4 border-y py-10">
      <h2 id="call-to-action" className="text-xl">
        {page.ctaText}
      </h2>
      <p className="max-w-text text-muted">{page.ctaDescription}</p>
      <div className="flex flex-wrap gap-3">
        {page.ctaLink !== undefined && (
          <ButtonLink to={page.ctaLink.href} variant="primary">
            {page.ctaLink.label}
          </ButtonLink>
        )}
        <ButtonLink
          to={ROUTES.library}
          variant={page.ctaLink === undefined ? "primary" : "secondary"}
        >
          Try AI Prompt Generator
        </ButtonLink>
        <ExtensionLink variant="secondary" label="Get Chrome Extension" />
      </div>
    </section>
  );
}

function RelatedLinks({ page }: ContentPageProps) {
  return (
    <section aria-labelledby="related" className="grid gap-5">
      <h2 id="related" className="scroll-mt-6 text-xl">
        Related Resources
      </h2>
      <ul className="grid gap-4 md:grid-cols-2">
        {page.relatedLinks.map(({ title, href, description }) => (
          <Card as="li" key={href} isInteractive className="grid content-start gap-1.5">
            <h3 className="text-lg">
              <Link to={href} className="after:rounded-card after:absolute after:inset-0">
                {title}
              </Link>
            </h3>
            <p className="text-muted text-sm">{description}</p>
          </Card>
        ))}
      </ul>
    </section>
  );
}
