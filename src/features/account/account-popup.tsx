import { LogOut } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useEffectEvent } from "react";

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

type DismissalOptions = {
  /** The popup and its button. */
  areaRef: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Something else on the page was pressed or focused. */
  onLeave: () => void;
};

type AccountPopupProps = AccountPanelProps & DismissalOptions & { isSheet: boolean };

/** The account's menu: below its button, or on a phone a sheet. */
export function AccountPopup({ isSheet, areaRef, onClose, onLeave, ...panel }: AccountPopupProps) {
  return isSheet ? (
    <Dialog isOpen onOpenChange={onClose} title="Your account">
      {/* What the header says on wider screens: specification, section 2. */}
      <AccountPanel {...panel} greeting="Welcome, " />
    </Dialog>
  ) : (
    <Dropdown areaRef={areaRef} onClose={onClose} onLeave={onLeave}>
      <AccountPanel {...panel} />
    </Dropdown>
  );
}

/** Closes on Escape, or when the user presses or focuses something else. */
function Dropdown({ children, ...dismissal }: DismissalOptions & { children: ReactNode }) {
  useDismissal(dismissal);
  return (
    <div className="animate-fade-in rounded-card border-line bg-surface shadow-raised absolute top-full right-0 z-20 mt-2 w-88 border p-4">
      {children}
    </div>
  );
}

function useDismissal({ areaRef, onClose, onLeave }: DismissalOptions): void {
  const handleKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === "Escape") onClose();
  });
  const handleElsewhere = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !areaRef.current?.contains(target)) onLeave();
  });

  // Listens for presses as well, because not every press moves the focus.
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("keydown", (event) => handleKey(event), { signal });
    document.addEventListener("pointerdown", (event) => handleElsewhere(event), { signal });
    document.addEventListener("focusin", (event) => handleElsewhere(event), { signal });
    return () => listening.abort();
  }, []);
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
          <Skeleton className="mx-3 h-44" />
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
