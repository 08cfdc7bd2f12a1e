import { useLocation } from "react-router-dom";

import { EXTENSION_URL } from "@/config/links";
import { EXTENSION_PAGE, ROUTES } from "@/config/routes";
import { ButtonLink } from "@/ui/button-link";
import { ExternalLink } from "@/ui/external-link";

type ExtensionLinkProps = { variant: "ghost" | "secondary"; label: string };

/**
 * To the store page. As long as there is none, to the guide about the extension, and from there to what already works
 * without it.
 */
export function ExtensionLink({ variant, label }: ExtensionLinkProps) {
  const { pathname } = useLocation();
  if (EXTENSION_URL === null && pathname === EXTENSION_PAGE) {
    return (
      <ButtonLink to={ROUTES.popupEnhancer} variant={variant}>
        Compact generator
      </ButtonLink>
    );
  }
  return EXTENSION_URL === null ? (
    <ButtonLink to={EXTENSION_PAGE} variant={variant}>
      {label}
    </ButtonLink>
  ) : (
    <ExternalLink href={EXTENSION_URL} variant={variant}>
      {label}
    </ExternalLink>
  );
}
