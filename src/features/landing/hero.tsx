import { Link } from "react-router-dom";

import { FREE_ENHANCEMENT_LIMIT } from "@/config/limits";
import { ROUTES } from "@/config/routes";
import { ExternalLink } from "@/ui/external-link";

/** `extensionUrl` is the extension's store page, or null when there is none. */
export function Hero({ extensionUrl }: { extensionUrl: string | null }) {
  return (
    <div className="max-w-page mx-auto grid gap-x-16 gap-y-4 px-4 pt-7 pb-5 md:px-6 md:pt-11 md:pb-9 lg:grid-cols-[minmax(0,1fr)_19rem] lg:items-end">
      <div>
        <h1 className="text-2xl whitespace-pre-line md:text-3xl">
          {"Type one lazy line.\nGet a prompt worth sending."}
        </h1>
        <p className="max-w-text text-muted mt-3 text-sm md:mt-5 md:text-base">
          Prompts and a generator for ChatGPT, Claude, Gemini or any other assistant.
        </p>
      </div>
      <ExtensionPromo url={extensionUrl} />
    </div>
  );
}

const EXTENSION_PROMO = {
  title: "In your browser's toolbar",
  text: "Get a full prompt without leaving the page.",
  more: "",
  action: "Get the extension",
} as const;

/** Shown while no store page is configured. */
const COMPACT_PROMO = {
  title: "Keep it beside your assistant",
  text: "The same generator in a narrow window.",
  more: `It fits next to your chat, and ${FREE_ENHANCEMENT_LIMIT} enhancements need no account.`,
  action: "Open the compact generator",
} as const;

/** The extension where it is published; else what already works without one. */
function ExtensionPromo({ url }: { url: string | null }) {
  const { title, text, more, action } = url === null ? COMPACT_PROMO : EXTENSION_PROMO;
  return (
    <aside
      aria-labelledby="extension-promo"
      className="border-line border-t pt-3 text-sm lg:border-t-0 lg:border-l lg:pt-0 lg:pl-6"
    >
      <h2 id="extension-promo" className="text-base lg:text-lg">
        {title}
      </h2>
      <p className="text-muted max-w-text mt-1">
        {text} <span className="max-md:hidden">{more}</span>
      </p>
      <p className="-mb-2 lg:-mb-3">
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
