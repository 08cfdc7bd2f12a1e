import { useEffect } from "react";
import { Link, useLocation } from "react-router-dom";

import { SiteFooter } from "@/components/site-footer";
import { SiteHeader } from "@/components/site-header";
import { MAX_SEARCH_CHARACTERS } from "@/config/limits";
import { GUIDES_INDEX, QUERY_PARAMETERS, ROUTES } from "@/config/routes";
import { SITE_NAME } from "@/config/site";
import { logMissingPage } from "@/platform/missing-page";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { PageMain } from "@/ui/page-main";
import { PageMeta } from "@/ui/page-meta";
import { TextField } from "@/ui/text-field";

const WAYS = [
  { to: ROUTES.library, name: "Browse the library", text: "Prompts to copy, by category." },
  { to: ROUTES.refine, name: "Enhance a prompt", text: "A short line becomes a detailed prompt." },
  { to: GUIDES_INDEX, name: "Read the guides", text: "ChatGPT, Claude, Gemini, and how to ask." },
  { to: ROUTES.support, name: "Get help", text: "Answers about accounts, Premium and payments." },
] as const;

/** One file answers every unknown address, so the address is not in the markup. */
export function NotFoundPage() {
  const { pathname } = useLocation();

  // Required by the specification, section 2.
  useEffect(() => {
    logMissingPage(pathname);
  }, [pathname]);

  return (
    <div className="flex min-h-dvh flex-col">
      <PageMeta
        title={`Page not found | ${SITE_NAME}`}
        description="There is no page at this address."
        path="/404"
        isNoindex
      />
      <SiteHeader />
      <PageMain className="max-w-page mx-auto grid w-full flex-1 content-start gap-x-16 gap-y-10 px-4 py-12 md:px-6 md:py-20 lg:grid-cols-2">
        <div className="grid content-start justify-items-start">
          <p className="text-muted font-serif text-3xl">404</p>
          <h1 className="mt-4 text-2xl">Oops! Page not found</h1>
          <p className="text-muted mt-4">There's nothing at this address. Try a search:</p>
          <LibrarySearchForm />
          <ButtonLink to={ROUTES.landing} variant="primary" className="mt-8">
            Return to Home
          </ButtonLink>
        </div>
        <ul className="link-rows self-start">
          {WAYS.map(({ to, name, text }) => (
            <li key={to}>
              <div>
                <Link to={to}>{name}</Link>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </PageMain>
      <SiteFooter />
    </div>
  );
}

/** A form of the browser's own: it works without the application. */
function LibrarySearchForm() {
  return (
    // jsdom does not know <search>, and React warns of elements the browser does not know.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="search" className="mt-5 w-full max-w-[26rem]">
      <form action={ROUTES.library} className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            label="Search prompts"
            type="search"
            name={QUERY_PARAMETERS.search}
            maxLength={MAX_SEARCH_CHARACTERS}
            required
          />
        </div>
        <Button type="submit">Search</Button>
      </form>
    </div>
  );
}
