import { type RefObject, useState } from "react";

import { env } from "@/config/env";
import { CATALOGUE } from "@/messages/catalogue";
import { Button } from "@/ui/button";

import { AuthTabs } from "./auth-tabs";
import { type AuthView, isMailOnItsWay } from "./auth-view";
import { RequestResetForm } from "./request-reset-form";

type AuthContentProps = {
  view: AuthView;
  onViewChange: (view: AuthView) => void;
  emailRef: RefObject<HTMLInputElement | null>;
  hideGoogle: boolean;
  onSignedIn: () => void;
};

const MAIL_MESSAGES = {
  "confirmation-sent": CATALOGUE.signUpConfirmation.title,
  "reset-sent": CATALOGUE.passwordResetSent.description,
} as const;

const NOTHING_TYPED = { email: "", password: "" };

/** Keeps what was typed while the views change; closing the dialog forgets it. */
export function AuthContent({
  view,
  onViewChange,
  emailRef,
  hideGoogle,
  onSignedIn,
}: AuthContentProps) {
  const [credentials, setCredentials] = useState(NOTHING_TYPED);
  const { email } = credentials;

  function backToSignIn() {
    onViewChange("sign-in");
  }

  if (view === "request-reset") {
    return (
      <div className="grid gap-3">
        <p className="text-muted text-sm">
          Enter the address of your account. You get a link to choose a new password.
        </p>
        <RequestResetForm
          email={email}
          onEmailChange={(changed) => setCredentials({ ...credentials, email: changed })}
          onSent={() => onViewChange("reset-sent")}
        />
        <Button variant="ghost" onClick={backToSignIn}>
          Back to sign in
        </Button>
      </div>
    );
  }
  if (isMailOnItsWay(view)) {
    return <MailSent message={MAIL_MESSAGES[view]} email={email} onBack={backToSignIn} />;
  }
  return (
    <AuthTabs
      tab={view}
      onViewChange={onViewChange}
      fields={{ credentials, onCredentialsChange: setCredentials, emailRef }}
      hideGoogle={hideGoogle}
      onSignedIn={onSignedIn}
    />
  );
}

type MailSentProps = {
  message: string;
  /** The address as typed. */
  email: string;
  onBack: () => void;
};

/** Replaces the form once the next step is in the mailbox. */
function MailSent({ message, email, onBack }: MailSentProps) {
  return (
    <div className="grid justify-items-start gap-4">
      <output>{message}</output>
      <p className="text-muted text-sm wrap-anywhere">
        Look in the mailbox of {email}, also in the spam folder.
        {env.isEmbedded && " This copy of the site sends no mail: it prints it in its terminal."}
      </p>
      <Button onClick={onBack}>Back to sign in</Button>
    </div>
  );
}
