import { createContext, type ReactNode, Suspense, useContext, useState } from "react";

import { useStoredAccount } from "@/platform/stored-session";

import { AccountTrigger } from "./account-trigger";

/** The account with all it needs: the data layer, the sign-in dialog, the menu. It opens at once. */
export const FullAccountContext = createContext<ReactNode>(null);

/**
 * The account in the header of a page without a data layer. It knows from the stored session whether somebody is signed
 * in; everything else is fetched when it is pressed.
 */
export function SiteAccount() {
  const account = useStoredAccount();
  const fullAccount = useContext(FullAccountContext);
  const [isPressed, setIsPressed] = useState(false);
  const trigger = (
    <AccountTrigger account={account} isBusy={isPressed} onPress={() => setIsPressed(true)} />
  );
  return isPressed ? <Suspense fallback={trigger}>{fullAccount}</Suspense> : trigger;
}
