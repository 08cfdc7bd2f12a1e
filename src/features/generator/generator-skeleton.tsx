import { Card } from "@/ui/card";
import { Skeleton } from "@/ui/skeleton";
import { VisuallyHidden } from "@/ui/visually-hidden";

/** Shown in place of the generator until the session is known. */
export function GeneratorSkeleton() {
  return (
    <Card aria-busy>
      <VisuallyHidden>Loading the enhancer</VisuallyHidden>
      <Skeleton className="h-[22px] w-36" />
      <Skeleton className="mt-1.5 h-28 w-full" />
      <Skeleton className="mt-1.5 h-[19px] w-3/4" />
      <Skeleton className="mt-4 h-5 w-72 max-w-full" />
      <Skeleton className="mt-4 h-11 w-40" />
    </Card>
  );
}
