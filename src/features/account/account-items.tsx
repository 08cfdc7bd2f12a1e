import {
  CreditCard,
  Download,
  Library,
  LogOut,
  type LucideIcon,
  Puzzle,
  Trash2,
  UserRound,
} from "lucide-react";

import { ACCOUNT_PAGE, ROUTES } from "@/config/routes";
import { useExportData, useSubscriptionPortal } from "@/data/account/mutations";
import { useConnectExtension } from "@/data/session/connect-extension";
import { useSignOutEverywhere } from "@/data/session/mutations";
import { type Entitlement, isSubscriber } from "@/domain/entitlement";
import { openInNewTab } from "@/platform/browser";
import { mayHaveExtension } from "@/platform/site-extension";
import { Button, type ButtonProps } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { ExternalLink } from "@/ui/external-link";

import { KeepSetting } from "./keep-setting";

export type AccountItemsProps = {
  userId: string;
  entitlement: Entitlement;
  onDelete: () => void;
};

/** Account actions other than signing out here. */
export function AccountItems({ userId, entitlement, onDelete }: AccountItemsProps) {
  return (
    <ul aria-label="Account" className="grid">
      <li>
        <ButtonLink to={ACCOUNT_PAGE} variant="ghost" className="w-full justify-start!">
          <UserRound aria-hidden className="text-muted" />
          Your account
        </ButtonLink>
      </li>
      <li>
        <ButtonLink to={ROUTES.collections} variant="ghost" className="w-full justify-start!">
          <Library aria-hidden className="text-muted" />
          Collections
        </ButtonLink>
      </li>
      {isSubscriber(entitlement) && <PortalItem />}
      <ExportItem userId={userId} entitlement={entitlement} />
      <li>
        <KeepSetting userId={userId} />
      </li>
      {mayHaveExtension() && <ConnectItem />}
      <SignOutEverywhereItem />
      <DeleteItem onDelete={onDelete} />
    </ul>
  );
}

export function ExportItem(props: Pick<AccountItemsProps, "userId" | "entitlement">) {
  const exportData = useExportData(props);
  return (
    <AccountItem
      icon={Download}
      label="Export my data"
      isBusy={exportData.isPending}
      onClick={() => exportData.mutate()}
    />
  );
}

/** Signs the browser extension in to this account, with a session of its own. */
function ConnectItem() {
  const connect = useConnectExtension();
  return (
    <AccountItem
      icon={Puzzle}
      label="Connect the extension"
      isBusy={connect.isPending}
      onClick={() => connect.mutate()}
    />
  );
}

export function SignOutEverywhereItem() {
  const signOutEverywhere = useSignOutEverywhere();
  return (
    <AccountItem
      icon={LogOut}
      label="Sign out everywhere"
      isBusy={signOutEverywhere.isPending}
      onClick={() => signOutEverywhere.mutate()}
    />
  );
}

export function DeleteItem({ onDelete }: Pick<AccountItemsProps, "onDelete">) {
  return <AccountItem icon={Trash2} label="Delete account" onClick={onDelete} />;
}

/**
 * Opens the payment provider's subscription page. The browser does not report a blocked tab, so the link
 * stays visible afterwards.
 */
export function PortalItem() {
  const portal = useSubscriptionPortal();
  return (
    <>
      <AccountItem
        icon={CreditCard}
        label="Manage subscription"
        isBusy={portal.isPending}
        onClick={() => portal.mutate(undefined, { onSuccess: openInNewTab })}
      />
      {portal.data !== undefined && (
        <li className="text-muted grid gap-1 px-4 pt-1 pb-2 text-xs">
          <output>It should be open in a new tab. If your browser blocked it, open it here.</output>
          <ExternalLink href={portal.data} className="justify-self-start text-sm">
            Open subscription page
          </ExternalLink>
        </li>
      )}
    </>
  );
}

type AccountItemProps = Pick<ButtonProps, "onClick" | "isBusy"> & {
  icon: LucideIcon;
  label: string;
};

function AccountItem({ icon: Icon, label, ...rest }: AccountItemProps) {
  return (
    <li>
      <Button {...rest} variant="ghost" className="w-full justify-start!">
        <Icon aria-hidden className="text-muted" />
        {label}
      </Button>
    </li>
  );
}
