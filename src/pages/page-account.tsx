import { type RefObject, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";

import { ROUTES } from "@/config/routes";
import type { ViewerState } from "@/data/viewer/use-viewer";
import { signsInWithPassword } from "@/domain/deletion-confirmation";
import { AccountMenu } from "@/features/account/account-menu";
import { useStoredAccount } from "@/platform/stored-session";

import { DeferredAccountPlan, DeleteAccountDialog } from "./deferred-parts";

type PageAccountProps = {
  viewer: ViewerState;
  onSignIn: () => void;
  triggerRef?: RefObject<HTMLButtonElement | null>;
  opensAtOnce?: boolean;
};

/** Until the session has been read, the stored one says who is probably there. */
export function useLikelyAccount({ user, status }: Pick<ViewerState, "user" | "status">) {
  const stored = useStoredAccount();
  if (user !== null) return { email: user.email };
  return status === "loading" ? stored : null;
}

/** The account in the header of a page that reads data: 'Sign In', or the menu and the dialog it leads to. */
export function PageAccount(props: PageAccountProps) {
  const { viewer, onSignIn, triggerRef, opensAtOnce = false } = props;
  const ownRef = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const [isDeleteOpen, setIsDeleteOpen] = useState(false);
  return (
    <>
      <AccountMenu
        account={useLikelyAccount(viewer)}
        viewer={viewer}
        plan={<DeferredAccountPlan viewer={viewer} />}
        triggerRef={triggerRef ?? ownRef}
        opensAtOnce={opensAtOnce}
        onSignIn={onSignIn}
        onDelete={() => setIsDeleteOpen(true)}
      />
      {viewer.user !== null && (
        <DeleteAccountDialog
          isOpen={isDeleteOpen}
          onOpenChange={setIsDeleteOpen}
          email={viewer.user.email}
          hasPassword={signsInWithPassword(viewer.user)}
          onDeleted={() => void navigate(ROUTES.landing)}
        />
      )}
    </>
  );
}
