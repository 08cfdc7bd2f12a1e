import { Link } from "react-router-dom";

import { EXTENSION_URL } from "@/config/links";
import { ROUTES } from "@/config/routes";
import { Dialog } from "@/ui/dialog";
import { ExternalLink } from "@/ui/external-link";

import { SiteNav, type SiteSection } from "./site-nav";
import { SiteSearchButton } from "./site-search-button";
import { ThemeSwitch } from "./theme-switch";

type SiteMenuProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  section: SiteSection | undefined;
};

const ROW =
  "border-line aria-[current]:text-accent flex min-h-12 items-center border-b aria-[current]:font-medium";

/** A phone's navigation, as a sheet. */
export function SiteMenu({ isOpen, onOpenChange, section }: SiteMenuProps) {
  const close = () => onOpenChange(false);
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Menu">
      <SiteNav section={section} className="grid" linkClassName={ROW} onNavigate={close} />
      <Link to={ROUTES.support} onClick={close} className={ROW}>
        Support
      </Link>
      {EXTENSION_URL !== null && (
        <ExternalLink href={EXTENSION_URL} className={ROW}>
          Get Chrome Extension
        </ExternalLink>
      )}
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
        <SiteSearchButton place="menu" className="-ml-4" onPress={close} />
        <ThemeSwitch />
      </div>
    </Dialog>
  );
}
