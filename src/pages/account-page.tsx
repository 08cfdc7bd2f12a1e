import { type ReactNode, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";

import { SiteFooter } from "@/components/site-footer";
import { SiteHeader } from "@/components/site-header";
import { NEW_PASSWORD_FRAGMENT } from "@/config/new-password";
import { ACCOUNT_PAGE, ROUTES } from "@/config/routes";
import { SITE_NAME } from "@/config/site";
import { useViewer, type ViewerState } from "@/data/viewer/use-viewer";
import { signsInWithPassword } from "@/domain/deletion-confirmation";
import { isSubscriber } from "@/domain/entitlement";
import { AccessTokens } from "@/features/account/access-tokens";
import {
  DeleteItem,
  ExportItem,
  PortalItem,
  SignOutEverywhereItem,
} from "@/features/account/account-items";
import { KeepSetting } from "@/features/account/keep-setting";
import { AccountFacts } from "@/features/generator/about-me";
import { Button } from "@/ui/button";
import { PageMain } from "@/ui/page-main";
import { PageMeta } from "@/ui/page-meta";
import { Skeleton } from "@/ui/skeleton";

import { AccountPlan } from "./account-plan";
import { AuthDialog, DeleteAccountDialog } from "./deferred-parts";
import { PageAccount } from "./page-account";

/** What the account has, keeps and may do, on one page. */
export function AccountPage() {
  const viewer = useViewer();
  const { user, status } = viewer;
  const [isSignInOpen, setIsSignInOpen] = useState<boolean | null>(null);
  // Once the session is known: the prerendered page has no dialog.
  const isForPassword = useLocation().hash === NEW_PASSWORD_FRAGMENT && status !== "loading";
  const openSignIn = () => setIsSignInOpen(true);
  return (
    <div className="flex min-h-dvh flex-col">
      <PageMeta
        title={`Your account | ${SITE_NAME}`}
        description="Plan, usage, access tokens, devices and data of your account."
        path={ACCOUNT_PAGE}
        isNoindex
      />
      <SiteHeader account={<PageAccount viewer={viewer} onSignIn={openSignIn} />} />
      <PageMain className="max-w-content mx-auto grid w-full flex-1 content-start gap-8 px-4 py-10 md:px-6 md:py-14">
        <div className="grid gap-2">
          <h1 className="text-2xl">Your account</h1>
          {user !== null && <p className="text-muted wrap-anywhere">{user.email}</p>}
        </div>
        <noscript>{import.meta.env.SSR && <p>Your account needs JavaScript.</p>}</noscript>
        {user !== null && <Sections viewer={viewer} user={user} />}
        {user === null && status === "loading" && <Skeleton className="h-64 noscript:hidden" />}
        {user === null && status !== "loading" && (
          <div className="grid justify-items-start gap-4">
            <p>Sign in to see your plan, your access tokens and what your account keeps.</p>
            <Button variant="primary" onClick={openSignIn}>
              Sign In
            </Button>
          </div>
        )}
      </PageMain>
      <SiteFooter />
      <AuthDialog
        isOpen={isSignInOpen ?? isForPassword}
        onOpenChange={setIsSignInOpen}
        initialView={isForPassword && isSignInOpen === null ? "request-reset" : "sign-in"}
      />
    </div>
  );
}

type SectionsProps = { viewer: ViewerState; user: NonNullable<ViewerState["user"]> };

function Sections({ viewer, user }: SectionsProps) {
  const { entitlement } = viewer;
  const navigate = useNavigate();
  const [isDeleteOpen, setIsDeleteOpen] = useState(false);
  return (
    <>
      <Section heading="Plan">
        <AccountPlan viewer={viewer} />
        {isSubscriber(entitlement) && (
          <>
            <p className="text-muted text-sm">
              Invoices, your payment method and cancellation are on our payment provider's page.
            </p>
            <ItemList>
              <PortalItem />
            </ItemList>
          </>
        )}
      </Section>
      <Section heading="About me">
        <AccountFacts userId={user.id} />
      </Section>
      <Section heading="Devices">
        <p className="text-muted text-sm">
          We can't list your signed-in devices. Signing out everywhere signs out all of them, this
          one included.
        </p>
        <ItemList>
          <SignOutEverywhereItem />
        </ItemList>
      </Section>
      <Section heading="Access tokens">
        <AccessTokens userId={user.id} />
      </Section>
      <Section heading="Your data">
        <ItemList>
          <ExportItem userId={user.id} entitlement={entitlement} />
          <li>
            <KeepSetting userId={user.id} />
          </li>
          <DeleteItem onDelete={() => setIsDeleteOpen(true)} />
        </ItemList>
      </Section>
      <DeleteAccountDialog
        isOpen={isDeleteOpen}
        onOpenChange={setIsDeleteOpen}
        email={user.email}
        hasPassword={signsInWithPassword(user)}
        onDeleted={() => void navigate(ROUTES.landing)}
      />
    </>
  );
}

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section aria-label={heading} className="border-line grid gap-4 border-t pt-6">
      <h2 className="text-xl">{heading}</h2>
      {children}
    </section>
  );
}

/** Set off by the padding of its buttons. */
function ItemList({ children }: { children: ReactNode }) {
  return <ul className="-ms-4 grid">{children}</ul>;
}
