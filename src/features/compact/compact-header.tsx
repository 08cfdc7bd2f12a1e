import type { ReactNode } from "react";
import { Link } from "react-router-dom";

import { ROUTES } from "@/config/routes";
import { SITE_NAME } from "@/config/site";
import { classNames } from "@/lib/class-names";

export type CompactHeaderProps = {
  /** Shown for premium users; the site's name then gives it the room. */
  badge: ReactNode;
  /** Refresh, Sign Out or Sign In; none while it is not known who is looking. */
  children: ReactNode;
};

export function CompactHeader({ badge, children }: CompactHeaderProps) {
  return (
    <header className="border-line flex min-h-14 flex-wrap items-center gap-x-2 border-b px-4 py-1.5">
      <Link
        to={ROUTES.landing}
        className="rounded-control me-auto flex min-h-11 items-center gap-2.5 font-serif text-base font-medium"
      >
        <img src="/favicon.svg" alt="" className="size-6" />
        <span className={classNames(badge !== null && "sr-only")}>{SITE_NAME}</span>
      </Link>
      {badge}
      {children}
    </header>
  );
}
