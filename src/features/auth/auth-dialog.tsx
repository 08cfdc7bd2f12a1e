import { useRef, useState } from "react";

import { pendingIntentStore } from "@/data/viewer/pending-intent";
import { Dialog } from "@/ui/dialog";

import { AuthContent } from "./auth-content";
import { AUTH_TITLES, type AuthTab, type AuthView, isMailOnItsWay } from "./auth-view";

export type AuthDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  initialTab?: AuthTab;
  /** Hides the Google option even where it is set up, because it always returns to the library. */
  hideGoogle?: boolean;
  onSignedIn?: () => void;
};

/**
 * Signing in, signing up and asking for a new password. Closing it without any of these withdraws what
 * it was opened for (the pending prompt or upgrade), so that a later sign-in opens nothing by surprise.
 */
export function AuthDialog({
  isOpen,
  onOpenChange,
  initialTab = "sign-in",
  hideGoogle = false,
  onSignedIn,
}: AuthDialogProps) {
  const [view, setView] = useState<AuthView>(initialTab);
  const [wasOpen, setWasOpen] = useState(isOpen);
  const emailRef = useRef<HTMLInputElement>(null);

  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setView(initialTab);
  }

  function handleOpenChange(willBeOpen: boolean) {
    if (!willBeOpen && !isMailOnItsWay(view)) pendingIntentStore.write(null);
    onOpenChange(willBeOpen);
  }

  function handleSignedIn() {
    onOpenChange(false);
    onSignedIn?.();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={handleOpenChange}
      title={AUTH_TITLES[view]}
      initialFocusRef={emailRef}
    >
      <AuthContent
        view={view}
        onViewChange={setView}
        emailRef={emailRef}
        hideGoogle={hideGoogle}
        onSignedIn={handleSignedIn}
      />
    </Dialog>
  );
}
