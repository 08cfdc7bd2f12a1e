import type { ViewerState } from "@/data/viewer/use-viewer";

import { AuthDialog, UpgradeDialog } from "./deferred-dialogs";

export type AccountDialog = "auth" | "upgrade" | null;

export type AccountDialogsProps = {
  user: ViewerState["user"];
  /** Which one is open; the page owns it. */
  open: AccountDialog;
  onChange: (open: AccountDialog) => void;
  hideGoogle?: boolean;
};

/** Sign-in and upgrade, of which the second may lead to the first. */
export function AccountDialogs({ user, open, onChange, hideGoogle = false }: AccountDialogsProps) {
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
        onSignInNeeded={() => onChange("auth")}
      />
    </>
  );
}
