import type { ReactNode } from "react";
import { Link } from "react-router-dom";

import { SiteFooter } from "@/components/site-footer";
import { SiteHeader } from "@/components/site-header";
import { CATEGORIES } from "@/config/categories";
import { GUIDES_INDEX } from "@/config/routes";
import { categoryPath } from "@/domain/prompt-address";
import { PageMain } from "@/ui/page-main";
import { PageMeta } from "@/ui/page-meta";

import { GUIDE_SUMMARIES } from "./guide-summaries";
import { GUIDE_GROUPS, type GuideEntry, type GuideGroup, GUIDES } from "./registry";

const GROUP_LINES: Readonly<Record<GuideGroup, string>> = {
  "Prompt collections": "Prompts to copy, each for one job.",
  Assistants: "How to ask ChatGPT, Claude and Gemini, and how to choose.",
  "Guides by task": "How to work with an assistant, step by step.",
  "The tools": "How the enhancer works.",
};

/** Every guide, grouped: from here each one is a single step away. */
export function GuidesIndex() {
  return (
    <>
      <PageMeta
        title="All Guides: Prompts, Assistants and Writing with AI"
        description="Every guide on this site in one list: prompt collections, comparisons of ChatGPT, Claude and Gemini, guides by task, and how the enhancer works."
        path={GUIDES_INDEX}
      />
      <SiteHeader section="Guides" />
      <PageMain className="max-w-page mx-auto grid px-4 py-10 md:px-6 md:py-14">
        <div className="grid gap-3 pb-10">
          <h1 className="text-2xl md:text-3xl">All guides</h1>
          <p className="max-w-text text-muted text-lg">
            {GUIDES.length} guides: prompts to copy, and how to write your own for ChatGPT, Claude
            and Gemini.
          </p>
        </div>
        {GUIDE_GROUPS.map((group) => (
          <GroupOfGuides key={group} group={group} />
        ))}
        {/* The library, for readers without its script. Each list has its data in a document of its own. */}
        <IndexSection
          heading="Every prompt, by category"
          line={`All ${CATEGORIES.length} categories.`}
        >
          <ul className="border-line columns-2 gap-8 border-t pt-2 md:columns-3">
            {CATEGORIES.map((category) => (
              <li key={category}>
                <a href={categoryPath(category)} className="link inline-block py-2.5">
                  {category}
                </a>
              </li>
            ))}
          </ul>
        </IndexSection>
      </PageMain>
      <SiteFooter />
    </>
  );
}

function GroupOfGuides({ group }: { group: GuideGroup }) {
  const guides = GUIDES.filter((guide) => guide.group === group);
  return (
    <IndexSection heading={group} count={guides.length} line={GROUP_LINES[group]}>
      <ul className="link-rows">
        {guides.map((guide) => (
          <GuideRow key={guide.path} guide={guide} />
        ))}
      </ul>
    </IndexSection>
  );
}

type IndexSectionProps = { heading: string; line: string; count?: number; children: ReactNode };

/** The heading is beside its list on wide screens. */
function IndexSection({ heading, line, count, children }: IndexSectionProps) {
  return (
    <section className="grid gap-x-16 gap-y-3 py-6 md:py-8 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <div className="grid content-start gap-1">
        <h2 className="text-xl">
          {heading}{" "}
          {count !== undefined && (
            <span className="text-muted font-sans text-base font-normal tabular-nums">
              ({count})
            </span>
          )}
        </h2>
        <p className="text-muted text-sm">{line}</p>
      </div>
      {children}
    </section>
  );
}

function GuideRow({ guide: { path, label } }: { guide: GuideEntry }) {
  const summary = GUIDE_SUMMARIES[path];
  return (
    <li>
      <div>
        <Link to={path}>{label}</Link>
        <p>{summary?.line}</p>
      </div>
      {summary !== undefined && <span>{summary.prompts} prompts</span>}
    </li>
  );
}
