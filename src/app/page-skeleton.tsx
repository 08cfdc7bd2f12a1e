import { Skeleton } from "@/ui/skeleton";

/** Stands for a page whose code is still on its way. */
export function PageSkeleton() {
  return (
    <main
      id="main"
      tabIndex={-1}
      aria-busy
      className="max-w-page mx-auto grid gap-6 px-4 py-10 md:px-6"
    >
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="h-5 w-1/2" />
      <Skeleton className="h-64 w-full" />
    </main>
  );
}
