import { EXTENSION_URL } from "@/config/links";
import { ExternalLink } from "@/ui/external-link";

/** Nothing as long as there is no store page to link to. */
export function ExtensionLink() {
  if (EXTENSION_URL === null) return null;
  return (
    <ExternalLink href={EXTENSION_URL} variant="ghost">
      Get Chrome Extension
    </ExternalLink>
  );
}
