import { useState } from "react";

import type { ViewerState } from "@/data/viewer/use-viewer";
import { isSubscriber } from "@/domain/entitlement";
import type { UpgradeSubject } from "@/features/premium/upgrade-dialog";

import { AuthDialog, UpgradeDialog } from "./deferred-parts";

export type AccountDialog = "auth" | "upgrade" | null;

export type AccountDialogsProps = {
  user: ViewerState["user"];
  /** Which one is open; the page owns it. */
  open: AccountDialog;
  onChange: (open: AccountDialog) => void;
  hideGoogle?: boolean;
  /** What the upgrade is asked for. */
  upgradeSubject?: UpgradeSubject;
};

/** Sign-in and upgrade, of which the second may lead to the first. */
export function AccountDialogs(props: AccountDialogsProps) {
  const { user, open, onChange, hideGoogle = false, upgradeSubject = null } = props;
  return (
    <>
      <AuthDialog
        isOpen={open === "auth"}
        onOpenChange={(isOpen) => onChange(isOpen ? "auth" : null)}
        hideGoogle={hideGoogle}
      />
      <UpgradeDialog
        isOpen={open === "upgrade"}
        onOpenChange={(isOpen) => onChange(isOpen ? "upgrade" : null)}
        user={user}
        subject={upgradeSubject}
        onSignInNeeded={() => onChange("auth")}
      />
    </>
  );
}

/** Which dialog of the account is open. The upgrade closes once it is done, in whichever tab. */
export function useAccountDialog({ entitlement }: Pick<ViewerState, "entitlement">) {
  const [dialog, setDialog] = useState<AccountDialog>(null);
  if (dialog === "upgrade" && isSubscriber(entitlement)) setDialog(null);
  return { dialog, setDialog };
}
