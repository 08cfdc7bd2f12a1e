import { useState } from "react";

import type { ViewerState } from "@/data/viewer/use-viewer";
import { isSubscriber } from "@/domain/entitlement";

import type { AccountDialog } from "./account-dialogs";

/** Which dialog of the account is open. The upgrade closes once it is done, in whichever tab. */
export function useAccountDialog({ entitlement }: Pick<ViewerState, "entitlement">) {
  const [dialog, setDialog] = useState<AccountDialog>(null);
  if (dialog === "upgrade" && isSubscriber(entitlement)) setDialog(null);
  return { dialog, setDialog };
}
