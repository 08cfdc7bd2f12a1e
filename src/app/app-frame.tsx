import { type ReactElement, type ReactNode, useEffect, useState } from "react";

import { TOAST_MS } from "@/config/limits";
import { whenIdle } from "@/lib/when-idle";

export type AppFrameProps = { children: ReactNode };

/** Toasts come after the first paint; one that was asked for earlier is shown once they are there. */
function useToaster(): ReactElement | null {
  const [toaster, setToaster] = useState<ReactElement | null>(null);
  // Outside React: the network.
  useEffect(
    () =>
      whenIdle(async () => {
        const { Toaster } = await import("@/ui/toaster");
        setToaster(<Toaster durationMs={TOAST_MS} />);
      }),
    [],
  );
  return toaster;
}

/** What surrounds the router, in the browser and in the prerendered HTML alike. */
export function AppFrame({ children }: AppFrameProps) {
  const toaster = useToaster();
  return (
    <>
      {children}
      {toaster}
    </>
  );
}
