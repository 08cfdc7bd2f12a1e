import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";

import type { User } from "../client/supabase";
import { profileQueries } from "./queries";

/**
 * Asks the server again whether the user is premium each time another premium prompt is opened: the
 * subscription may have begun or ended since. A profile that was just read is not read again.
 */
export function useRecheckPremium(
  user: Pick<User, "id" | "email"> | null,
  premiumPromptId: string | null,
): void {
  const queryClient = useQueryClient();
  const recheck = useEffectEvent(() => {
    if (user !== null) void queryClient.prefetchQuery(profileQueries.own(user));
  });

  useEffect(() => {
    if (premiumPromptId !== null) recheck();
  }, [premiumPromptId]);
}
