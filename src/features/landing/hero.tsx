import { Link } from "react-router-dom";

import { FREE_ENHANCEMENT_LIMIT } from "@/config/limits";
import { ROUTES } from "@/config/routes";
import { ExternalLink } from "@/ui/external-link";

import { PromptDemo } from "./prompt-demo";

type HeroProps = {
  /** The extension's store page, or null when there is none. */
  extensionUrl: string | null;
  onTry: (lazyLine: string) => void;
};

/** A headline, then the demo beside the words. On small screens the demo comes before the promo. */
export function Hero({ extensionUrl, onTry }: HeroProps) {
  return (
    <div className="max-w-page mx-auto px-4 pt-10 pb-2 md:px-6 md:pt-16 md:pb-6">
      <h1 className="text-2xl whitespace-pre-line md:text-3xl">
        {"Type one lazy line.\nGet a prompt worth sending."}
      </h1>
      <div className="mt-5 grid gap-x-12 gap-y-8 md:mt-6 lg:mt-10 lg:grid-cols-[19rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <p className="max-w-text text-muted">
          A library of ready-made prompts for work, study and life, and a generator that turns your
          short idea into a detailed prompt. Both are for the assistant you already use: ChatGPT,
          Claude, Gemini or another.
        </p>
        <PromptDemo onTry={onTry} />
        <ExtensionPromo url={extensionUrl} />
      </div>
    </div>
  );
}

const EXTENSION_PROMO = {
  title: "In your browser's toolbar",
  text: "The compact generator as a browser extension: your line becomes a full prompt without leaving the page you are on.",
  action: "Get the extension",
} as const;

/** Shown while no store page is configured. */
const COMPACT_PROMO = {
  title: "Keep it beside your assistant",
  text: `The compact generator is the same tool in a small window. You can use it ${FREE_ENHANCEMENT_LIMIT} times without an account.`,
  action: "Open the compact generator",
} as const;

/** The extension where it is published; else what already works without one. */
function ExtensionPromo({ url }: { url: string | null }) {
  const { title, text, action } = url === null ? COMPACT_PROMO : EXTENSION_PROMO;
  return (
    <aside
      aria-labelledby="extension-promo"
      className="border-line max-w-text border-t pt-4 text-sm lg:self-end"
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
