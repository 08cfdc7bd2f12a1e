import { useQuery } from "@tanstack/react-query";

import { CATEGORIES } from "@/config/categories";
import { FREE_ENHANCEMENT_LIMIT } from "@/config/limits";
import { PREMIUM_PRICE } from "@/config/plans";
import { promptQueries } from "@/data/prompts/queries";
import { Skeleton } from "@/ui/skeleton";

/** True numbers only: the prompts are counted, the rest is what the product enforces. */
export function StatsStrip() {
  const { data: count, isError } = useQuery(promptQueries.count());
  const shown = count?.toLocaleString("en-US") ?? <Skeleton className="h-[1.15em] w-24" />;
  const stats = [
    isError && count === undefined
      ? { value: "Prompts", label: "in every category" }
      : { value: shown, label: "prompts" },
    { value: CATEGORIES.length, label: "categories" },
    { value: FREE_ENHANCEMENT_LIMIT, label: "free enhancements" },
    { value: PREMIUM_PRICE, label: "a month for Premium" },
  ];
  return (
    <section aria-label="In numbers" className="border-line border-y">
      <dl className="max-w-page mx-auto grid grid-cols-2 px-4 md:px-6 lg:grid-cols-4">
        {stats.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-1 py-5 pr-4">
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="font-serif text-2xl font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
