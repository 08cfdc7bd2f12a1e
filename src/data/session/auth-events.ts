import type { QueryClient } from "@tanstack/react-query";

import {
  type AuthChangeEvent,
  type Session,
  SESSION_KEY,
  supabase,
  whenAuthLoads,
} from "../client/supabase";
import { forgetStoredUser } from "./forget-stored-user";
import { sessionQueries } from "./queries";

/** Drops everything of the user who left: the next person at this computer must not see it. */
export function forgetUser(queryClient: QueryClient): void {
  forgetStoredUser();
  queryClient.removeQueries({ queryKey: ["user"] });
}

/**
 * Keeps the cached session equal to the auth client's, also when another tab signs in or out. Returns a
 * function that stops it.
 */
export function followAuthEvents(
  queryClient: QueryClient,
  { onPasswordRecovery }: { onPasswordRecovery: () => void },
): () => void {
  function handleEvent(event: AuthChangeEvent, session: Session | null) {
    queryClient.setQueryData(sessionQueries.current().queryKey, session);
    if (event === "SIGNED_OUT") forgetUser(queryClient);
    if (event === "PASSWORD_RECOVERY") onPasswordRecovery();
  }

  // Until the auth client has loaded, its stored session is the only sign that another tab signed in.
  function handleStorage({ key, newValue }: StorageEvent) {
    if (key === SESSION_KEY && newValue !== null) void supabase.auth();
  }

  let unsubscribe = () => {};
  const stopWaiting = whenAuthLoads((client) => {
    const { data } = client.onAuthStateChange(handleEvent);
    unsubscribe = () => data.subscription.unsubscribe();
  });
  window.addEventListener("storage", handleStorage);
  return () => {
    stopWaiting();
    unsubscribe();
    window.removeEventListener("storage", handleStorage);
  };
}
