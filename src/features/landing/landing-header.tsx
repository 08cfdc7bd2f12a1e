import { Link } from "react-router-dom";

import { FEATURES_ANCHOR, ROUTES } from "@/config/routes";
import { SITE_NAME } from "@/config/site";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";

export type LandingHeaderProps = { onStart: () => void; onSignIn: () => void };

export function LandingHeader({ onStart, onSignIn }: LandingHeaderProps) {
  return (
    <header className="border-line border-b">
      <div className="max-w-page mx-auto flex min-h-16 items-center justify-between gap-3 px-4 md:px-6">
        <Link
          to={ROUTES.landing}
          className="flex min-h-11 items-center font-serif text-lg font-medium"
        >
          {SITE_NAME}
        </Link>
        <div className="flex items-center">
          <div className="hidden items-center gap-1 md:flex">
            <nav aria-label="Main" className="flex gap-1">
              <ButtonLink variant="ghost" to={{ hash: FEATURES_ANCHOR }}>
                Features
              </ButtonLink>
              <ButtonLink variant="ghost" to={ROUTES.library}>
                Browse prompts
              </ButtonLink>
            </nav>
            <Button variant="ghost" onClick={onSignIn}>
              Sign In
            </Button>
          </div>
          <Button onClick={onStart} className="md:ml-2">
            Get Started
          </Button>
        </div>
      </div>
    </header>
  );
}
