import { RotateCw } from "lucide-react";

import { useRefreshSubscription } from "@/data/profile/mutations";
import { useSignOut } from "@/data/session/mutations";
import type { ViewerState } from "@/data/viewer/use-viewer";
import { Button } from "@/ui/button";
import { IconButton } from "@/ui/icon-button";

export type AccountActionsProps = {
  user: ViewerState["user"];
  onSignIn: () => void;
};

/** Refresh and Sign Out for a signed-in user, else Sign In: specification, section 2. */
export function AccountActions({ user, onSignIn }: AccountActionsProps) {
  const refresh = useRefreshSubscription(user?.id ?? "");
  const signOut = useSignOut();

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
      {/* One button in both states, so that focus survives the change. */}
      <Button
        isBusy={signOut.isPending}
        onClick={user === null ? onSignIn : () => signOut.mutate()}
      >
        {user === null ? "Sign In" : "Sign Out"}
      </Button>
    </>
  );
}
