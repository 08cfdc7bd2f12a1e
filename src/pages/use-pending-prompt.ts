import { useEffect, useEffectEvent } from "react";

import { pendingIntentStore, usePendingIntent } from "@/data/viewer/pending-intent";
import { notify } from "@/messages/notify";

type PendingPromptOptions = {
  isSignedIn: boolean;
  /** The prompt in the address that a guest may not open. */
  refusedPromptId: string | null;
  onPending: (promptId: string) => void;
};

/**
 * Remembers the premium prompt that a guest asked for, says why it stays closed, and opens it after the sign-in,
 * even one that led through another page: specification, section 4.
 */
export function usePendingPrompt({ isSignedIn, refusedPromptId, onPending }: PendingPromptOptions) {
  const intent = usePendingIntent();
  const pendingId = isSignedIn && intent?.kind === "prompt" ? intent.promptId : null;

  const resume = useEffectEvent((promptId: string) => {
    pendingIntentStore.write(null);
    onPending(promptId);
  });

  useEffect(() => {
    if (refusedPromptId === null) return;
    pendingIntentStore.write({ kind: "prompt", promptId: refusedPromptId });
    notify("signInForPremium");
  }, [refusedPromptId]);

  useEffect(() => {
    if (pendingId !== null) resume(pendingId);
  }, [pendingId]);
}
