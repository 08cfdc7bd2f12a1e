import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";

import { pendingIntentStore, usePendingIntent } from "@/data/session/pending-intent";
import { sessionQueries } from "@/data/session/queries";
import type { ViewerState } from "@/data/viewer/use-viewer";
import { type Entitlement, isCategoryLocked, isSubscriber } from "@/domain/entitlement";
import type { LibraryNavigation } from "@/features/library/use-library-address";
import { type PromptDetailState, usePromptDetail } from "@/features/library/use-prompt-detail";
import type { UpgradeSubject } from "@/features/premium/upgrade-dialog";
import { notify } from "@/messages/notify";
import type { Prompt } from "@/types/entities";

/** A dialog that a button asked for. It ends when the reader who pressed the button signs in or out. */
type DialogRequest = { kind: "sign-in" | "upgrade"; readerId: string | null };

/** The one dialog that is open. `isRequested`: a button asked for it, not the address. */
type LibraryDialog =
  | { kind: "none" }
  | { kind: "prompt" }
  | { kind: "sign-in" | "upgrade"; isRequested: boolean };

type DialogSituation = {
  request: DialogRequest | null;
  readerId: string | null;
  entitlement: Pick<Entitlement, "tier" | "isConfirmed" | "isSignedIn">;
  /** The prompt in the address, as far as it is known; null when there is none. */
  detail: Pick<PromptDetailState, "status"> | null;
};

/** A request ends when the reader changes; an upgrade also once it is done, in any tab. */
function isRequestOver(
  request: DialogRequest,
  { readerId, entitlement }: Pick<DialogSituation, "readerId" | "entitlement">,
): boolean {
  return request.readerId !== readerId || (request.kind === "upgrade" && isSubscriber(entitlement));
}

/**
 * Which dialog is open. A locked prompt in the address opens the sign-in, or for a signed-in user the
 * upgrade (specification, sections 4 and 6); so what happens after a sign-in follows from the address.
 */
export function libraryDialogOf(situation: DialogSituation): LibraryDialog {
  const { request, entitlement, detail } = situation;
  if (request !== null && !isRequestOver(request, situation)) {
    return { kind: request.kind, isRequested: true };
  }
  if (detail === null) return { kind: "none" };
  if (detail.status !== "locked") return { kind: "prompt" };
  return { kind: entitlement.isSignedIn ? "upgrade" : "sign-in", isRequested: false };
}

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
function usePendingPrompt({ isSignedIn, refusedPromptId, onPending }: PendingPromptOptions) {
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

/** The locked prompt in the address, else the locked category; null when the upgrade is asked for by itself. */
function upgradeSubjectOf(
  detail: PromptDetailState | null,
  view: string,
  entitlement: Entitlement,
): UpgradeSubject | null {
  if (detail?.status === "locked") return { kind: "prompt", prompt: detail.prompt };
  return isCategoryLocked(entitlement, view) ? { kind: "category", category: view } : null;
}

/** Which dialog is open, and what opens and closes it. */
export function useLibraryDialogs(viewer: ViewerState, address: LibraryNavigation) {
  const queryClient = useQueryClient();
  const [request, setRequest] = useState<DialogRequest | null>(null);
  const readerId = viewer.user?.id ?? null;
  const { entitlement } = viewer;
  if (request !== null && isRequestOver(request, { readerId, entitlement })) setRequest(null);

  const detail = usePromptDetail(address.promptId, viewer);
  const dialog = libraryDialogOf({ request, readerId, entitlement, detail });
  const isRefused = dialog.kind === "sign-in" && !dialog.isRequested;

  const isKnown = detail?.status === "whole" || detail?.status === "locked";
  const knownPrompt = isKnown ? detail.prompt : null;
  const { isPromptNamed } = address;
  const giveAddress = useEffectEvent((prompt: Prompt) => address.namePrompt(prompt));

  // A link with the prompt's id, or a prompt remembered over the sign-in, names the prompt in the library's
  // query until the prompt has loaded.
  useEffect(() => {
    if (knownPrompt !== null && !isPromptNamed) giveAddress(knownPrompt);
  }, [knownPrompt, isPromptNamed]);

  usePendingPrompt({
    isSignedIn: viewer.user !== null,
    refusedPromptId: isRefused ? address.promptId : null,
    onPending: address.showPrompt,
  });

  function close() {
    if (request === null) address.closePrompt();
    else setRequest(null);
  }

  return {
    dialog,
    detail,
    upgradeSubject: upgradeSubjectOf(detail, address.view, entitlement),
    /** The prompt that the address bar and the tab's title name. */
    knownPrompt,
    close,
    handleOpenChange: (isOpen: boolean) => {
      if (!isOpen) close();
    },
    /** The sign-in also closes after it succeeded; then the prompt it was for stays in the address. */
    handleSignInOpenChange: (isOpen: boolean) => {
      const hasSession = Boolean(queryClient.getQueryData(sessionQueries.current().queryKey));
      if (!isOpen && !(isRefused && hasSession)) close();
    },
    requestSignIn: () => setRequest({ kind: "sign-in", readerId }),
    requestUpgrade: () => setRequest({ kind: "upgrade", readerId }),
  };
}
