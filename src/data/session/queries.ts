import { queryOptions } from "@tanstack/react-query";

import { SESSION_TIMEOUT_MS } from "@/config/limits";
import { AppError } from "@/lib/app-error";
import { withTimeout } from "@/lib/with-timeout";

import { loadAuth, type Session } from "../client/auth";
import { maySignedInSessionExist } from "../client/session-storage";

async function fetchSession(): Promise<Session | null> {
  if (!maySignedInSessionExist()) return null;
  const { data, error } = await (await loadAuth()).getSession();
  if (error !== null) throw new AppError("network", { message: error.message, cause: error });
  return data.session;
}

export const sessionQueries = {
  /** The session, read once and then kept true by auth-events. A slow answer is an error after 5 s. */
  current: () =>
    queryOptions({
      queryKey: ["session"] as const,
      queryFn: () => withTimeout(fetchSession(), SESSION_TIMEOUT_MS),
      staleTime: Infinity,
      gcTime: Infinity,
      retry: false,
    }),
};
