import type { ReactNode } from "react";

import type { ViewerState } from "@/data/viewer/use-viewer";
import { ErrorState } from "@/ui/error-state";
import { Skeleton } from "@/ui/skeleton";

export type UsageLineProps = {
  viewer: ViewerState;
  /** What the viewer has used, and what more there is. */
  children: ReactNode;
  /** The height of the content, while the skeleton replaces it. */
  skeletonClassName: string;
};

/** The part below the generator, which needs the profile. The generator itself can do without. */
export function UsageLine({ viewer, children, skeletonClassName }: UsageLineProps) {
  const { status, retry } = viewer;
  if (status === "loading") return <Skeleton className={skeletonClassName} />;
  if (status === "ready") return children;
  return (
    <ErrorState
      className="py-0!"
      message="Your plan and usage could not be loaded. You can still enhance prompts."
      onRetry={retry}
    />
  );
}
