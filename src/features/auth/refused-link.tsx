import { useState } from "react";

import { env } from "@/config/env";
import { CATALOGUE } from "@/messages/catalogue";

import { FocusedHeading } from "./focused-heading";
import { RequestResetForm } from "./request-reset-form";

/** Shown instead of the new-password form when the link was refused, with a way to get a new one. */
export function RefusedLink({ initialEmail }: { initialEmail: string }) {
  const [email, setEmail] = useState(initialEmail);
  const [isSent, setIsSent] = useState(false);

  if (isSent) {
    return (
      <>
        <FocusedHeading>{CATALOGUE.passwordResetSent.title}</FocusedHeading>
        <p>{CATALOGUE.passwordResetSent.description}</p>
        <p className="text-muted text-sm">
          Open the link in this browser.
          {env.isEmbedded && " This copy of the site sends no mail: it prints it in its terminal."}
        </p>
      </>
    );
  }
  return (
    <>
      <h1 className="text-2xl">This link does not work</h1>
      <p>
        It is invalid or has expired, or you asked for it in another browser. Request a new one and
        open it here.
      </p>
      <RequestResetForm email={email} onEmailChange={setEmail} onSent={() => setIsSent(true)} />
    </>
  );
}
