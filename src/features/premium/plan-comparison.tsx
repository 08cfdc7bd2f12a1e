import { PREMIUM_CATEGORIES } from "@/config/categories";
import { FREE_ENHANCEMENT_LIMIT, HISTORY_ROWS } from "@/config/limits";
import { PREMIUM_PERIOD, PREMIUM_PRICE } from "@/config/plans";
import { VisuallyHidden } from "@/ui/visually-hidden";

type PlanComparisonProps = { counts: { free: number; premium: number } };

const inEnglish = new Intl.ListFormat("en-US");

function rowsFor({ free, premium }: PlanComparisonProps["counts"]) {
  return [
    ["Price", "$0", `${PREMIUM_PRICE} ${PREMIUM_PERIOD}`],
    ["Enhancements", `${FREE_ENHANCEMENT_LIMIT} in total`, "Unlimited"],
    [`The ${free.toLocaleString("en-US")} free prompts`, "Full text", "Full text"],
    [
      `The ${premium} Premium prompts: ${inEnglish.format(PREMIUM_CATEGORIES)}`,
      "Titles and summaries",
      "Full text",
    ],
    ["Fill in, copy, open in your assistant", "Every free prompt", "Every prompt"],
    ["Saved prompts, likes, your own prompts", "With a free account", "Yes"],
    [`Your last ${HISTORY_ROWS} enhancements`, "With a free account", "Yes"],
  ] as const;
}

/** Free and Premium, side by side. */
export function PlanComparison({ counts }: PlanComparisonProps) {
  return (
    <section aria-labelledby="plans" className="border-line border-t">
      <div className="max-w-page mx-auto grid gap-6 px-4 py-10 md:px-6 md:py-14">
        <h2 id="plans" className="text-xl">
          Free and Premium, side by side
        </h2>
        <table className="w-full table-fixed text-left text-sm md:text-base">
          <thead>
            <tr className="border-line border-b align-bottom">
              <th scope="col" className="w-[37%] py-3 pr-2 font-medium md:w-2/5">
                <VisuallyHidden>What you get</VisuallyHidden>
              </th>
              <th scope="col" className="px-2 py-3 font-medium">
                Free
              </th>
              <th scope="col" className="border-marigold border-b-2 px-2 py-3 font-medium">
                Premium
              </th>
            </tr>
          </thead>
          <tbody>
            {rowsFor(counts).map(([name, free, premium]) => (
              <tr key={name} className="border-line border-b align-top">
                <th scope="row" className="py-3 pr-2 font-normal">
                  {name}
                </th>
                <td className="text-muted px-2 py-3">{free}</td>
                <td className="px-2 py-3">{premium}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
