import type { RefObject } from "react";

import type { Credentials } from "@/data/session/mutations";

import { EmailField } from "./email-field";
import { PasswordField } from "./password-field";

export type CredentialsFieldsProps = {
  credentials: Credentials;
  onCredentialsChange: (credentials: Credentials) => void;
  emailRef: RefObject<HTMLInputElement | null>;
};

type Props = CredentialsFieldsProps & { passwordKind: "current-password" | "new-password" };

export function CredentialsFields({
  credentials,
  onCredentialsChange,
  emailRef,
  passwordKind,
}: Props) {
  return (
    <>
      <EmailField
        inputRef={emailRef}
        value={credentials.email}
        onValueChange={(email) => onCredentialsChange({ ...credentials, email })}
      />
      <PasswordField
        label="Password"
        autoComplete={passwordKind}
        value={credentials.password}
        onValueChange={(password) => onCredentialsChange({ ...credentials, password })}
      />
    </>
  );
}
