import {
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";

import { AccountTrigger } from "@/components/account-trigger";
import { MOBILE_MEDIA_QUERY } from "@/config/limits";
import { useSignOut } from "@/data/session/sign-out";
import type { ViewerState } from "@/data/viewer/use-viewer";
import { useMediaQuery } from "@/lib/use-media-query";
import type { StoredAccount } from "@/platform/stored-session";

export type AccountMenuProps = {
  /** Known from the stored session before the viewer is; see AccountTrigger. */
  account: StoredAccount | null | undefined;
  viewer: ViewerState;
  /** The reader's plan, and what is used of it. */
  plan: ReactNode;
  triggerRef: RefObject<HTMLButtonElement | null>;
  /** The press that fetched this component was meant for it. */
  opensAtOnce: boolean;
  onSignIn: () => void;
  onDelete: () => void;
};

/** Fetched when it is opened. */
const AccountPopup = lazy(async () => ({
  default: (await import("./account-popup")).AccountPopup,
}));

/**
 * 'Sign In', or the account's menu: a disclosure, https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/, because what it
 * shows are ordinary buttons. On a phone it is a sheet.
 */
export function AccountMenu(props: AccountMenuProps) {
  const { account, viewer, plan, triggerRef, opensAtOnce, onSignIn, onDelete } = props;
  const [isOpen, setIsOpen] = useState(opensAtOnce && Boolean(account));
  const isPhone = useMediaQuery(MOBILE_MEDIA_QUERY);
  const signOut = useSignOut();
  const areaRef = useRef<HTMLDivElement>(null);
  const popupId = useId();
  const isShown = isOpen && Boolean(account);

  function closeToTrigger() {
    setIsOpen(false);
    triggerRef.current?.focus();
  }

  // The button that was pressed has given way to this one.
  useEffect(() => {
    if (opensAtOnce) triggerRef.current?.focus();
  }, [opensAtOnce, triggerRef]);

  function handleDelete() {
    // When it closes, the dialog returns the focus to where it was when it opened.
    closeToTrigger();
    onDelete();
  }

  function handleSignOut() {
    closeToTrigger();
    signOut.mutate();
  }

  return (
    <div ref={areaRef} className="relative">
      <AccountTrigger
        ref={triggerRef}
        account={account}
        isOpen={isShown}
        isBusy={signOut.isPending}
        popupId={popupId}
        onPress={account ? () => setIsOpen(!isOpen) : onSignIn}
      />
      <div id={popupId}>
        {isOpen && account && (
          <Suspense fallback={null}>
            <AccountPopup
              isSheet={isPhone}
              account={account}
              viewer={viewer}
              plan={plan}
              areaRef={areaRef}
              onClose={closeToTrigger}
              onLeave={() => setIsOpen(false)}
              onDelete={handleDelete}
              onSignOut={handleSignOut}
            />
          </Suspense>
        )}
      </div>
    </div>
  );
}
