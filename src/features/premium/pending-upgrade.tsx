import { X } from "lucide-react";
import { useEffect, useEffectEvent } from "react";

import { checkoutUrl } from "@/config/links";
import { pendingIntentStore, usePendingIntent } from "@/data/session/pending-intent";
import type { ViewerState } from "@/data/viewer/use-viewer";
import { openInNewTab } from "@/platform/browser";
import { ExternalLink } from "@/ui/external-link";
import { IconButton } from "@/ui/icon-button";

/** A bar with the checkout link, after a sign-in that an upgrade required. Otherwise renders nothing. */
export function PendingUpgrade({ viewer }: { viewer: ViewerState }) {
  const address = usePendingUpgrade(viewer);
  if (address === null) return null;
  return (
    <section
      aria-label="Checkout"
      className="border-line bg-surface rounded-card flex items-start gap-2 border p-2 pl-4"
    >
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2 py-1">
        <output className="min-w-52 flex-1 text-sm">
          Checkout should be open in a new tab. If your browser blocked it, open it here.
        </output>
        <ExternalLink href={address} variant="secondary" size="sm">
          Open checkout
        </ExternalLink>
      </div>
      <IconButton icon={X} label="Dismiss" onClick={dismissUpgrade} />
    </section>
  );
}

/**
 * After a sign-in with a pending upgrade the payment link opens automatically, once (specification, section
 * 4). The browser does not report a blocked tab, so the address is returned until `dismissUpgrade`.
 */
function usePendingUpgrade({ status, user, entitlement }: ViewerState) {
  const intent = usePendingIntent();
  const isKnownUser = status === "ready" && user !== null;
  const isPending = isKnownUser && intent?.kind === "upgrade";
  const isPremium = entitlement.tier === "premium";
  const address = isPending && !isPremium ? checkoutUrl(user) : null;

  // Reads the storage again: another tab, or this effect's first run, may have opened it already.
  const openOnce = useEffectEvent((checkout: string | null) => {
    const current = pendingIntentStore.read();
    if (current?.kind !== "upgrade") return;
    if (checkout === null) return dismissUpgrade();
    if (current.isCheckoutOpened) return;
    pendingIntentStore.write({ kind: "upgrade", isCheckoutOpened: true });
    openInNewTab(checkout);
  });

  useEffect(() => {
    if (isPending) openOnce(address);
  }, [isPending, address]);

  return address;
}

function dismissUpgrade() {
  pendingIntentStore.write(null);
}
