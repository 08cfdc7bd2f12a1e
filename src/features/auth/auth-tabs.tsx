import { env } from "@/config/env";
import { Tabs } from "@/ui/tabs";

import type { AuthTab, AuthView } from "./auth-view";
import type { CredentialsFieldsProps } from "./credentials-fields";
import { GoogleSignIn } from "./google-sign-in";
import { SignInForm } from "./sign-in-form";
import { SignUpForm } from "./sign-up-form";

type AuthTabsProps = {
  tab: AuthTab;
  onViewChange: (view: AuthView) => void;
  fields: CredentialsFieldsProps;
  hideGoogle: boolean;
  onSignedIn: () => void;
};

export function AuthTabs({ tab, onViewChange, fields, hideGoogle, onSignedIn }: AuthTabsProps) {
  const signInForm = (
    <SignInForm
      {...fields}
      onSignedIn={onSignedIn}
      onForgotPassword={() => onViewChange("request-reset")}
    />
  );
  const signUpForm = (
    <SignUpForm
      {...fields}
      onSignedIn={onSignedIn}
      onConfirmationSent={() => onViewChange("confirmation-sent")}
    />
  );
  return (
    <div className="grid gap-4">
      <Tabs
        label="Sign in or sign up"
        value={tab}
        onValueChange={(value) => onViewChange(value === "sign-up" ? "sign-up" : "sign-in")}
        items={[
          { value: "sign-in", label: "Sign In", content: signInForm },
          { value: "sign-up", label: "Sign Up", content: signUpForm },
        ]}
      />
      {env.isGoogleEnabled && !hideGoogle && <GoogleSignIn />}
    </div>
  );
}
