import { useState } from "react";

import { ROUTES } from "@/config/routes";
import { CATALOGUE } from "@/messages/catalogue";
import { ButtonLink } from "@/ui/button-link";

import { FocusedHeading } from "./focused-heading";
import { NewPasswordForm } from "./new-password-form";

type NewPasswordProps = { email: string };

/** Choosing the new password, and the way on. */
export function NewPassword({ email }: NewPasswordProps) {
  const [isChanged, setIsChanged] = useState(false);

  if (isChanged) {
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
      <NewPasswordForm email={email} onChanged={() => setIsChanged(true)} />
    </>
  );
}
