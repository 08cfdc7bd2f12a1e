import { type ReactElement, type ReactNode, useEffect, useState } from "react";
import { HelmetProvider } from "react-helmet-async";

import { TOAST_MS } from "@/config/limits";
import { whenIdle } from "@/lib/when-idle";
import { fetchToasts } from "@/messages/notify";

export type AppFrameProps = { children: ReactNode };

/**
 * Toasts come after the first paint; one that was asked for earlier is shown once they are there. All they
 * need is fetched then: a toast often tells of a connection that is gone.
 */
function useToaster(): ReactElement | null {
  const [toaster, setToaster] = useState<ReactElement | null>(null);
  // Outside React: the network.
  useEffect(() => {
    const unmounted = new AbortController();
    async function fetchToaster() {
      const [fetched] = await Promise.allSettled([import("@/ui/toaster"), fetchToasts()]);
      if (fetched.status === "rejected") return;
      const { Toaster } = fetched.value;
      setToaster(<Toaster durationMs={TOAST_MS} />);
    }
    // A connection that was lost before this is no reason to do without.
    window.addEventListener("online", () => void fetchToaster(), unmounted);
    unmounted.signal.addEventListener("abort", whenIdle(fetchToaster));
    return () => unmounted.abort();
  }, []);
  return toaster;
}

/** What surrounds the router, in the browser and in the prerendered HTML alike. */
export function AppFrame({ children }: AppFrameProps) {
  const toaster = useToaster();
  return (
    <HelmetProvider>
      {children}
      {toaster}
    </HelmetProvider>
  );
}
