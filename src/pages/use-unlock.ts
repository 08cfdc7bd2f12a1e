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
 * The way to a premium prompt's text on its own page: a guest signs in first, and whoever then has no
 * Premium is shown the upgrade (specification, section 4).
 */
export function useUnlock({ viewer, prompt, onDialog }: UnlockOptions): () => void {
  const intent = usePendingIntent();
  const isWished = intent?.kind === "prompt" && intent.promptId === prompt.id;
  const isDue = isWished && viewer.user !== null && viewer.status === "ready";

  const fulfil = useEffectEvent(() => {
    pendingIntentStore.write(null);
    if (!canOpenPrompt(viewer.entitlement, prompt)) onDialog("upgrade");
  });

  // Outside React: the browser's storage, where the wish waited for the sign-in.
  useEffect(() => {
    if (isDue) fulfil();
  }, [isDue]);

  return () => {
    if (viewer.user !== null) return onDialog("upgrade");
    pendingIntentStore.write({ kind: "prompt", promptId: prompt.id });
    notify("signInForPremium");
    onDialog("auth");
  };
}
