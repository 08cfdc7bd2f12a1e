import { Menu } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { Link } from "react-router-dom";

import { ROUTES } from "@/config/routes";
import { SITE_NAME } from "@/config/site";
import { classNames } from "@/lib/class-names";
import { IconButton } from "@/ui/icon-button";

import { SiteAccount } from "./site-account";
import { SiteNav, type SiteSection } from "./site-nav";
import { SiteSearchButton } from "./site-search-button";

type SiteHeaderProps = {
  section?: SiteSection | undefined;
  /** Sign In or the account's menu; where a page has no data layer, the header's own. */
  account?: ReactNode;
  /** What only this page has in its header: beside the rest on a wide screen, below it on others. */
  actions?: ReactNode;
  /** A line of its own, on screens wider than a phone's. */
  line?: ReactNode;
  /** `menu` leaves room in a phone's header for a wider button. */
  phoneSearch?: "bar" | "menu";
};

/** Every page's header. */
export function SiteHeader(props: SiteHeaderProps) {
  const { section, account = <SiteAccount />, actions, line, phoneSearch = "bar" } = props;
  return (
    <header className="border-line border-b">
      <div className="header-bar max-w-page mx-auto px-4 md:px-6">
        <SiteName />
        <SiteNav
          section={section}
          className="mr-auto hidden md:flex lg:ml-5"
          linkClassName="nav-link"
        />
        {actions !== undefined && <div className="header-actions">{actions}</div>}
        <SiteSearchButton
          place="header"
          className={classNames(
            "px-2.5! noscript:hidden",
            phoneSearch === "menu" && "max-md:hidden",
          )}
        />
        {account}
        <MenuButton section={section} />
      </div>
      {line}
    </header>
  );
}

/** The mark and the name, which lead to the front page. Where there is no room for the name, it wraps out of sight. */
function SiteName() {
  return (
    <Link to={ROUTES.landing} className="site-name">
      {/* React would ask for it ahead of everything else. */}
      <img src="/favicon.svg" alt="" fetchPriority="low" className="my-2.5 size-6" />
      <span>{SITE_NAME}</span>
    </Link>
  );
}

/** Fetched when it is opened. */
const SiteMenu = lazy(async () => ({ default: (await import("./site-menu")).SiteMenu }));

/** On a phone, what the header has no room for. */
function MenuButton({ section }: Pick<SiteHeaderProps, "section">) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  function handlePress() {
    setWasOpened(true);
    setIsOpen(true);
  }
  return (
    <>
      <IconButton
        icon={Menu}
        label="Menu"
        aria-haspopup="dialog"
        onClick={handlePress}
        className="-mr-2.5 md:hidden noscript:hidden"
      />
      {wasOpened && (
        <Suspense fallback={null}>
          <SiteMenu isOpen={isOpen} onOpenChange={setIsOpen} section={section} />
        </Suspense>
      )}
    </>
  );
}
