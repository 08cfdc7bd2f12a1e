import { Menu, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";

import { ExtensionLink } from "@/components/extension-link";
import { ROUTES } from "@/config/routes";
import { SITE_NAME } from "@/config/site";
import type { ViewerState } from "@/data/viewer/use-viewer";
import { Collapsible } from "@/ui/collapsible";
import { IconButton } from "@/ui/icon-button";
import { Skeleton } from "@/ui/skeleton";

import { AccountButton } from "./account-button";
import { HeaderTheme } from "./header-theme";
import { HeaderUsage } from "./header-usage";
import { WelcomeText } from "./welcome-text";

export type LibraryHeaderProps = {
  viewer: ViewerState;
  /** Shown to premium users. */
  badge: ReactNode;
  /** The usage meter, where there is something to use. */
  meter: ReactNode;
  /** For signed-in users: a button with a menu on wide screens, what it holds in the mobile menu. */
  accountMenu: ReactNode;
  accountItems: ReactNode;
  onSignIn: () => void;
  onUpgrade: () => void;
};

/** The header of the library and of the enhancer. Below the mobile breakpoint most of it is a menu. */
export function LibraryHeader({
  viewer,
  accountMenu,
  accountItems,
  onSignIn,
  ...usage
}: LibraryHeaderProps) {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const { user, status } = viewer;
  const isSessionKnown = user !== null || status !== "loading";
  return (
    <header className="border-line border-b">
      <div className="max-w-page mx-auto flex min-h-16 flex-wrap items-center gap-x-4 px-4 py-2.5 md:px-6 lg:flex-nowrap">
        <Link
          to={ROUTES.landing}
          className="rounded-control mr-auto shrink-0 py-2 font-serif text-lg font-medium whitespace-nowrap"
        >
          {SITE_NAME}
        </Link>
        <div className="order-last hidden min-w-0 basis-full items-center gap-4 md:flex lg:order-none lg:basis-auto">
          {user?.email && <WelcomeText email={user.email} />}
          <ExtensionLink />
        </div>
        <div className="hidden items-center gap-4 md:flex">
          <HeaderUsage viewer={viewer} {...usage} />
          <HeaderTheme />
          {accountMenu}
        </div>
        {isSessionKnown ? (
          <AccountButton
            viewer={viewer}
            onSignIn={onSignIn}
            className={user ? "hidden! md:inline-flex!" : ""}
          />
        ) : (
          <Skeleton className="h-11 w-20" />
        )}
        <Collapsible
          isOpen={isMenuOpen}
          onOpenChange={setIsMenuOpen}
          className="contents md:hidden [&>div]:basis-full"
          contentClassName="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4 border-t border-line py-4"
          trigger={
            <IconButton icon={isMenuOpen ? X : Menu} label="Menu" className="-mr-2.5 md:hidden!" />
          }
        >
          {user?.email && <WelcomeText email={user.email} />}
          <HeaderUsage viewer={viewer} {...usage} />
          <ExtensionLink />
          {accountItems && <div className="-ml-4 w-full">{accountItems}</div>}
          <div className="flex w-full items-center justify-between">
            <HeaderTheme />
            {user && <AccountButton viewer={viewer} onSignIn={onSignIn} />}
          </div>
        </Collapsible>
      </div>
    </header>
  );
}
