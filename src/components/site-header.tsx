import type { ReactNode } from "react";

import { ROUTES } from "@/config/routes";
import { classNames } from "@/lib/class-names";
import { ButtonLink } from "@/ui/button-link";

import { ExtensionLink } from "./extension-link";
import { SiteName } from "./site-name";

const LAYOUTS = {
  text: "max-w-page mx-auto flex-wrap gap-x-6 gap-y-2 px-4 py-3 md:px-6",
  line: "max-w-page mx-auto min-h-16 gap-3 px-4 md:px-6",
  account: "max-w-page mx-auto min-h-16 flex-wrap gap-x-4 px-4 py-2.5 md:px-6 lg:flex-nowrap",
  compact: "min-h-14 flex-wrap gap-x-2 px-4 py-1.5",
} as const;

type SiteHeaderProps = {
  /** `text` and `account` wrap on narrow screens, `line` never does, `compact` is an extension's window. */
  layout?: keyof typeof LAYOUTS;
  start?: ReactNode;
  center?: ReactNode;
  end?: ReactNode;
  /** What replaces most of it on a phone. */
  menu?: ReactNode;
};

/** Every page's header. Without slots it is the one of a guide. */
export function SiteHeader(props: SiteHeaderProps) {
  const { layout = "text", start = <SiteName />, center, end = <SiteLinks />, menu } = props;
  return (
    <header className="border-line border-b">
      <div className={classNames("flex items-center justify-between", LAYOUTS[layout])}>
        {start}
        {center}
        {end}
        {menu}
      </div>
    </header>
  );
}

/** The way from a guide to the product. */
function SiteLinks() {
  return (
    <nav aria-label="Site" className="flex flex-wrap gap-2">
      <ButtonLink to={ROUTES.library}>Browse Prompts</ButtonLink>
      <ExtensionLink variant="ghost" label="Extension" />
    </nav>
  );
}
