import { FEATURES_ANCHOR, ROUTES } from "@/config/routes";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";

type LandingActionsProps = { onStart: () => void; onSignIn: () => void };

/** The front page's links; a phone shows the one button. */
export function LandingActions({ onStart, onSignIn }: LandingActionsProps) {
  return (
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
  );
}
