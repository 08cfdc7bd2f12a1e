import { useState } from "react";

import { ROUTES } from "@/config/routes";
import { useChangePassword } from "@/data/session/mutations";
import { CATALOGUE } from "@/messages/catalogue";
import { ButtonLink } from "@/ui/button-link";

import { AuthForm } from "./auth-form";
import { FocusedHeading } from "./focused-heading";
import { PasswordField } from "./password-field";

/** The new-password form, then the confirmation. */
export function NewPassword({ email }: { email: string }) {
  const [password, setPassword] = useState("");
  const change = useChangePassword();

  if (change.isSuccess) {
    return (
      <>
        <FocusedHeading>{CATALOGUE.passwordChanged.title}</FocusedHeading>
        <p>{CATALOGUE.passwordChanged.description}</p>
        <ButtonLink to={ROUTES.library} variant="primary" className="justify-self-start">
          Go to the prompts
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <h1 className="text-2xl">Choose a new password</h1>
      <p className="wrap-anywhere">For {email}.</p>
      <AuthForm
        submitLabel="Change password"
        busyLabel="Changing password..."
        mutation={change}
        onSubmit={() => change.mutate(password)}
      >
        {/* Password managers store the new one under this name. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          value={password}
          onValueChange={setPassword}
        />
      </AuthForm>
    </>
  );
}
