import { useEffect, useEffectEvent, useRef } from "react";

import { useActivatePremium } from "@/data/profile/mutations";
import type { ViewerState } from "@/data/viewer/use-viewer";
import { isAppError } from "@/lib/app-error";
import { notify } from "@/messages/notify";

/** Keys of the catalogue: the three errors of the specification's section 8. */
export type ActivationFailure = "signInToActivate" | "premiumUpdateFailed" | "activationFailed";

export type Activation =
  | { kind: "activating" }
  | { kind: "active" }
  | { kind: "failed"; failure: ActivationFailure; retry: () => void };

function failureOf(error: Error): ActivationFailure {
  return isAppError(error, "network") ? "activationFailed" : "premiumUpdateFailed";
}

/**
 * Path (c) of the specification's section 4: activates premium once the user is known, and again when
 * somebody signs in on the page. A reload starts over, which changes nothing that is done already.
 */
export function usePremiumActivation({ status, user, retry }: ViewerState): Activation {
  const { mutate, error, isSuccess } = useActivatePremium();
  const userId = status === "ready" ? (user?.id ?? null) : null;
  const startedForRef = useRef<string | null>(null);

  const startOnce = useEffectEvent((id: string) => {
    if (startedForRef.current === id) return;
    startedForRef.current = id;
    mutate(id);
  });

  // Outside React: the payment that has just been made elsewhere, and waits to be activated.
  useEffect(() => {
    if (userId !== null) startOnce(userId);
  }, [userId]);

  const activation = activationOf();
  useFailureToast(activation.kind === "failed" ? activation.failure : null);
  return activation;

  function activationOf(): Activation {
    if (status === "error") return { kind: "failed", failure: "activationFailed", retry };
    if (status === "loading") return { kind: "activating" };
    if (userId === null) return { kind: "failed", failure: "signInToActivate", retry };
    if (error === null) return { kind: isSuccess ? "active" : "activating" };
    return { kind: "failed", failure: failureOf(error), retry: () => mutate(userId) };
  }
}

/** One toast each time it comes to this failure. */
function useFailureToast(failure: ActivationFailure | null): void {
  const announcedRef = useRef<ActivationFailure | null>(null);

  // Outside React: the toaster.
  useEffect(() => {
    if (failure !== null && announcedRef.current !== failure) notify(failure);
    announcedRef.current = failure;
  }, [failure]);
}
