import { type Entitlement, isSubscriber } from "@/domain/entitlement";
import type { PromptDetailState } from "@/features/library/use-prompt-detail";

/** A dialog that a button asked for. It ends when the reader who pressed the button signs in or out. */
export type DialogRequest = { kind: "sign-in" | "upgrade"; readerId: string | null };

/** The one dialog that is open. `isRequested`: a button asked for it, not the address. */
export type LibraryDialog =
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

type RequestHolder = Pick<DialogSituation, "readerId" | "entitlement">;

/** A request ends when the reader changes; an upgrade also once it is done, in any tab. */
export function isRequestOver(
  request: DialogRequest,
  { readerId, entitlement }: RequestHolder,
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
