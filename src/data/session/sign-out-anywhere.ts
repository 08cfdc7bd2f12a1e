import { MutationObserver } from "@tanstack/react-query";

import { createQueryClient } from "../query-client";
import { followAuthEvents } from "./auth-events";
import { signOutHere } from "./sign-out";

/** Signs this browser out on a page that may have no data layer. Its toast says how it went. */
export async function signOutAnywhere(): Promise<void> {
  const queryClient = createQueryClient();
  const stopFollowing = followAuthEvents(queryClient, { onPasswordRecovery: () => {} });
  try {
    await new MutationObserver(queryClient, signOutHere).mutate();
  } finally {
    stopFollowing();
  }
}
