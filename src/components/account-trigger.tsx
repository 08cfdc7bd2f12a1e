import type { Ref } from "react";

import type { StoredAccount } from "@/platform/stored-session";
import { Button } from "@/ui/button";

export type AccountTriggerProps = {
  /** Null for a guest; undefined until that is known: then the style sheet shows one of both. */
  account: StoredAccount | null | undefined;
  ref?: Ref<HTMLButtonElement>;
  /** Whether the account's menu is open. */
  isOpen?: boolean;
  /** Id of that menu. */
  popupId?: string;
  isBusy?: boolean;
  onPress: () => void;
};

/**
 * 'Sign In', or the button of the account's menu. One button for both, so that focus stays where it is when a session
 * begins or ends.
 */
export function AccountTrigger(props: AccountTriggerProps) {
  const { account, ref, isOpen = false, popupId, isBusy = false, onPress } = props;
  return (
    <Button
      ref={ref}
      isBusy={isBusy}
      onClick={onPress}
      {...(account && {
        "aria-expanded": isOpen,
        "aria-controls": popupId,
        title: account.email,
      })}
      className="px-3! md:min-w-24"
    >
      {!account && <span className={account === undefined ? "session:hidden" : ""}>Sign In</span>}
      {account !== null && (
        <span className={account === undefined ? "session:inline hidden" : ""}>
          {"Account "}
          <span className="sr-only">menu</span>
        </span>
      )}
    </Button>
  );
}
