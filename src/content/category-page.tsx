import { CategoryGlyph } from "@/components/category-glyph";
import { SiteFooter } from "@/components/site-footer";
import { SiteHeader } from "@/components/site-header";
import { isPremiumCategory } from "@/config/categories";
import { GUIDES_INDEX, QUERY_PARAMETERS, ROUTES } from "@/config/routes";
import { SITE_NAME } from "@/config/site";
import { usePageRecord } from "@/platform/page-record";
import { ButtonLink } from "@/ui/button-link";
import { PageMain } from "@/ui/page-main";
import { PageMeta } from "@/ui/page-meta";

import { CategoryPrompts } from "./category-prompts";

/** Every prompt of a category in a row, for readers and crawlers without the library's script. */
export function CategoryPage() {
  const { path, category, prompts } = usePageRecord("category");
  const query = new URLSearchParams({ [QUERY_PARAMETERS.category]: category });
  const isPremium = isPremiumCategory(category);
  return (
    <>
      <PageMeta
        title={`${category} prompts: all ${prompts.length} | ${SITE_NAME}`}
        description={`All ${prompts.length} AI prompts in ${category}, ${isPremium ? "unlocked by Premium" : "free to copy"}: each with its inputs, its steps and the form of the answer, for ChatGPT, Claude and Gemini.`}
        path={path}
      />
      <SiteHeader section="Library" />
      <PageMain className="max-w-page mx-auto grid gap-x-16 gap-y-8 px-4 py-10 md:px-6 md:py-14 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <div className="grid content-start gap-4 self-start lg:sticky lg:top-6">
          <CategoryGlyph category={category} className="size-9!" />
          <h1 className="text-2xl">{category} prompts</h1>
          <p className="text-muted text-lg">
            {prompts.length} {isPremium ? "Premium prompts" : "prompts, free to copy"}
          </p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={`${ROUTES.library}?${query}`} variant="primary">
              Open in the library
            </ButtonLink>
            <ButtonLink to={GUIDES_INDEX} variant="ghost" className="-ml-4">
              All categories and guides
            </ButtonLink>
          </div>
        </div>
        <CategoryPrompts category={category} prompts={prompts} />
      </PageMain>
      <SiteFooter />
    </>
  );
}
