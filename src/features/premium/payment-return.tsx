import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";

import { PREMIUM_RECHECK_DELAY_MS } from "@/config/limits";
import { useConfirmSubscription } from "@/data/profile/mutations";
import { useRecheckProfile } from "@/data/profile/queries";
import type { ViewerState } from "@/data/viewer/use-viewer";
import { isSubscriber } from "@/domain/entitlement";
import { parsePaymentReturn, withoutPaymentParams } from "@/domain/payment-return";
import { notify } from "@/messages/notify";
import { currentAddress } from "@/platform/browser";
import { premiumFlag } from "@/platform/premium-flag";

/**
 * Handles the return from checkout, paths (a) and (b) of the specification's section 4, once, then
 * removes the parameters from the address (section 2). Path (a) needs an account: the parameters stay
 * until the visitor has signed in and the payment is confirmed, so that a reload resumes.
 */
export function PaymentReturn({ viewer }: { viewer: ViewerState }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const recheckProfile = useRecheckProfile();
  const { mutate: confirmSubscription } = useConfirmSubscription();
  const knownUserId = viewer.status === "ready" ? (viewer.user?.id ?? null) : null;
  const handledRef = useRef<string | null>(null);

  /** Through the router, which would otherwise restore the parameters with its next change. */
  function cleanAddress() {
    void navigate(withoutPaymentParams(currentAddress()), { replace: true });
  }

  // Writes only to this browser's storage, so there is no mutation to name the toast.
  function activateInThisBrowser() {
    premiumFlag.set(new Date());
    notify("premiumActivated");
    setTimeout(() => void recheckProfile(), PREMIUM_RECHECK_DELAY_MS);
    cleanAddress();
  }

  function confirmFor(userId: string, sessionId: string) {
    if (isSubscriber(viewer.entitlement)) cleanAddress();
    else confirmSubscription({ userId, sessionId }, { onSettled: cleanAddress });
  }

  const handleReturn = useEffectEvent((query: string, userId: string | null) => {
    const found = parsePaymentReturn(new URLSearchParams(query));
    if (found === null || handledRef.current === query) return;
    if (found.kind === "subscribed") activateInThisBrowser();
    else if (userId !== null) confirmFor(userId, found.sessionId);
    else return;
    handledRef.current = query;
  });

  useEffect(() => handleReturn(search, knownUserId), [search, knownUserId]);
  return null;
}
