import { ArrowLeft } from "lucide-react";

import { ROUTES } from "@/config/routes";
import type { ViewerState } from "@/data/viewer/use-viewer";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { Skeleton } from "@/ui/skeleton";

export type SupportHeaderProps = {
  viewer: Pick<ViewerState, "user" | "status">;
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

/** Signed in or not decides which; until that is known, neither. */
function WayOn({ viewer: { user, status }, onStart }: SupportHeaderProps) {
  if (user !== null) return <ButtonLink to={ROUTES.library}>Go to Prompts</ButtonLink>;
  if (status === "loading") return <Skeleton className="h-11 w-32" />;
  return <Button onClick={onStart}>Get Started</Button>;
}
