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
 * Remembers the premium prompt that a guest asked for, says why it stays closed, and hands it on after
 * the sign-in, also when that led through another page: specification, section 4.
 */
export function usePendingPrompt({ isSignedIn, refusedPromptId, onPending }: PendingPromptOptions) {
  const intent = usePendingIntent();
  const pendingId = isSignedIn && intent?.kind === "prompt" ? intent.promptId : null;

  const handOn = useEffectEvent((promptId: string) => {
    pendingIntentStore.write(null);
    onPending(promptId);
  });

  // Outside React: the browser's storage and the toast.
  useEffect(() => {
    if (refusedPromptId === null) return;
    pendingIntentStore.write({ kind: "prompt", promptId: refusedPromptId });
    notify("signInForPremium");
  }, [refusedPromptId]);

  // Outside React: the browser's storage.
  useEffect(() => {
    if (pendingId !== null) handOn(pendingId);
  }, [pendingId]);
}
