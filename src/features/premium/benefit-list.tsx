import { Check } from "lucide-react";

import { PREMIUM_BENEFITS } from "@/config/plans";

/** What Premium gives: specification, section 9. */
export function BenefitList() {
  return (
    <ul aria-label="Premium benefits" className="grid gap-2.5 max-md:text-sm">
      {PREMIUM_BENEFITS.map((benefit) => (
        <li key={benefit} className="flex items-start gap-3">
          <Check aria-hidden className="text-marigold-ink mt-1 size-[18px] shrink-0" />
          {benefit}
        </li>
      ))}
    </ul>
  );
}
