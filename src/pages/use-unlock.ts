import { useEffect, useEffectEvent, useState } from "react";

import { pendingIntentStore, usePendingIntent } from "@/data/viewer/pending-intent";
import type { ViewerState } from "@/data/viewer/use-viewer";
import { canOpenPrompt } from "@/domain/entitlement";
import { notify } from "@/messages/notify";
import type { Prompt } from "@/types/entities";

import type { AccountDialog } from "./account-dialogs";

type UnlockOptions = { viewer: ViewerState; prompt: Prompt };

/**
 * The way to a premium prompt's text on its own page: a guest signs in first, and whoever then has no
 * Premium is shown the upgrade (specification, section 4).
 */
export function useUnlock({ viewer, prompt }: UnlockOptions) {
  const [dialog, setDialog] = useState<AccountDialog>(null);
  const intent = usePendingIntent();
  const isWished = intent?.kind === "prompt" && intent.promptId === prompt.id;
  const isDue = isWished && viewer.user !== null && viewer.status === "ready";

  const fulfil = useEffectEvent(() => {
    pendingIntentStore.write(null);
    if (!canOpenPrompt(viewer.entitlement, prompt)) setDialog("upgrade");
  });

  // Outside React: the browser's storage, where the wish waited for the sign-in.
  useEffect(() => {
    if (isDue) fulfil();
  }, [isDue]);

  function unlock() {
    if (viewer.user !== null) return setDialog("upgrade");
    pendingIntentStore.write({ kind: "prompt", promptId: prompt.id });
    notify("signInForPremium");
    setDialog("auth");
  }

  return { dialog, setDialog, unlock };
}
