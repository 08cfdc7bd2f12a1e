import { useSignIn } from "@/data/session/mutations";

import { AuthForm } from "./auth-form";
import { CredentialsFields, type CredentialsFieldsProps } from "./credentials-fields";

type SignInFormProps = CredentialsFieldsProps & {
  onSignedIn: () => void;
  onForgotPassword: () => void;
};

export function SignInForm({ onSignedIn, onForgotPassword, ...fields }: SignInFormProps) {
  const signIn = useSignIn();
  return (
    <AuthForm
      submitLabel="Sign In"
      busyLabel="Signing in..."
      isBusy={signIn.isPending}
      error={signIn.error}
      onSubmit={() => signIn.mutate(fields.credentials, { onSuccess: onSignedIn })}
    >
      <CredentialsFields {...fields} passwordKind="current-password" />
      <button
        type="button"
        onClick={onForgotPassword}
        className="link -mt-3 min-h-11 justify-self-start text-sm"
      >
        Forgot password?
      </button>
    </AuthForm>
  );
}
