import { Skeleton } from "@/ui/skeleton";

const LINES = ["w-32", "w-full", "w-5/6", "w-40", "w-11/12", "w-2/3"] as const;

/** Stands for the page that is being written. It waits a moment, because most answers are quick. */
export function ResultSkeleton() {
  return (
    <div className="animate-fade-in border-line grid gap-3 border-s-2 ps-4 [animation-delay:200ms] md:ps-5">
      {LINES.map((width) => (
        <Skeleton key={width} className={`h-4 ${width}`} />
      ))}
    </div>
  );
}
