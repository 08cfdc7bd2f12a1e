import { ArrowLeft } from "lucide-react";

import { ROUTES } from "@/config/routes";
import type { ViewerState } from "@/data/viewer/use-viewer";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";

export type SupportHeaderProps = {
  viewer: Pick<ViewerState, "user">;
  onStart: () => void;
};

export function SupportHeader({ viewer, onStart }: SupportHeaderProps) {
  return (
    <header className="border-line border-b">
      <div className="max-w-page mx-auto flex min-h-16 items-center justify-between gap-3 px-4 md:px-6">
        <ButtonLink variant="ghost" to={ROUTES.landing} className="-ml-4">
          <ArrowLeft aria-hidden />
          Back to Home
        </ButtonLink>
        <WayOn viewer={viewer} onStart={onStart} />
      </div>
    </header>
  );
}

/** Until the session is known, what most readers are: signed out. The prerendered page says so too. */
function WayOn({ viewer: { user }, onStart }: SupportHeaderProps) {
  if (user !== null) return <ButtonLink to={ROUTES.library}>Go to Prompts</ButtonLink>;
  return <Button onClick={onStart}>Get Started</Button>;
}
