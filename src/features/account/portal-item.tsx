import { CreditCard } from "lucide-react";

import { useSubscriptionPortal } from "@/data/account/mutations";
import { openInNewTab } from "@/platform/browser";
import { ExternalLink } from "@/ui/external-link";

import { AccountItem } from "./account-item";

/**
 * Opens the provider's page for the subscription. Whether the browser let a new tab open is not told, so
 * its link stays afterwards.
 */
export function PortalItem() {
  const portal = useSubscriptionPortal();
  return (
    <>
      <AccountItem
        icon={CreditCard}
        label="Manage subscription"
        isBusy={portal.isPending}
        onClick={() => portal.mutate(undefined, { onSuccess: openInNewTab })}
      />
      {portal.data !== undefined && (
        <li className="text-muted grid gap-1 px-4 pt-1 pb-2 text-xs">
          <output>It should be open in a new tab. If your browser blocked it, open it here.</output>
          <ExternalLink href={portal.data} className="justify-self-start text-sm">
            Open subscription page
          </ExternalLink>
        </li>
      )}
    </>
  );
}
