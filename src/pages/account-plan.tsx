import { useQuery } from "@tanstack/react-query";

import { ROUTES } from "@/config/routes";
import { profileQueries } from "@/data/profile/queries";
import type { ViewerState } from "@/data/viewer/use-viewer";
import { UsageMeter } from "@/features/generator/usage-meter";
import { PremiumBadge } from "@/features/premium/premium-badge";
import { ButtonLink } from "@/ui/button-link";
import { Skeleton } from "@/ui/skeleton";

const DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });

/** Free or Premium: what is used, or until when it is paid. */
export function AccountPlan({ viewer }: { viewer: ViewerState }) {
  const { data: profile } = useQuery(profileQueries.own(viewer.user));
  if (viewer.status === "loading") return <Skeleton className="h-11 w-full" />;
  if (viewer.entitlement.tier !== "premium") {
    return (
      <div className="flex items-center justify-between gap-4">
        <UsageMeter viewer={viewer} wording="prompts used" />
        <ButtonLink to={ROUTES.premium}>See Premium</ButtonLink>
      </div>
    );
  }
  const until = profile?.premium_until ?? null;
  return (
    <p className="text-muted flex flex-wrap items-center gap-2 text-sm">
      <PremiumBadge />
      {until !== null &&
        `${profile?.premium_renews === true ? "Renews on" : "Paid until"} ${DATE.format(new Date(until))}`}
    </p>
  );
}
