import { useEffect, useEffectEvent } from "react";

import { pendingIntentStore, usePendingIntent } from "@/data/viewer/pending-intent";
import type { ViewerState } from "@/data/viewer/use-viewer";
import { canOpenPrompt } from "@/domain/entitlement";
import { notify } from "@/messages/notify";
import type { Prompt } from "@/types/entities";

import type { AccountDialog } from "./account-dialogs";

type UnlockOptions = {
  viewer: ViewerState;
  prompt: Prompt;
  onDialog: (dialog: AccountDialog) => void;
};

/**
 * Unlocks a premium prompt on its own page: a guest signs in first, and readers without Premium are then shown the
 * upgrade (specification, section 4).
 */
export function useUnlock({ viewer, prompt, onDialog }: UnlockOptions): () => void {
  const intent = usePendingIntent();
  const isAskedFor = intent?.kind === "prompt" && intent.promptId === prompt.id;
  const isDue = isAskedFor && viewer.user !== null && viewer.status === "ready";

  const finishUnlock = useEffectEvent(() => {
    pendingIntentStore.write(null);
    if (!canOpenPrompt(viewer.entitlement, prompt)) onDialog("upgrade");
  });

  // Storage kept the intent over the sign-in, which may have led through another page.
  useEffect(() => {
    if (isDue) finishUnlock();
  }, [isDue]);

  return () => {
    if (viewer.user !== null) return onDialog("upgrade");
    pendingIntentStore.write({ kind: "prompt", promptId: prompt.id });
    notify("signInForPremium");
    onDialog("auth");
  };
}
