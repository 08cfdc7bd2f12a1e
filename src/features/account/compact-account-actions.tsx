import { RotateCw } from "lucide-react";

import { useRefreshSubscription } from "@/data/profile/mutations";
import { IconButton } from "@/ui/icon-button";

import { AccountButton, type AccountButtonProps } from "./account-button";

/** Refresh and Sign Out for a signed-in user, else Sign In: specification, section 2. */
export function CompactAccountActions({ user, onSignIn }: AccountButtonProps) {
  const refresh = useRefreshSubscription(user?.id ?? "");
  return (
    <>
      {user !== null && (
        <IconButton
          icon={RotateCw}
          label="Refresh"
          isBusy={refresh.isPending}
          onClick={() => refresh.mutate()}
        />
      )}
      <AccountButton user={user} onSignIn={onSignIn} />
    </>
  );
}
