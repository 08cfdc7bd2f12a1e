import { EXTENSION_URL } from "@/config/links";
import { EXTENSION_PAGE, ROUTES } from "@/config/routes";
import { ButtonLink } from "@/ui/button-link";
import { ExternalLink } from "@/ui/external-link";

/** The way from a guide to the product. */
export function SiteLinks() {
  return (
    <nav aria-label="Site" className="flex flex-wrap gap-2">
      <ButtonLink to={ROUTES.library}>Browse Prompts</ButtonLink>
      {EXTENSION_URL === null ? (
        <ButtonLink to={EXTENSION_PAGE} variant="ghost">
          Extension
        </ButtonLink>
      ) : (
        <ExternalLink href={EXTENSION_URL} variant="ghost">
          Extension
        </ExternalLink>
      )}
    </nav>
  );
}
