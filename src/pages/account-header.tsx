import { type ReactNode, useRef } from "react";

import { SiteHeader } from "@/components/site-header";
import type { SiteSection } from "@/components/site-nav";
import { EXTENSION_URL } from "@/config/links";
import type { ViewerState } from "@/data/viewer/use-viewer";
import { AccountButton } from "@/features/account/account-button";
import { PremiumBadge } from "@/features/premium/premium-badge";
import { classNames } from "@/lib/class-names";
import { useFocusAfterRemoval } from "@/lib/use-focus-after-removal";
import { Button } from "@/ui/button";
import { ExternalLink } from "@/ui/external-link";
import { Skeleton } from "@/ui/skeleton";

import { PageAccount, useLikelyAccount } from "./page-account";

type AccountHeaderProps = {
  section: SiteSection;
  viewer: ViewerState;
  /** The usage meter, where there is something to use. */
  meter: ReactNode;
  onSignIn: () => void;
  onUpgrade: () => void;
};

/**
 * The header of the library and of the enhancer, with a line for the reader: specification, section 2. A phone has all
 * of it in its menus.
 */
export function AccountHeader({ section, onSignIn, ...usage }: AccountHeaderProps) {
  const { viewer } = usage;
  const triggerRef = useRef<HTMLButtonElement>(null);
  // 'Sign Out' is gone with the line it was in.
  useFocusAfterRemoval(triggerRef, viewer.user === null ? 0 : 1);
  return (
    <SiteHeader
      section={section}
      account={<PageAccount viewer={viewer} onSignIn={onSignIn} triggerRef={triggerRef} />}
      line={<ReaderLine onSignIn={onSignIn} {...usage} />}
    />
  );
}

type Usage = Pick<AccountHeaderProps, "viewer" | "meter" | "onUpgrade">;

/** What the account's sheet says on a phone; so there only guests, who have none, see this line. */
const USER_LINE = "hidden md:block";

function ReaderLine({ onSignIn, ...usage }: Usage & Pick<AccountHeaderProps, "onSignIn">) {
  const { viewer, meter } = usage;
  const account = useLikelyAccount(viewer);
  const isForGuests = Boolean(meter) || EXTENSION_URL !== null;
  if (account === null && !isForGuests) return null;
  const unknownLine = isForGuests ? "max-md:session:hidden" : "hidden md:session:block";
  const look = account === undefined ? unknownLine : account !== null && USER_LINE;
  return (
    <div className={classNames("border-line border-t", look)}>
      <div className="max-w-page mx-auto flex min-h-11 items-center gap-4 px-6">
        {account?.email !== undefined && (
          // A long address is cut; the tooltip has it whole.
          <p title={account.email} className="text-muted min-w-0 truncate text-sm">
            Welcome, {account.email}
          </p>
        )}
        <div className="ml-auto flex shrink-0 items-center gap-3">
          <AccountUsage {...usage} />
          {EXTENSION_URL !== null && (
            <ExternalLink href={EXTENSION_URL} variant="ghost" size="sm">
              Get Chrome Extension
            </ExternalLink>
          )}
          {viewer.user && (
            <AccountButton user={viewer.user} onSignIn={onSignIn} variant="ghost" size="sm" />
          )}
        </div>
      </div>
    </div>
  );
}

/** The badge for premium users; for everyone else what they have used, and the way to more. */
function AccountUsage({ viewer, meter, onUpgrade }: Usage) {
  const { status, user, entitlement } = viewer;
  if (status === "loading") return user && <Skeleton className="h-8 w-28" />;
  if (entitlement.tier === "premium") return <PremiumBadge />;
  return (
    <div className="flex items-center gap-2 whitespace-nowrap">
      {status === "ready" && meter}
      {user && (
        <Button variant="ghost" size="sm" onClick={onUpgrade}>
          Upgrade
        </Button>
      )}
    </div>
  );
}
