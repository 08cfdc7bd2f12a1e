import type { QueryClient } from "@tanstack/react-query";

import { draft } from "@/platform/draft";
import { premiumFlag } from "@/platform/premium-flag";

import { type AuthChangeEvent, supabase } from "../client/supabase";
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
  const { data } = supabase.auth.onAuthStateChange((event: AuthChangeEvent, session) => {
    queryClient.setQueryData(sessionQueries.current().queryKey, session);
    if (event === "SIGNED_OUT") {
      premiumFlag.clear();
      draft.write("");
      queryClient.removeQueries({ queryKey: ["user"] });
    }
    if (event === "PASSWORD_RECOVERY") onPasswordRecovery();
  });
  return () => data.subscription.unsubscribe();
}
