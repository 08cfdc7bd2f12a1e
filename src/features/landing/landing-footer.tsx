import { Link } from "react-router-dom";

import { ThemeSwitch } from "@/components/theme-switch";
import { GUIDES_INDEX, ROUTES } from "@/config/routes";
import { SITE_NAME } from "@/config/site";
import { ButtonLink } from "@/ui/button-link";

export function LandingFooter() {
  return (
    <footer className="border-line border-t">
      <div className="max-w-page mx-auto flex flex-wrap items-center gap-x-6 gap-y-4 px-4 py-8 text-sm md:px-6">
        <p className="text-muted w-full md:mr-auto md:w-auto">{SITE_NAME}</p>
        <Link to={ROUTES.library} className="link inline-flex min-h-11 items-center">
          Prompt library
        </Link>
        <Link to={GUIDES_INDEX} className="link py-2.5">
          All guides
        </Link>
        <ButtonLink to={ROUTES.support}>Support</ButtonLink>
        <ThemeSwitch />
      </div>
    </footer>
  );
}
