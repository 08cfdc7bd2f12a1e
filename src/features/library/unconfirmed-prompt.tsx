import { RotateCw } from "lucide-react";

import { useRefreshSubscription } from "@/data/profile/mutations";
import type { Prompt } from "@/types/entities";
import { Button } from "@/ui/button";

import type { LibraryReader } from "./library-reader";
import { PromptBadges } from "./prompt-badges";

type UnconfirmedPromptProps = { prompt: Prompt; reader: LibraryReader };

/**
 * In place of a premium text that the server does not hand out, although this browser's flag says
 * premium: it would be a teaser that looks like the whole.
 */
export function UnconfirmedPrompt({ prompt, reader }: UnconfirmedPromptProps) {
  const { userId, onSignInNeeded } = reader;
  const refresh = useRefreshSubscription(userId ?? "");
  return (
    <div className="grid gap-5 pb-1">
      <PromptBadges prompt={prompt} isLocked />
      <div className="border-line grid justify-items-start gap-4 border-t pt-5">
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
    </div>
  );
}
