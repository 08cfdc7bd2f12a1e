import { useSignUp } from "@/data/session/mutations";

import { AuthForm } from "./auth-form";
import { CredentialsFields, type CredentialsFieldsProps } from "./credentials-fields";

type SignUpFormProps = CredentialsFieldsProps & {
  onSignedIn: () => void;
  onConfirmationSent: () => void;
};

/** Whether an address has to be confirmed first is the server's choice. */
export function SignUpForm({ onSignedIn, onConfirmationSent, ...fields }: SignUpFormProps) {
  const signUp = useSignUp();

  function handleSubmit() {
    signUp.mutate(fields.credentials, {
      onSuccess: ({ isSignedIn }) => (isSignedIn ? onSignedIn() : onConfirmationSent()),
    });
  }

  return (
    <AuthForm
      submitLabel="Sign Up"
      busyLabel="Signing up..."
      isBusy={signUp.isPending}
      error={signUp.error}
      onSubmit={handleSubmit}
    >
      <CredentialsFields {...fields} passwordKind="new-password" />
      <p className="text-muted -mt-3 flex min-h-11 items-center text-sm">
        Free, and no card needed.
      </p>
    </AuthForm>
  );
}
