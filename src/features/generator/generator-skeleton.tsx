import { ROUTES, GUIDES_INDEX } from "@/config/routes";
import { classNames } from "@/lib/class-names";
import { Card } from "@/ui/card";
import { Skeleton } from "@/ui/skeleton";
import { VisuallyHidden } from "@/ui/visually-hidden";

type GeneratorSkeletonProps = {
  /** As of the generator. */
  layout?: "card" | "page";
};

/** Shown in place of the generator until the session is known, and instead of it where there are no scripts. */
export function GeneratorSkeleton({ layout = "card" }: GeneratorSkeletonProps) {
  return (
    <>
      <WithoutScript />
      <Card
        aria-busy
        className={classNames("noscript:hidden", layout === "page" && "lg:max-w-[27rem]")}
      >
        <VisuallyHidden>Loading the enhancer</VisuallyHidden>
        <Skeleton className="h-[22px] w-36" />
        <Skeleton className="mt-1.5 h-28 w-full" />
        <Skeleton className="mt-1.5 h-[38px] w-3/4" />
        <Skeleton className="mt-4 h-11 w-40" />
        <Skeleton className="mt-4 h-8 w-24 pointer-coarse:h-10" />
      </Card>
    </>
  );
}

function WithoutScript() {
  return (
    <noscript>
      <p className="max-w-text">
        {
          "The enhancer turns a short line into a detailed prompt. It needs JavaScript. Without it you can read "
        }
        <a href={ROUTES.library} className="link">
          the prompt library
        </a>
        {" and "}
        <a href={GUIDES_INDEX} className="link">
          the guides
        </a>
        .
      </p>
    </noscript>
  );
}
