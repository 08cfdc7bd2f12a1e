import { Link } from "react-router-dom";

import { GUIDES_INDEX, ROUTES } from "@/config/routes";
import { SITE_NAME } from "@/config/site";
import { useTheme } from "@/platform/theme";
import { ButtonLink } from "@/ui/button-link";
import { ThemeSwitch } from "@/ui/theme-switch";

export function LandingFooter() {
  const { theme, setTheme } = useTheme();
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
        <ThemeSwitch value={theme} onValueChange={setTheme} />
      </div>
    </footer>
  );
}
