import { SiteFooter } from "@/components/site-footer";
import { SiteHeader } from "@/components/site-header";
import { Badge } from "@/ui/badge";
import { PageMeta } from "@/ui/page-meta";

import { CallToAction } from "./call-to-action";
import { ComparisonTable } from "./comparison-table";
import { ExampleCard } from "./example-card";
import { RelatedLinks } from "./related-links";
import type { GuideSection, LandingPage } from "./types";

export type ContentPageProps = { page: LandingPage };

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
      <SiteHeader />
      <main
        id="main"
        tabIndex={-1}
        className="max-w-content mx-auto grid gap-14 px-4 py-12 outline-none md:py-16"
      >
        <ContentIntroduction page={page} />
        {page.comparisonTable !== undefined && <ComparisonTable rows={page.comparisonTable} />}
        {page.bulletPoints !== undefined && <KeyPoints points={page.bulletPoints} />}
        {page.sections !== undefined && <GuideSections sections={page.sections} />}
        <section aria-labelledby="examples" className="grid gap-5">
          <h2 id="examples" className="text-xl">
            Example Prompts
          </h2>
          <ul className="grid gap-4">
            {page.examplePrompts.map((example) => (
              <ExampleCard key={example.title} example={example} />
            ))}
          </ul>
        </section>
        <CallToAction heading={page.ctaText} text={page.ctaDescription} />
        <RelatedLinks links={page.relatedLinks} />
      </main>
      <SiteFooter />
    </>
  );
}

function ContentIntroduction({ page }: ContentPageProps) {
  return (
    <div className="grid gap-6">
      <h1 className="text-2xl md:text-3xl">{page.title}</h1>
      <p className="text-muted text-lg">{page.description}</p>
      <div className="max-w-text grid gap-4">
        {page.introduction.split("\n\n").map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <ul aria-label="Keywords" className="flex flex-wrap gap-2">
        {page.keywords.map((keyword) => (
          <li key={keyword} className="flex min-w-0">
            <Badge>{keyword}</Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}

type GuideSectionsProps = { sections: readonly GuideSection[] };

function GuideSections({ sections }: GuideSectionsProps) {
  return sections.map(({ heading, paragraphs }) => (
    <section key={heading} className="grid gap-4">
      <h2 className="text-xl">{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="max-w-text whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </section>
  ));
}

type KeyPointsProps = { points: readonly string[] };

function KeyPoints({ points }: KeyPointsProps) {
  return (
    <section aria-labelledby="key-points" className="grid gap-5">
      <h2 id="key-points" className="text-xl">
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
