import { Menu, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router-dom";

import { SiteHeader } from "@/components/site-header";
import { ThemeSwitch } from "@/components/theme-switch";
import { EXTENSION_URL } from "@/config/links";
import { ROUTES } from "@/config/routes";
import type { ViewerState } from "@/data/viewer/use-viewer";
import { signsInWithPassword } from "@/domain/deletion-confirmation";
import { AccountButton } from "@/features/account/account-button";
import { AccountMenu } from "@/features/account/account-menu";
import { DeferredAccountItems } from "@/features/account/deferred-account-items";
import { PremiumBadge } from "@/features/premium/premium-badge";
import { Button } from "@/ui/button";
import { Collapsible } from "@/ui/collapsible";
import { ExternalLink } from "@/ui/external-link";
import { IconButton } from "@/ui/icon-button";
import { Skeleton } from "@/ui/skeleton";

import { DeleteAccountDialog } from "./deferred-parts";

type AccountHeaderProps = {
  viewer: ViewerState;
  /** The usage meter, where there is something to use. */
  meter: ReactNode;
  onSignIn: () => void;
  onUpgrade: () => void;
};

/** The header of the library and of the enhancer, and the dialog that its account menu leads to. */
export function AccountHeader({ onSignIn, ...usage }: AccountHeaderProps) {
  const navigate = useNavigate();
  const [isDeleteOpen, setIsDeleteOpen] = useState(false);
  const { user, status, entitlement } = usage.viewer;
  const isSessionKnown = user !== null || status !== "loading";
  const items = user && { userId: user.id, entitlement, onDelete: () => setIsDeleteOpen(true) };

  // Each of these is in the header on wide screens, and in its menu on narrow ones.
  const accountUsage = <AccountUsage {...usage} />;
  const welcome = user?.email && (
    // A long address is cut; the tooltip has it whole.
    <p title={user.email} className="text-muted max-w-full min-w-0 truncate text-sm">
      Welcome, {user.email}
    </p>
  );

  const extensionLink = EXTENSION_URL !== null && (
    <ExternalLink href={EXTENSION_URL} variant="ghost">
      Get Chrome Extension
    </ExternalLink>
  );

  return (
    <>
      <SiteHeader
        layout="account"
        center={
          <div className="order-last hidden min-w-0 basis-full items-center gap-4 md:flex lg:order-none lg:basis-auto">
            {welcome}
            {extensionLink}
          </div>
        }
        end={
          <>
            <div className="hidden items-center gap-4 md:flex">
              {accountUsage}
              <ThemeSwitch />
              {items && <AccountMenu {...items} email={user.email} />}
            </div>
            {isSessionKnown ? (
              <AccountButton
                user={user}
                onSignIn={onSignIn}
                className={user ? "hidden! md:inline-flex!" : ""}
              />
            ) : (
              <Skeleton className="h-11 w-20" />
            )}
          </>
        }
        menu={
          <HeaderMenu>
            {welcome}
            {accountUsage}
            {extensionLink}
            {items && (
              <div className="-ml-4 w-full">
                <DeferredAccountItems {...items} />
              </div>
            )}
            <div className="flex w-full items-center justify-between">
              <ThemeSwitch />
              {user && <AccountButton user={user} onSignIn={onSignIn} />}
            </div>
          </HeaderMenu>
        }
      />
      {user && (
        <DeleteAccountDialog
          isOpen={isDeleteOpen}
          onOpenChange={setIsDeleteOpen}
          email={user.email}
          hasPassword={signsInWithPassword(user)}
          onDeleted={() => void navigate(ROUTES.landing)}
        />
      )}
    </>
  );
}

/** Below the mobile breakpoint, a button that shows the rest of the header beneath it. */
function HeaderMenu({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Collapsible
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      className="contents md:hidden [&>div]:basis-full"
      contentClassName="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4 border-t border-line py-4"
      trigger={<IconButton icon={isOpen ? X : Menu} label="Menu" className="-mr-2.5 md:hidden!" />}
    >
      {children}
    </Collapsible>
  );
}

/** The badge for premium users; for everyone else what they have used, and the way to more. */
function AccountUsage({ viewer, meter, onUpgrade }: Omit<AccountHeaderProps, "onSignIn">) {
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
