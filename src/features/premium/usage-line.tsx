import type { ReactNode } from "react";

import { PREMIUM_PRICE, UPGRADE_DIALOG_TITLE } from "@/config/plans";
import type { ViewerState } from "@/data/viewer/use-viewer";
import { Button } from "@/ui/button";
import { ErrorState } from "@/ui/error-state";
import { Skeleton } from "@/ui/skeleton";

type UsageLineProps = {
  viewer: ViewerState;
  /** The height of the content, while the skeleton replaces it. */
  skeletonClassName: string;
  /** What the viewer has used, where the header does not say it. */
  meter?: ReactNode;
  onUpgrade: () => void;
};

/**
 * The part below the generator, which needs the profile: what the viewer has used, and what Premium would change.
 * The generator itself can do without.
 */
export function UsageLine({ viewer, skeletonClassName, meter, onUpgrade }: UsageLineProps) {
  const { status, retry, entitlement } = viewer;
  if (status === "loading") return <Skeleton className={skeletonClassName} />;
  if (status === "error") {
    return (
      <ErrorState
        message="Your plan and usage could not be loaded. You can still enhance prompts."
        onRetry={retry}
      />
    );
  }
  if (entitlement.tier === "premium") return meter;
  return (
    <>
      {meter}
      <div className="border-line flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t pt-4">
        <p className="text-muted max-w-text text-sm">
          {entitlement.remaining === 0 && "You have used your free enhancements. "}
          Unlimited with Premium, {PREMIUM_PRICE} a month.
        </p>
        <Button onClick={onUpgrade}>{UPGRADE_DIALOG_TITLE}</Button>
      </div>
    </>
  );
}
