import { EXTENSION_URL } from "@/config/links";
import { EXTENSION_PAGE, ROUTES } from "@/config/routes";
import { ButtonLink } from "@/ui/button-link";
import { ExternalLink } from "@/ui/external-link";

export type CallToActionProps = { heading: string; text: string };

export function CallToAction({ heading, text }: CallToActionProps) {
  return (
    <section aria-labelledby="call-to-action" className="border-line grid gap-4 border-y py-10">
      <h2 id="call-to-action" className="text-xl">
        {heading}
      </h2>
      <p className="max-w-text text-muted">{text}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={ROUTES.library} variant="primary">
          Try AI Prompt Generator
        </ButtonLink>
        {EXTENSION_URL === null ? (
          <ButtonLink to={EXTENSION_PAGE}>Get Chrome Extension</ButtonLink>
        ) : (
          <ExternalLink href={EXTENSION_URL} variant="secondary">
            Get Chrome Extension
          </ExternalLink>
        )}
      </div>
    </section>
  );
}
