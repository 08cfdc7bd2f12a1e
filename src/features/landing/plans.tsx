import { Check } from "lucide-react";
import type { ReactNode } from "react";

import { FREE_ENHANCEMENT_LIMIT } from "@/config/limits";
import { PREMIUM_GUARANTEE, PREMIUM_PERIOD, PREMIUM_PRICE } from "@/config/plans";
import { ROUTES } from "@/config/routes";
import { ButtonLink } from "@/ui/button-link";

type PlansProps = {
  freePrompts: number;
  /** What Premium gives, from the feature that knows. */
  benefits: ReactNode;
};

/** Free and Premium, side by side, with a hairline between. */
export function Plans({ freePrompts, benefits }: PlansProps) {
  const free = [
    `${freePrompts.toLocaleString("en-US")} prompts, full text, no account needed`,
    `${FREE_ENHANCEMENT_LIMIT} enhancements in total`,
    "Fill in, copy, and open in your assistant",
    "With a free account: save, like, and keep prompts of your own",
  ];
  return (
    <section aria-labelledby="plans" className="border-line bg-surface border-y">
      <div className="max-w-page mx-auto px-4 py-8 md:px-6 md:py-20">
        <h2 id="plans" className="text-xl md:text-2xl">
          Free and Premium
        </h2>
        <div className="mt-5 grid gap-y-6 md:mt-10 md:grid-cols-2">
          <div className="grid content-start gap-4 md:pr-12">
            <Price name="Free" price="$0" />
            <ul className="grid gap-2.5 max-md:text-sm">
              {free.map((text) => (
                <li key={text} className="flex items-start gap-3">
                  <Check aria-hidden className="text-muted mt-1 size-[18px] shrink-0" />
                  {text}
                </li>
              ))}
            </ul>
          </div>
          <div className="border-line grid content-start gap-4 max-md:border-t max-md:pt-4 md:border-l md:pl-12">
            <Price name="Premium" price={PREMIUM_PRICE} period={PREMIUM_PERIOD} />
            {benefits}
            <p className="text-muted text-sm">{PREMIUM_GUARANTEE}</p>
            <ButtonLink to={ROUTES.premium} className="justify-self-start">
              See Premium
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}

function Price({ name, price, period }: { name: string; price: string; period?: string }) {
  return (
    <div>
      <h3 className="text-lg">{name}</h3>
      <p className="mt-1 flex items-baseline gap-2">
        <span className="font-serif text-2xl font-medium">{price}</span>
        {period !== undefined && <span className="text-muted">{period}</span>}
      </p>
    </div>
  );
}
