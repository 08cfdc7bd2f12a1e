import { canOpenPrompt, type Entitlement, isSubscriber } from "@/domain/entitlement";
import type { Prompt } from "@/types/entities";

/** A dialog somebody asked for with a button. It holds for the reader who asked, and no longer. */
export type DialogRequest = { kind: "sign-in" | "upgrade"; readerId: string | null };

/** The one dialog that is open. `isRequested` tells a button's from one that the address asks for. */
export type LibraryDialog =
  | { kind: "none" }
  | { kind: "prompt" }
  | { kind: "sign-in" | "upgrade"; isRequested: boolean };

type DialogSituation = {
  request: DialogRequest | null;
  readerId: string | null;
  entitlement: Pick<Entitlement, "tier" | "isConfirmed" | "isSignedIn">;
  /** The prompt in the address, as far as it is known; null when there is none. */
  detail:
    | { status: "loading" | "missing" | "error" }
    | { status: "ready" | "unconfirmed"; prompt: Prompt }
    | null;
};

type RequestHolder = Pick<DialogSituation, "readerId" | "entitlement">;

/** A request ends with a change of reader; that of an upgrade also once it is done, in whichever tab. */
export function isRequestOver(
  request: DialogRequest,
  { readerId, entitlement }: RequestHolder,
): boolean {
  return request.readerId !== readerId || (request.kind === "upgrade" && isSubscriber(entitlement));
}

/**
 * Which dialog is open. A locked prompt in the address opens the sign-in, or for a signed-in user the
 * upgrade (specification, sections 4 and 6); so what follows a sign-in needs no memory of its own.
 */
export function libraryDialogOf(situation: DialogSituation): LibraryDialog {
  const { request, entitlement, detail } = situation;
  if (request !== null && !isRequestOver(request, situation)) {
    return { kind: request.kind, isRequested: true };
  }
  if (detail === null) return { kind: "none" };
  if (!("prompt" in detail) || canOpenPrompt(entitlement, detail.prompt)) {
    return { kind: "prompt" };
  }
  return { kind: entitlement.isSignedIn ? "upgrade" : "sign-in", isRequested: false };
}
