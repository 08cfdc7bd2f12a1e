import { Link } from "react-router-dom";

import { GUIDES_INDEX, ROUTES } from "@/config/routes";
import { SITE_NAME } from "@/config/site";

const LINKS = [
  { to: GUIDES_INDEX, label: "All guides" },
  { to: ROUTES.library, label: "Library" },
  { to: ROUTES.refine, label: "Enhancer" },
  { to: ROUTES.support, label: "Support" },
];

export function SiteFooter() {
  return (
    <footer className="border-line border-t">
      <div className="max-w-page text-muted mx-auto grid gap-4 px-4 py-8 text-sm md:px-6">
        <p>{SITE_NAME}: enhance your AI prompts, and ask for what you mean.</p>
        <nav aria-label="Footer">
          <ul className="flex flex-wrap gap-x-6">
            {LINKS.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className="link inline-block py-2.5">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
