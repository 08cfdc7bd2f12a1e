import type { RefObject } from "react";

import { useRequestPasswordReset } from "@/data/session/mutations";
import { TextField } from "@/ui/text-field";

import { AuthForm, EMAIL_FIELD } from "./auth-form";

type RequestResetFormProps = {
  emailRef?: RefObject<HTMLInputElement | null>;
  email: string;
  onEmailChange: (email: string) => void;
  onSent: () => void;
};

/** Asks for the mail with the link to choose a new password. */
export function RequestResetForm({
  emailRef,
  email,
  onEmailChange,
  onSent,
}: RequestResetFormProps) {
  const request = useRequestPasswordReset();
  return (
    <AuthForm
      submitLabel="Send reset link"
      busyLabel="Sending..."
      mutation={request}
      onSubmit={() => request.mutate(email, { onSuccess: onSent })}
    >
      <TextField
        {...EMAIL_FIELD}
        {...(emailRef && { ref: emailRef })}
        value={email}
        onChange={(event) => onEmailChange(event.target.value)}
      />
    </AuthForm>
  );
}
