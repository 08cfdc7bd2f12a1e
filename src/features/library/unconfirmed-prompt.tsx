import { RotateCw } from "lucide-react";

import { useRefreshSubscription } from "@/data/profile/mutations";
import { Button } from "@/ui/button";

import { useReader } from "./library-reader";

/** In place of a premium text when only this browser's flag says premium: see domain/prompt-text-state. */
export function UnconfirmedPrompt() {
  const { userId, onSignInNeeded } = useReader();
  const refresh = useRefreshSubscription(userId ?? "");
  return (
    <div className="grid justify-items-start gap-4">
      <div className="grid gap-1">
        <p className="font-medium">Your subscription is not confirmed yet</p>
        <p className="text-muted text-sm">
          {userId === null
            ? "Sign in with the account that has Premium, and the full prompt appears here."
            : "The full prompt appears here as soon as your payment has reached us. That can take a minute; you do not have to pay again."}
        </p>
      </div>
      {userId === null ? (
        <Button variant="primary" onClick={onSignInNeeded}>
          Sign In
        </Button>
      ) : (
        <Button variant="primary" isBusy={refresh.isPending} onClick={() => refresh.mutate()}>
          <RotateCw aria-hidden />
          Refresh
        </Button>
      )}
    </div>
  );
}
