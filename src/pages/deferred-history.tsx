import { lazy, Suspense } from "react";

import type { HistoryProps } from "@/features/history/history";

const History = lazy(async () => ({
  default: (await import("@/features/history/history")).History,
}));

/** Own prompts and history stand below everything else, so they come last. */
export function DeferredHistory(props: HistoryProps) {
  return (
    <Suspense fallback={null}>
      <History {...props} />
    </Suspense>
  );
}
