import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";

import { SiteFooter } from "@/components/site-footer";
import { SiteHeader } from "@/components/site-header";
import { env } from "@/config/env";
import { ROUTES } from "@/config/routes";
import { SITE_NAME } from "@/config/site";
import { useChangePassword } from "@/data/session/mutations";
import { sessionQueries } from "@/data/session/queries";
import { useViewer } from "@/data/viewer/use-viewer";
import { isMailLinkRefused } from "@/domain/mail-link";
import { AuthForm } from "@/features/auth/auth-form";
import { PasswordField } from "@/features/auth/password-field";
import { RequestResetForm } from "@/features/auth/request-reset-form";
import { CATALOGUE } from "@/messages/catalogue";
import { currentAddress } from "@/platform/browser";
import { ButtonLink } from "@/ui/button-link";
import { ErrorState } from "@/ui/error-state";
import { PageMain } from "@/ui/page-main";
import { PageMeta } from "@/ui/page-meta";
import { Skeleton } from "@/ui/skeleton";

import { AuthDialog } from "./deferred-parts";
import { PageAccount } from "./page-account";

/** Where the mail's link leads. By the time the session is known, its code has become that session. */
export function ResetPasswordPage() {
  const viewer = useViewer();
  const [isSignInOpen, setIsSignInOpen] = useState(false);
  return (
    <>
      <PageMeta
        title={`Choose a new password | ${SITE_NAME}`}
        description={`Choose a new password for your ${SITE_NAME} account.`}
        path={ROUTES.resetPassword}
        isNoindex
      />
      <SiteHeader
        account={<PageAccount viewer={viewer} onSignIn={() => setIsSignInOpen(true)} />}
      />
      <PageMain className="mx-auto grid max-w-[480px] gap-5 px-4 py-12 md:py-16">
        <ResetPassword />
      </PageMain>
      <SiteFooter />
      <AuthDialog isOpen={isSignInOpen} onOpenChange={setIsSignInOpen} />
    </>
  );
}

function ResetPassword() {
  const session = useQuery(sessionQueries.current());

  if (session.isPending || session.isError) {
    return (
      <>
        <h1 className="text-2xl">Choose a new password</h1>
        {session.isError ? (
          <ErrorState
            message="Your link could not be checked. Check your connection and try again."
            onRetry={() => void session.refetch()}
            isRetrying={session.isFetching}
            className="py-8"
          />
        ) : (
          <>
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-18 w-full" />
            <Skeleton className="h-11 w-full" />
          </>
        )}
      </>
    );
  }
  const email = session.data?.user.email ?? "";
  if (session.data === null || isMailLinkRefused(currentAddress())) {
    return <RefusedLink initialEmail={email} />;
  }
  return <NewPassword email={email} />;
}

/** The new-password form, then the confirmation. */
function NewPassword({ email }: { email: string }) {
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

/** Shown instead of the new-password form when the link was refused, with a way to get a new one. */
function RefusedLink({ initialEmail }: { initialEmail: string }) {
  const [email, setEmail] = useState(initialEmail);
  const [isSent, setIsSent] = useState(false);

  if (isSent) {
    return (
      <>
        <FocusedHeading>{CATALOGUE.passwordResetSent.title}</FocusedHeading>
        <p>{CATALOGUE.passwordResetSent.description}</p>
        <p className="text-muted text-sm">
          Open the link in this browser.
          {env.isEmbedded &&
            " This copy of the site does not send mail. It prints it in its terminal."}
        </p>
      </>
    );
  }
  return (
    <>
      <h1 className="text-2xl">This link does not work</h1>
      <p>
        It is invalid or has expired, or you asked for it in another browser. Request a new one and
        open it here.
      </p>
      <RequestResetForm email={email} onEmailChange={setEmail} onSent={() => setIsSent(true)} />
    </>
  );
}

/** A heading that takes the focus when it replaces the form that had it. */
function FocusedHeading({ children }: { children: ReactNode }) {
  const headingRef = useRef<HTMLHeadingElement>(null);

  useEffect(() => headingRef.current?.focus(), []);

  return (
    <h1 ref={headingRef} tabIndex={-1} className="text-2xl outline-none">
      {children}
    </h1>
  );
}
