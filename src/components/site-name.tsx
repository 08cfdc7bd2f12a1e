import { Link } from "react-router-dom";

import { ROUTES } from "@/config/routes";
import { SITE_NAME } from "@/config/site";
import { classNames } from "@/lib/class-names";

type SiteNameProps = {
  /** `small` has the icon beside it; `icon` shows nothing else. */
  size?: "large" | "small" | "icon";
};

/** The site's name, which leads to the front page. */
export function SiteName({ size = "large" }: SiteNameProps) {
  const isLarge = size === "large";
  return (
    <Link
      to={ROUTES.landing}
      className={classNames(
        "rounded-control mr-auto flex min-h-11 items-center font-serif font-medium",
        isLarge ? "shrink-0 text-lg whitespace-nowrap" : "gap-2.5 text-base",
      )}
    >
      {!isLarge && <img src="/favicon.svg" alt="" className="size-6" />}
      {size === "icon" ? <span className="sr-only">{SITE_NAME}</span> : SITE_NAME}
    </Link>
  );
}
