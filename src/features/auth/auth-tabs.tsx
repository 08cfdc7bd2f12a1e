import * as Tabs from "@radix-ui/react-tabs";
import type { RefObject } from "react";
import { Link } from "react-router-dom";

import { env } from "@/config/env";
import {
  type Credentials,
  useSignIn,
  useSignInWithGoogle,
  useSignUp,
} from "@/data/session/mutations";
import { NEW_PASSWORD_PAGE } from "@/platform/new-password";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/text-field";

import { AuthForm, EMAIL_FIELD, FormError } from "./auth-form";
import { PasswordField } from "./password-field";

export type AuthTab = "sign-in" | "sign-up";

/** What the sign-in dialog shows. */
export type AuthView = AuthTab | "request-reset" | "confirmation-sent" | "reset-sent";

type FormProps = {
  credentials: Credentials;
  onCredentialsChange: (credentials: Credentials) => void;
  emailRef: RefObject<HTMLInputElement | null>;
  onViewChange: (view: AuthView) => void;
  onSignedIn: () => void;
};

export type AuthTabsProps = FormProps & { tab: AuthTab; hideGoogle: boolean };

const TABS = [
  { value: "sign-in", label: "Sign In", Form: SignInForm },
  { value: "sign-up", label: "Sign Up", Form: SignUpForm },
] as const;

export function AuthTabs({ tab, hideGoogle, ...form }: AuthTabsProps) {
  return (
    <div className="grid gap-4">
      <Tabs.Root
        value={tab}
        onValueChange={(value) => form.onViewChange(value === "sign-up" ? "sign-up" : "sign-in")}
      >
        <Tabs.List aria-label="Sign in or sign up" className="border-line flex gap-6 border-b">
          {TABS.map(({ value, label }) => (
            <Tabs.Trigger
              key={value}
              value={value}
              className="text-muted hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink -mb-px min-h-11 border-b-2 border-transparent text-sm font-medium"
            >
              {label}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {TABS.map(({ value, Form }) => (
          <Tabs.Content key={value} value={value} className="pt-5">
            <Form {...form} />
          </Tabs.Content>
        ))}
      </Tabs.Root>
      {env.isGoogleEnabled && !hideGoogle && <GoogleSignIn />}
    </div>
  );
}

function SignInForm(props: FormProps) {
  const signIn = useSignIn();
  return (
    <AuthForm
      submitLabel="Sign In"
      busyLabel="Signing in..."
      mutation={signIn}
      onSubmit={() => signIn.mutate(props.credentials, { onSuccess: props.onSignedIn })}
    >
      <CredentialsFields {...props} passwordKind="current-password" />
      <ForgotPassword onAsk={() => props.onViewChange("request-reset")} />
    </AuthForm>
  );
}

function ForgotPassword({ onAsk }: { onAsk: () => void }) {
  const className = "link -mt-3 flex min-h-11 items-center justify-self-start text-sm";
  return NEW_PASSWORD_PAGE === null ? (
    <button type="button" onClick={onAsk} className={className}>
      Forgot password?
    </button>
  ) : (
    <Link to={NEW_PASSWORD_PAGE} className={className}>
      Forgot password?
    </Link>
  );
}

/** Whether an address has to be confirmed first is the server's choice. */
function SignUpForm(props: FormProps) {
  const signUp = useSignUp();
  return (
    <AuthForm
      submitLabel="Sign Up"
      busyLabel="Signing up..."
      mutation={signUp}
      onSubmit={() =>
        signUp.mutate(props.credentials, {
          onSuccess: ({ isSignedIn }) =>
            isSignedIn ? props.onSignedIn() : props.onViewChange("confirmation-sent"),
        })
      }
    >
      <CredentialsFields {...props} passwordKind="new-password" />
      <p className="text-muted -mt-3 flex min-h-11 items-center text-sm">
        Free, and no card needed.
      </p>
    </AuthForm>
  );
}

type FieldsProps = FormProps & { passwordKind: "current-password" | "new-password" };

function CredentialsFields({ passwordKind, credentials, ...props }: FieldsProps) {
  const { emailRef, onCredentialsChange } = props;
  return (
    <>
      <TextField
        {...EMAIL_FIELD}
        ref={emailRef}
        value={credentials.email}
        onChange={({ target }) => onCredentialsChange({ ...credentials, email: target.value })}
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

/** Leaves the site for Google and comes back to the library, signed in. */
function GoogleSignIn() {
  const signIn = useSignInWithGoogle();
  const isLeaving = signIn.isPending || signIn.isSuccess;
  return (
    <div className="grid gap-4">
      <div className="text-muted flex items-center gap-3 text-xs">
        <span className="bg-line h-px flex-1" />
        or
        <span className="bg-line h-px flex-1" />
      </div>
      <Button isBusy={isLeaving} onClick={() => signIn.mutate()}>
        {isLeaving ? "Opening Google..." : "Continue with Google"}
      </Button>
      {signIn.error && <FormError message={signIn.error.message} />}
    </div>
  );
}
