import { useState } from "react";

import { useChangePassword } from "@/data/session/mutations";

import { AuthForm } from "./auth-form";
import { PasswordField } from "./password-field";

type NewPasswordFormProps = {
  /** Whose password it is; password managers store the new one under this name. */
  email: string;
  onChanged: () => void;
};

export function NewPasswordForm({ email, onChanged }: NewPasswordFormProps) {
  const [password, setPassword] = useState("");
  const change = useChangePassword();
  return (
    <AuthForm
      submitLabel="Change password"
      busyLabel="Changing password..."
      isBusy={change.isPending}
      error={change.error}
      onSubmit={() => change.mutate(password, { onSuccess: onChanged })}
    >
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        value={password}
        onValueChange={setPassword}
      />
    </AuthForm>
  );
}
