import type { ReactNode } from "react";
import { Link } from "react-router-dom";

import { CATEGORIES } from "@/config/categories";
import { ROUTES } from "@/config/routes";
import { SITE_NAME } from "@/config/site";
import { categoryPath } from "@/domain/prompt-address";
import { useIsHydrated } from "@/lib/use-is-hydrated";
import { ButtonLink } from "@/ui/button-link";

import { SITE_PAGES } from "./site-pages";
import { ThemeSwitch } from "./theme-switch";

/** Every page's footer. */
export function SiteFooter({ note }: { note?: ReactNode }) {
  // Without scripts there is nothing to switch.
  const isHydrated = useIsHydrated();
  return (
    <footer className="border-line mt-auto border-t">
      <div className="max-w-page text-muted mx-auto grid gap-x-12 gap-y-6 px-4 py-8 text-sm md:grid-cols-[1fr_1fr_2fr] md:px-6">
        <div className="grid content-start justify-items-start gap-4">
          {note}
          <p>{`${SITE_NAME}: enhance your AI prompts, and ask for what you mean.`}</p>
          <ButtonLink to={ROUTES.support}>Support</ButtonLink>
          <div className="min-h-11">{isHydrated && <ThemeSwitch />}</div>
        </div>
        <nav aria-label="Footer">
          <ul className="footer-links">
            {SITE_PAGES.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="Categories">
          <ul className="footer-links lg:columns-3">
            {/* Each list has its data in a document of its own. */}
            {CATEGORIES.map((category) => (
              <li key={category}>
                <a href={categoryPath(category)}>{category}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
