import { ExtensionPromo } from "./extension-promo";
import { HERO } from "./landing-copy";
import { PromptDemo } from "./prompt-demo";

export type HeroProps = {
  /** The extension's store page, or null when there is none. */
  extensionUrl: string | null;
  onTry: (lazyLine: string) => void;
};

/** A headline, then the demo beside the words. On small screens the demo comes before the promo. */
export function Hero({ extensionUrl, onTry }: HeroProps) {
  return (
    <div className="max-w-page mx-auto px-4 pt-10 pb-2 md:px-6 md:pt-16 md:pb-6">
      <h1 className="text-2xl whitespace-pre-line md:text-3xl">{HERO.title}</h1>
      <div className="mt-5 grid gap-x-12 gap-y-8 md:mt-6 lg:mt-10 lg:grid-cols-[19rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <p className="max-w-text text-muted">{HERO.lead}</p>
        <PromptDemo onTry={onTry} className="lg:col-start-2 lg:row-span-2 lg:row-start-1" />
        <ExtensionPromo url={extensionUrl} className="lg:self-end" />
      </div>
    </div>
  );
}
