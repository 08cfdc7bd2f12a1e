import { useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";

import { env } from "@/config/env";
import { FREE_ENHANCEMENT_LIMIT } from "@/config/limits";
import { ROUTES } from "@/config/routes";
import { SITE_NAME } from "@/config/site";
import { pendingIntentStore } from "@/data/session/pending-intent";
import { CATALOGUE } from "@/messages/catalogue";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";

import { AuthTabs, type AuthTabsProps, type AuthView } from "./auth-tabs";
import { RequestResetForm } from "./request-reset-form";

export type AuthDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  initialView?: AuthView;
  /** Hides the Google option even where it is set up, because it always returns to the library. */
  hideGoogle?: boolean;
  onSignedIn?: () => void;
  /** Offers the enhancer to those who do not want an account yet. */
  offersGuestUse?: boolean;
};

const TITLES: Readonly<Record<AuthView, string>> = {
  "sign-in": `Welcome to ${SITE_NAME}`,
  "sign-up": `Welcome to ${SITE_NAME}`,
  "request-reset": "Reset your password",
  "confirmation-sent": "Check your email",
  "reset-sent": "Check your email",
};

/** The visitor goes on in the mail program and comes back signed in, so nothing is canceled. */
const MAIL_MESSAGES: Partial<Record<AuthView, string>> = {
  "confirmation-sent": CATALOGUE.signUpConfirmation.title,
  "reset-sent": CATALOGUE.passwordResetSent.description,
};

/**
 * Signing in, signing up and asking for a new password. Closing it without any of these withdraws what
 * it was opened for (the pending prompt or upgrade), so that a later sign-in opens nothing by surprise.
 */
export function AuthDialog(props: AuthDialogProps) {
  const { isOpen, onOpenChange, initialView = "sign-in", hideGoogle = false, onSignedIn } = props;
  const { offersGuestUse = false } = props;
  const [view, setView] = useState<AuthView>(initialView);
  const [wasOpen, setWasOpen] = useState(isOpen);
  const emailRef = useRef<HTMLInputElement>(null);

  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setView(initialView);
  }

  function handleOpenChange(willBeOpen: boolean) {
    if (!willBeOpen && MAIL_MESSAGES[view] === undefined) pendingIntentStore.write(null);
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
      title={TITLES[view]}
      initialFocusRef={emailRef}
    >
      <AuthContent
        view={view}
        onViewChange={setView}
        emailRef={emailRef}
        hideGoogle={hideGoogle}
        onSignedIn={handleSignedIn}
      />
      {offersGuestUse && (view === "sign-in" || view === "sign-up") && <GuestOffer />}
    </Dialog>
  );
}

/** The enhancer takes up a line that was typed before. */
function GuestOffer() {
  return (
    <p className="border-line mt-5 border-t pt-3 text-center text-sm">
      <Link to={ROUTES.refine} className="link inline-block py-2.5">
        Continue without an account: {FREE_ENHANCEMENT_LIMIT} free enhancements
      </Link>
    </p>
  );
}

type AuthContentProps = Omit<AuthTabsProps, "tab" | "credentials" | "onCredentialsChange"> & {
  view: AuthView;
};

/** Keeps what was typed while the views change; closing the dialog forgets it. */
function AuthContent({ view, ...rest }: AuthContentProps) {
  const { onViewChange, emailRef } = rest;
  const [credentials, setCredentials] = useState({ email: "", password: "" });
  const mailMessage = MAIL_MESSAGES[view];
  const isReset = view === "request-reset";

  // The link or button that was pressed has gone, and the focus with it. At first the dialog itself sets it.
  const wasReset = useRef(isReset);
  useEffect(() => {
    if (wasReset.current !== isReset) emailRef.current?.focus();
    wasReset.current = isReset;
  }, [emailRef, isReset]);

  if (view === "sign-in" || view === "sign-up") {
    const fields = { credentials, onCredentialsChange: setCredentials };
    return <AuthTabs tab={view} {...fields} {...rest} />;
  }
  if (mailMessage === undefined) {
    return (
      <div className="grid gap-3">
        <p className="text-muted text-sm">
          Enter your account’s email address. We’ll send you a link to choose a new password.
        </p>
        <RequestResetForm
          emailRef={emailRef}
          email={credentials.email}
          onEmailChange={(changed) => setCredentials({ ...credentials, email: changed })}
          onSent={() => onViewChange("reset-sent")}
        />
        <Button variant="ghost" onClick={() => onViewChange("sign-in")}>
          Back to sign in
        </Button>
      </div>
    );
  }
  return (
    <div className="grid justify-items-start gap-4">
      <output>{mailMessage}</output>
      <p className="text-muted text-sm wrap-anywhere">
        We wrote to {credentials.email}. Check your inbox and spam folder.
        {env.isEmbedded &&
          " This copy of the site does not send mail. It prints it in its terminal."}
      </p>
      <Button onClick={() => onViewChange("sign-in")}>Back to sign in</Button>
    </div>
  );
}
