import { useRequestPasswordReset } from "@/data/session/mutations";

import { AuthForm } from "./auth-form";
import { EmailField } from "./email-field";

type RequestResetFormProps = {
  email: string;
  onEmailChange: (email: string) => void;
  onSent: () => void;
};

/** Asks for the mail with the link to choose a new password. */
export function RequestResetForm({ email, onEmailChange, onSent }: RequestResetFormProps) {
  const request = useRequestPasswordReset();
  return (
    <AuthForm
      submitLabel="Send reset link"
      busyLabel="Sending..."
      isBusy={request.isPending}
      error={request.error}
      onSubmit={() => request.mutate(email, { onSuccess: onSent })}
    >
      <EmailField value={email} onValueChange={onEmailChange} />
    </AuthForm>
  );
}
