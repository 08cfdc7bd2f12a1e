import { Check, Lock } from "lucide-react";

import { PromptExampleFold } from "@/components/prompt-example-fold";
import { CATEGORIES } from "@/config/categories";
import { PREMIUM_GUARANTEE, PREMIUM_PERIOD, PREMIUM_PRICE } from "@/config/plans";
import { READERS } from "@/config/readers";
import { teaserOf } from "@/domain/preview";
import type { Prompt } from "@/types/entities";
import type { PromptExample } from "@/types/page-record";
import { Button } from "@/ui/button";

type LockedPromptProps = {
  /** Its content is the teaser. */
  prompt: Pick<Prompt, "category" | "content">;
  example: PromptExample | null;
  onUnlock: () => void;
};

const GIVES = [
  "The full prompt, with blanks to fill in",
  "All other Premium prompts",
  "Unlimited enhancements",
];

/**
 * What a premium prompt gives, and the way to it. The page's structured data points search engines to the class
 * `paywall`: see entries/prerender.
 */
export function LockedPrompt({ prompt, example, onUnlock }: LockedPromptProps) {
  const category = CATEGORIES.find((one) => one === prompt.category);
  return (
    <div className="grid gap-8 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:gap-12">
      <div className="grid content-start gap-4">
        <p className="text-lg wrap-anywhere">{teaserOf(prompt)}</p>
        {category !== undefined && <p className="text-muted">For {READERS[category]}.</p>}
        <PromptExampleFold example={example} />
      </div>
      <div className="paywall border-marigold grid content-start justify-items-start gap-5 max-md:border-t-2 max-md:pt-5 md:border-s-2 md:ps-6">
        <ul aria-label="With Premium" className="grid gap-2 text-sm">
          {GIVES.map((text) => (
            <li key={text} className="flex items-start gap-2">
              <Check aria-hidden className="text-marigold-ink mt-0.5 size-[18px] shrink-0" />
              {text}
            </li>
          ))}
        </ul>
        <Button variant="primary" className="noscript:hidden" onClick={onUnlock}>
          <Lock aria-hidden />
          Unlock full prompt with Premium
        </Button>
        <p className="text-muted text-xs">
          {PREMIUM_PRICE} {PREMIUM_PERIOD}. {PREMIUM_GUARANTEE}
        </p>
      </div>
    </div>
  );
}
