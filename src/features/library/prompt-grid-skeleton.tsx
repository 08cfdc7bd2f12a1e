import { Card } from "@/ui/card";
import { Skeleton } from "@/ui/skeleton";

import { PROMPT_GRID_CLASSES } from "./prompt-grid";

/** Two rows on a wide screen. */
const KEYS = ["1", "2", "3", "4", "5", "6"];

const TEXT_LINES = ["w-full", "w-11/12", "w-5/6", "w-4/5", "w-3/5"];

/** In place of prompts that are loading; each card is as high as one with a title of two lines. */
export function PromptGridSkeleton() {
  return (
    <ul aria-hidden className={PROMPT_GRID_CLASSES}>
      {KEYS.map((key) => (
        <Card
          key={key}
          as="li"
          className="flex flex-col gap-2.5 pb-2! [contain-intrinsic-size:auto_300px] [content-visibility:auto]"
        >
          <Skeleton className="h-6 w-24" />
          <Skeleton className="h-[54px] w-11/12" />
          <div className="grid h-28 content-between py-1">
            {TEXT_LINES.map((width) => (
              <Skeleton key={width} className={`h-3.5 ${width}`} />
            ))}
          </div>
          <Skeleton className="mt-auto h-11 w-20" />
        </Card>
      ))}
    </ul>
  );
}
