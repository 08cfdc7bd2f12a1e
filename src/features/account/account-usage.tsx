import type { ReactNode } from "react";

import type { ViewerState } from "@/data/viewer/use-viewer";
import { Button } from "@/ui/button";
import { Skeleton } from "@/ui/skeleton";

export type AccountUsageProps = {
  viewer: ViewerState;
  badge: ReactNode;
  meter: ReactNode;
  onUpgrade: () => void;
};

/** The badge for premium users; for everyone else what they have used, and the way to more. */
export function AccountUsage({ viewer, badge, meter, onUpgrade }: AccountUsageProps) {
  const { status, user, entitlement } = viewer;
  if (status === "loading") return user && <Skeleton className="h-8 w-28" />;
  if (entitlement.tier === "premium") return badge;
  return (
    <div className="flex items-center gap-2 whitespace-nowrap">
      {status === "ready" && meter}
      {user && (
        <Button variant="ghost" size="sm" onClick={onUpgrade}>
          Upgrade
        </Button>
      )}
    </div>
  );
}
