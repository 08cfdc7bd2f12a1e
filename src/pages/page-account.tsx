import { useQuery } from "@tanstack/react-query";
import { type RefObject, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";

import { ROUTES } from "@/config/routes";
import { profileQueries } from "@/data/profile/queries";
import type { ViewerState } from "@/data/viewer/use-viewer";
import { signsInWithPassword } from "@/domain/deletion-confirmation";
import { AccountMenu } from "@/features/account/account-menu";
import { UsageMeter } from "@/features/generator/usage-meter";
import { PremiumBadge } from "@/features/premium/premium-badge";
import { useStoredAccount } from "@/platform/stored-session";
import { ButtonLink } from "@/ui/button-link";
import { Skeleton } from "@/ui/skeleton";

import { DeleteAccountDialog } from "./deferred-parts";

type PageAccountProps = {
  viewer: ViewerState;
  onSignIn: () => void;
  triggerRef?: RefObject<HTMLButtonElement | null>;
  opensAtOnce?: boolean;
};

/** Until the session has been read, the stored one says who is probably there. */
export function useLikelyAccount({ user, status }: Pick<ViewerState, "user" | "status">) {
  const stored = useStoredAccount();
  if (user !== null) return { email: user.email };
  return status === "loading" ? stored : null;
}

/** The account in the header of a page that reads data: 'Sign In', or the menu and the dialog it leads to. */
export function PageAccount(props: PageAccountProps) {
  const { viewer, onSignIn, triggerRef, opensAtOnce = false } = props;
  const ownRef = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const [isDeleteOpen, setIsDeleteOpen] = useState(false);
  return (
    <>
      <AccountMenu
        account={useLikelyAccount(viewer)}
        viewer={viewer}
        plan={<Plan viewer={viewer} />}
        triggerRef={triggerRef ?? ownRef}
        opensAtOnce={opensAtOnce}
        onSignIn={onSignIn}
        onDelete={() => setIsDeleteOpen(true)}
      />
      {viewer.user !== null && (
        <DeleteAccountDialog
          isOpen={isDeleteOpen}
          onOpenChange={setIsDeleteOpen}
          email={viewer.user.email}
          hasPassword={signsInWithPassword(viewer.user)}
          onDeleted={() => void navigate(ROUTES.landing)}
        />
      )}
    </>
  );
}

const DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });

/** Free or Premium: what is used, or until when it is paid. */
function Plan({ viewer }: { viewer: ViewerState }) {
  const { data: profile } = useQuery(profileQueries.own(viewer.user));
  if (viewer.status === "loading") return <Skeleton className="h-11 w-full" />;
  if (viewer.entitlement.tier !== "premium") {
    return (
      <div className="flex items-center justify-between gap-4">
        <UsageMeter viewer={viewer} wording="prompts used" />
        <ButtonLink to={ROUTES.premium}>See Premium</ButtonLink>
      </div>
    );
  }
  const until = profile?.premium_until ?? null;
  return (
    <p className="text-muted flex flex-wrap items-center gap-2 text-sm">
      <PremiumBadge />
      {until !== null &&
        `${profile?.premium_renews === true ? "Renews on" : "Paid until"} ${DATE.format(new Date(until))}`}
    </p>
  );
}
