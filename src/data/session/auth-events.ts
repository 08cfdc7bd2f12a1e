import type { QueryClient } from "@tanstack/react-query";

import { type AuthChangeEvent, loadAuth, type Session, whenAuthLoads } from "../client/auth";
import { sessionStorageKey } from "../client/session-storage";
import { forgetUser } from "./forget-user";
import { sessionQueries } from "./queries";

type AuthEventHandlers = { onPasswordRecovery: () => void };

/**
 * Keeps the cached session equal to the auth client's, also when another tab signs in or out. What
 * belonged to the user who left is dropped: the next one on this computer must not see it.
 */
export function followAuthEvents(
  queryClient: QueryClient,
  { onPasswordRecovery }: AuthEventHandlers,
): () => void {
  function handleEvent(event: AuthChangeEvent, session: Session | null) {
    queryClient.setQueryData(sessionQueries.current().queryKey, session);
    if (event === "SIGNED_OUT") forgetUser(queryClient);
    if (event === "PASSWORD_RECOVERY") onPasswordRecovery();
  }

  // Without the auth client, its session in the storage is the only sign of another tab's sign-in.
  function handleStorage({ key, newValue }: StorageEvent) {
    if (key === sessionStorageKey() && newValue !== null) void loadAuth();
  }

  let unsubscribe = () => {};
  const callOff = whenAuthLoads((client) => {
    const { data } = client.onAuthStateChange(handleEvent);
    unsubscribe = () => data.subscription.unsubscribe();
  });
  window.addEventListener("storage", handleStorage);
  return () => {
    callOff();
    unsubscribe();
    window.removeEventListener("storage", handleStorage);
  };
}
