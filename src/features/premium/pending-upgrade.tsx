import { X } from "lucide-react";

import type { ViewerState } from "@/data/viewer/use-viewer";
import { ExternalLink } from "@/ui/external-link";
import { IconButton } from "@/ui/icon-button";

import { usePendingUpgrade } from "./use-pending-upgrade";

export type PendingUpgradeProps = { viewer: ViewerState };

/** A bar with the way to checkout, after the sign-in that an upgrade asked for. Otherwise nothing. */
export function PendingUpgrade({ viewer }: PendingUpgradeProps) {
  const { address, dismiss } = usePendingUpgrade(viewer);
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
      <IconButton icon={X} label="Dismiss" onClick={dismiss} />
    </section>
  );
}
