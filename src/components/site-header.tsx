import { Link } from "react-router-dom";

import { EXTENSION_URL } from "@/config/links";
import { EXTENSION_PAGE, ROUTES } from "@/config/routes";
import { SITE_NAME } from "@/config/site";
import { ButtonLink } from "@/ui/button-link";
import { ExternalLink } from "@/ui/external-link";

export function SiteHeader() {
  return (
    <header className="border-line border-b">
      <div className="max-w-page mx-auto flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3 md:px-6">
        <Link
          to={ROUTES.landing}
          className="inline-flex min-h-11 items-center font-serif text-lg font-medium"
        >
          {SITE_NAME}
        </Link>
        <nav aria-label="Site" className="flex flex-wrap gap-2">
          <ButtonLink to={ROUTES.library}>Browse Prompts</ButtonLink>
          {EXTENSION_URL === null ? (
            <ButtonLink to={EXTENSION_PAGE} variant="ghost">
              Extension
            </ButtonLink>
          ) : (
            <ExternalLink href={EXTENSION_URL} variant="ghost">
              Extension
            </ExternalLink>
          )}
        </nav>
      </div>
    </header>
  );
}
