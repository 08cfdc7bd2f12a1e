import { useEffect, useEffectEvent } from "react";

import { checkoutUrl } from "@/config/links";
import { pendingIntentStore, usePendingIntent } from "@/data/viewer/pending-intent";
import type { ViewerState } from "@/data/viewer/use-viewer";
import { openInNewTab } from "@/platform/browser";

/**
 * After a sign-in with a pending upgrade the payment link opens by itself, once (specification, section
 * 4). Whether the browser let it is not told, so its address is returned until `dismiss` is called.
 */
export function usePendingUpgrade({ status, user, entitlement }: ViewerState) {
  const intent = usePendingIntent();
  const isKnownUser = status === "ready" && user !== null;
  const isPending = isKnownUser && intent?.kind === "upgrade";
  const isPremium = entitlement.tier === "premium";
  const address = isPending && !isPremium ? checkoutUrl(user) : null;

  // The storage is read anew: another tab, or this effect's first run, may have been here already.
  const openOnce = useEffectEvent((checkout: string | null) => {
    const current = pendingIntentStore.read();
    if (current?.kind !== "upgrade") return;
    if (checkout === null) return dismiss();
    if (current.isCheckoutOpened) return;
    pendingIntentStore.write({ kind: "upgrade", isCheckoutOpened: true });
    openInNewTab(checkout);
  });

  // Outside React: the browser's storage and a new tab.
  useEffect(() => {
    if (isPending) openOnce(address);
  }, [isPending, address]);

  return { address, dismiss };
}

function dismiss() {
  pendingIntentStore.write(null);
}
