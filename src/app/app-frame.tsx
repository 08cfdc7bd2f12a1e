import { type ReactNode, type ReactPortal, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { HelmetProvider } from "react-helmet-async";

import { afterFirstIntent } from "@/lib/after-first-intent";
import { fetchToasts, firstToast } from "@/messages/notify";

/**
 * Loads the toaster when somebody begins to use the page or a toast is requested, which is shown then. Everything it
 * needs is fetched at once, because toasts often report a lost connection. It is outside the root, which a dialog
 * that was opened before hides from screen readers.
 */
function useToaster(): ReactPortal | null {
  const [toaster, setToaster] = useState<ReactPortal | null>(null);
  useEffect(() => {
    const unmounted = new AbortController();
    async function fetchToaster() {
      const [fetched] = await Promise.allSettled([import("./toaster-and-offline"), fetchToasts()]);
      if (fetched.status === "rejected") return;
      const { ToasterAndOffline } = fetched.value;
      setToaster(createPortal(<ToasterAndOffline />, document.body));
    }
    // What says so was kept.
    if (!navigator.onLine) void fetchToaster();
    // If the connection was down, try again when it is back.
    window.addEventListener("online", () => void fetchToaster(), unmounted);
    unmounted.signal.addEventListener("abort", afterFirstIntent(fetchToaster));
    void firstToast.then(fetchToaster);
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
