import { lazy, Suspense } from "react";

import { Skeleton } from "@/ui/skeleton";

import type { AccountItemsProps } from "./account-items";

/** Fetched when a menu is opened. */
const AccountItems = lazy(async () => ({
  default: (await import("./account-items")).AccountItems,
}));

export function DeferredAccountItems(props: AccountItemsProps) {
  return (
    <Suspense fallback={<Skeleton className="h-33 w-full" />}>
      <AccountItems {...props} />
    </Suspense>
  );
}
