import { useQuery } from "@tanstack/react-query";

import { SiteHeader } from "@/components/site-header";
import { SiteName } from "@/components/site-name";
import { SupportLink } from "@/components/support-link";
import { ROUTES } from "@/config/routes";
import { SITE_NAME } from "@/config/site";
import { sessionQueries } from "@/data/session/queries";
import { isMailLinkRefused } from "@/domain/mail-link";
import { NewPassword } from "@/features/auth/new-password";
import { RefusedLink } from "@/features/auth/refused-link";
import { currentAddress } from "@/platform/browser";
import { ErrorState } from "@/ui/error-state";
import { PageMain } from "@/ui/page-main";
import { PageMeta } from "@/ui/page-meta";
import { Skeleton } from "@/ui/skeleton";

/** Where the mail's link leads. By the time the session is known, its code has become that session. */
export function ResetPasswordPage() {
  return (
    <>
      <PageMeta
        title={`Choose a new password | ${SITE_NAME}`}
        description={`Choose a new password for your ${SITE_NAME} account.`}
        path={ROUTES.resetPassword}
        isNoindex
      />
      <SiteHeader layout="line" start={<SiteName size="small" />} end={<SupportLink />} />
      <PageMain className="mx-auto grid max-w-[480px] gap-5 px-4 py-12 md:py-16">
        <ResetPassword />
      </PageMain>
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
