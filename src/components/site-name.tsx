import { Link } from "react-router-dom";

import { ROUTES } from "@/config/routes";
import { SITE_NAME } from "@/config/site";

type SiteNameProps = {
  /** `small` has the icon beside it; `icon` shows nothing else. */
  size?: "large" | "small" | "icon";
};

/** The site's name, which leads to the front page. */
export function SiteName({ size = "large" }: SiteNameProps) {
  if (size === "large") {
    return (
      <Link
        to={ROUTES.landing}
        className="rounded-control mr-auto flex min-h-11 shrink-0 items-center font-serif text-lg font-medium whitespace-nowrap"
      >
        {SITE_NAME}
      </Link>
    );
  }
  return (
    <Link
      to={ROUTES.landing}
      className="rounded-control mr-auto flex min-h-11 items-center gap-2.5 font-serif text-base font-medium"
    >
      <img src="/favicon.svg" alt="" className="size-6" />
      {size === "small" ? SITE_NAME : <span className="sr-only">{SITE_NAME}</span>}
    </Link>
  );
}
