import { useState } from "react";
import { useNavigate } from "react-router-dom";

import { ROUTES } from "@/config/routes";
import { AccountMenu } from "@/features/account/account-menu";
import { DeferredAccountItems } from "@/features/account/deferred-account-items";
import { LibraryHeader, type LibraryHeaderProps } from "@/features/library/library-header";

import { DeleteAccountDialog } from "./deferred-dialogs";

export type AccountHeaderProps = Omit<LibraryHeaderProps, "accountMenu" | "accountItems">;

/** The library's header with the account's menu, and the dialog that the menu leads to. */
export function AccountHeader(props: AccountHeaderProps) {
  const navigate = useNavigate();
  const [isDeleteOpen, setIsDeleteOpen] = useState(false);
  const { user, entitlement } = props.viewer;
  const items = user && { userId: user.id, entitlement, onDelete: () => setIsDeleteOpen(true) };
  return (
    <>
      <LibraryHeader
        {...props}
        accountMenu={items && <AccountMenu {...items} email={user.email} />}
        accountItems={items && <DeferredAccountItems {...items} />}
      />
      {user && (
        <DeleteAccountDialog
          isOpen={isDeleteOpen}
          onOpenChange={setIsDeleteOpen}
          email={user.email}
          onDeleted={() => void navigate(ROUTES.landing)}
        />
      )}
    </>
  );
}
