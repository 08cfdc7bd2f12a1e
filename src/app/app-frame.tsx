import { type ReactNode, type ReactPortal, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { HelmetProvider } from "react-helmet-async";

import { whenIdle } from "@/lib/when-idle";
import { fetchToasts } from "@/messages/notify";

/**
 * Loads the toaster after the first paint; a toast requested earlier is shown then. Everything it needs is
 * fetched at once, because toasts often report a lost connection. It stands outside the root, which a dialog that was
 * opened before hides from screen readers.
 */
function useToaster(): ReactPortal | null {
  const [toaster, setToaster] = useState<ReactPortal | null>(null);
  useEffect(() => {
    const unmounted = new AbortController();
    async function fetchToaster() {
      const [fetched] = await Promise.allSettled([import("@/ui/toaster"), fetchToasts()]);
      if (fetched.status === "rejected") return;
      const { Toaster } = fetched.value;
      setToaster(createPortal(<Toaster />, document.body));
    }
    // If the connection was down, try again when it is back.
    window.addEventListener("online", () => void fetchToaster(), unmounted);
    unmounted.signal.addEventListener("abort", whenIdle(fetchToaster));
    return () => unmounted.abort();
  }, []);
  return toaster;
}

/** What surrounds the router, in the browser and in the prerendered HTML alike. */
export function AppFrame({ children }: { children: ReactNode }) {
  const toaster = useToaster();
  return (
    <HelmetProvider>
      {children}
      {toaster}
    </HelmetProvider>
  );
}
