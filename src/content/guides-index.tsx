import type { ReactNode } from "react";
import { Link } from "react-router-dom";

import { SiteFooter } from "@/components/site-footer";
import { SiteHeader } from "@/components/site-header";
import { CATEGORIES } from "@/config/categories";
import { GUIDES_INDEX } from "@/config/routes";
import { categoryPath } from "@/domain/prompt-address";
import { PageMain } from "@/ui/page-main";
import { PageMeta } from "@/ui/page-meta";

import { GUIDE_GROUPS, GUIDES } from "./registry";

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
      <PageMain className="max-w-content mx-auto grid gap-12 px-4 py-12 md:py-16">
        <div className="grid gap-4">
          <h1 className="text-2xl md:text-3xl">All guides</h1>
          <p className="text-muted text-lg">
            Prompts to copy, and how to write your own for ChatGPT, Claude and Gemini.
          </p>
        </div>
        {GUIDE_GROUPS.map((group) => (
          <IndexList key={group} heading={group}>
            {GUIDES.filter((guide) => guide.group === group).map(({ path, label }) => (
              <li key={path}>
                <Link to={path} className="link block py-2.5">
                  {label}
                </Link>
              </li>
            ))}
          </IndexList>
        ))}
        {/* The library, for readers without its script. Each list has its data in a document of its own. */}
        <IndexList heading="Every prompt, by category">
          {CATEGORIES.map((category) => (
            <li key={category}>
              <a href={categoryPath(category)} className="link block py-2.5">
                {category}
              </a>
            </li>
          ))}
        </IndexList>
      </PageMain>
      <SiteFooter />
    </>
  );
}

function IndexList({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{heading}</h2>
      <ul className="border-line *:border-line border-t *:border-b">{children}</ul>
    </section>
  );
}
