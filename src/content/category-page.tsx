import { LinkedPrompts } from "@/components/linked-prompts";
import { SiteFooter } from "@/components/site-footer";
import { SiteHeader } from "@/components/site-header";
import { isPremiumCategory } from "@/config/categories";
import { GUIDES_INDEX, QUERY_PARAMETERS, ROUTES } from "@/config/routes";
import { SITE_NAME } from "@/config/site";
import { usePageRecord } from "@/platform/page-record";
import { ButtonLink } from "@/ui/button-link";
import { PageMain } from "@/ui/page-main";
import { PageMeta } from "@/ui/page-meta";

/** Every prompt of a category by its title, for readers and crawlers without the library's script. */
export function CategoryPage() {
  const { path, category, prompts } = usePageRecord("category");
  const query = new URLSearchParams({ [QUERY_PARAMETERS.category]: category });
  const access = isPremiumCategory(category) ? "opened by Premium" : "free to copy";
  return (
    <>
      <PageMeta
        title={`${category} prompts: all ${prompts.length} | ${SITE_NAME}`}
        description={`All ${prompts.length} AI prompts in ${category}, ${access}: each with its inputs, its steps and the form of the answer, for ChatGPT, Claude and Gemini.`}
        path={path}
      />
      <SiteHeader section="Library" />
      <PageMain className="max-w-content mx-auto grid gap-10 px-4 py-12 md:py-16">
        <div className="grid gap-4">
          <h1 className="text-2xl md:text-3xl">{category} prompts</h1>
          <p className="text-muted text-lg">
            {prompts.length} prompts, {access}.
          </p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={`${ROUTES.library}?${query}`} variant="primary">
              Search them in the library
            </ButtonLink>
            <ButtonLink to={GUIDES_INDEX} variant="ghost">
              All categories and guides
            </ButtonLink>
          </div>
        </div>
        <LinkedPrompts prompts={prompts} />
      </PageMain>
      <SiteFooter />
    </>
  );
}
