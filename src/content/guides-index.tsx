import { Link } from "react-router-dom";

import { SiteFooter } from "@/components/site-footer";
import { SiteHeader } from "@/components/site-header";
import { CATEGORIES } from "@/config/categories";
import { GUIDES_INDEX } from "@/config/routes";
import { categoryPath } from "@/domain/prompt-address";
import { PageMeta } from "@/ui/page-meta";

import { GUIDE_GROUPS, type GuideGroup, GUIDES } from "./registry";

/** Every guide, grouped: from here each one is a single step away. */
export function GuidesIndex() {
  return (
    <>
      <PageMeta
        title="All Guides: Prompts, Assistants and Writing with AI"
        description="Every guide on this site in one list: prompt collections, comparisons of ChatGPT, Claude and Gemini, guides by task, and how the enhancer works."
        path={GUIDES_INDEX}
      />
      <SiteHeader />
      <main
        id="main"
        tabIndex={-1}
        className="max-w-content mx-auto grid gap-12 px-4 py-12 outline-none md:py-16"
      >
        <div className="grid gap-4">
          <h1 className="text-2xl md:text-3xl">All guides</h1>
          <p className="text-muted text-lg">
            Prompts to copy, and how to write your own for ChatGPT, Claude and Gemini.
          </p>
        </div>
        {GUIDE_GROUPS.map((group) => (
          <GuideList key={group} group={group} />
        ))}
        <CategoryList />
      </main>
      <SiteFooter />
    </>
  );
}

function GuideList({ group }: { group: GuideGroup }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{group}</h2>
      <ul className="border-line border-t">
        {GUIDES.filter((guide) => guide.group === group).map(({ path, label }) => (
          <li key={path} className="border-line border-b">
            <Link to={path} className="link block py-2.5">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The library, for readers without its script. Each list has its data in a document of its own. */
function CategoryList() {
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">Every prompt, by category</h2>
      <ul className="border-line border-t">
        {CATEGORIES.map((category) => (
          <li key={category} className="border-line border-b">
            <a href={categoryPath(category)} className="link block py-2.5">
              {category}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
