import { Link, useLocation } from "react-router-dom";

import { GUIDES_INDEX, ROUTES } from "@/config/routes";

/** The four places everything is in, by the name of the link that leads there. */
const SECTIONS = {
  Library: ROUTES.library,
  Enhance: ROUTES.refine,
  Guides: GUIDES_INDEX,
  Premium: ROUTES.premium,
} as const;

export type SiteSection = keyof typeof SECTIONS;

type SiteNavProps = {
  /** Where the page belongs; none for a page that belongs nowhere. */
  section: SiteSection | undefined;
  className: string;
  linkClassName: string;
  onNavigate?: () => void;
};

/** The site's main navigation: a row in the header, a list in a phone's menu. */
export function SiteNav({ section, className, linkClassName, onNavigate }: SiteNavProps) {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Main" className={className}>
      {Object.entries(SECTIONS).map(([name, to]) => (
        <Link
          key={to}
          to={to}
          onClick={onNavigate}
          className={linkClassName}
          {...(name === section && { "aria-current": pathname === to ? "page" : true })}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
