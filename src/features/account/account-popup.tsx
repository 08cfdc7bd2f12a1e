import { LogOut } from "lucide-react";
import type { ReactNode } from "react";

import { ThemeSwitch } from "@/components/theme-switch";
import type { ViewerState } from "@/data/viewer/use-viewer";
import type { StoredAccount } from "@/platform/stored-session";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { Skeleton } from "@/ui/skeleton";

import { AccountItems } from "./account-items";

type AccountPanelProps = {
  account: StoredAccount;
  viewer: ViewerState;
  plan: ReactNode;
  greeting?: string;
  onDelete: () => void;
  onSignOut: () => void;
};

type AccountPopupProps = AccountPanelProps & { isSheet: boolean; onClose: () => void };

/** The account's menu: below its button, or on a phone a sheet. */
export function AccountPopup({ isSheet, onClose, ...panel }: AccountPopupProps) {
  return isSheet ? (
    <Dialog isOpen onOpenChange={onClose} title="Your account">
      {/* What the header says on wider screens: specification, section 2. */}
      <AccountPanel {...panel} greeting="Welcome, " />
    </Dialog>
  ) : (
    <div className="animate-fade-in rounded-card border-line bg-surface shadow-raised absolute top-full right-0 z-20 mt-2 w-80 border p-4">
      <AccountPanel {...panel} />
    </div>
  );
}

function AccountPanel(props: AccountPanelProps) {
  const { account, viewer, plan, greeting = "", onDelete, onSignOut } = props;
  const { user, entitlement } = viewer;
  return (
    <div className="grid gap-4">
      <div className="grid gap-3">
        {/* A long address is cut; the tooltip has it whole. */}
        <p title={account.email} className="truncate text-sm font-medium">
          {greeting}
          {account.email}
        </p>
        {plan}
      </div>
      <div className="border-line -mx-5 border-y px-1 py-1.5 md:-mx-4 md:px-0">
        {user === null ? (
          <Skeleton className="mx-3 h-22" />
        ) : (
          <AccountItems userId={user.id} entitlement={entitlement} onDelete={onDelete} />
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ThemeSwitch />
        <Button onClick={onSignOut}>
          <LogOut aria-hidden />
          Sign Out
        </Button>
      </div>
    </div>
  );
}
