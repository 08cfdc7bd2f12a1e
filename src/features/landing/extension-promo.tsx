import { Link } from "react-router-dom";

import { ROUTES } from "@/config/routes";
import { classNames } from "@/lib/class-names";
import { ExternalLink } from "@/ui/external-link";

import { COMPACT_PROMO, EXTENSION_PROMO } from "./landing-copy";

export type ExtensionPromoProps = {
  /** The extension's store page, or null when there is none. */
  url: string | null;
  className?: string;
};

/** The extension where it is published; else what already works without one. */
export function ExtensionPromo({ url, className }: ExtensionPromoProps) {
  const { title, text, action } = url === null ? COMPACT_PROMO : EXTENSION_PROMO;
  return (
    <aside
      aria-labelledby="extension-promo"
      className={classNames("border-line max-w-text border-t pt-4 text-sm", className)}
    >
      <h2 id="extension-promo" className="text-lg">
        {title}
      </h2>
      <p className="text-muted mt-1.5">{text}</p>
      <p className="mt-1">
        {url === null ? (
          <Link to={ROUTES.popupEnhancer} className="link inline-flex min-h-11 items-center">
            {action}
          </Link>
        ) : (
          <ExternalLink href={url} className="inline-flex min-h-11 items-center">
            {action}
          </ExternalLink>
        )}
      </p>
    </aside>
  );
}
