import { useEffect } from "react";
import { Link, useLocation } from "react-router-dom";

import { ROUTES } from "@/config/routes";
import { SITE_NAME } from "@/config/site";
import { logMissingPage } from "@/platform/missing-page";
import { ButtonLink } from "@/ui/button-link";
import { PageMain } from "@/ui/page-main";
import { PageMeta } from "@/ui/page-meta";

/** One file answers every unknown address, so the address is not in the markup. */
export function NotFoundPage() {
  const { pathname } = useLocation();

  // Required by the specification, section 2.
  useEffect(() => {
    logMissingPage(pathname);
  }, [pathname]);

  return (
    <PageMain className="max-w-content mx-auto grid justify-items-start px-4 py-16 md:py-24">
      <PageMeta
        title={`Page not found | ${SITE_NAME}`}
        description="There is no page at this address."
        path="/404"
        isNoindex
      />
      <p className="text-muted font-serif text-3xl">404</p>
      <h1 className="mt-4 text-2xl">Oops! Page not found</h1>
      <p className="mt-4">There is nothing at this address.</p>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink variant="primary" to={ROUTES.landing}>
          Return to Home
        </ButtonLink>
        <Link to={ROUTES.library} className="link inline-flex min-h-11 items-center">
          Browse the prompts
        </Link>
      </div>
    </PageMain>
  );
}
