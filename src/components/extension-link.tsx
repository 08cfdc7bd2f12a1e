import { EXTENSION_URL } from "@/config/links";
import { EXTENSION_PAGE } from "@/config/routes";
import { ButtonLink } from "@/ui/button-link";
import { ExternalLink } from "@/ui/external-link";

type ExtensionLinkProps = { variant: "ghost" | "secondary"; label: string };

/** To the store page, or to the guide about the extension as long as there is none. */
export function ExtensionLink({ variant, label }: ExtensionLinkProps) {
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
