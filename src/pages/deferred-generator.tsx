import { lazy, Suspense } from "react";

import type { GeneratorCardProps } from "@/features/generator/generator-card";
import { GeneratorSkeleton } from "@/features/generator/generator-skeleton";

const Generator = lazy(async () => ({
  default: (await import("@/features/generator/generator-card")).GeneratorCard,
}));

/** The generator of a page that shows something else first. */
export function DeferredGenerator(props: GeneratorCardProps) {
  return (
    <Suspense fallback={<GeneratorSkeleton />}>
      <Generator {...props} />
    </Suspense>
  );
}
