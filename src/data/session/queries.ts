import { queryOptions } from "@tanstack/react-query";

import { SESSION_TIMEOUT_MS } from "@/config/limits";
import { AppError } from "@/lib/app-error";
import { withTimeout } from "@/lib/stop-waiting";

import { canHaveSession, type Session, supabase } from "../client/supabase";

async function fetchSession(): Promise<Session | null> {
  if (!canHaveSession()) return null;
  const { data, error } = await (await supabase.auth()).getSession();
  if (error !== null) throw new AppError("network", { message: error.message, cause: error });
  return data.session;
}

export const sessionQueries = {
  /** The session: read once, then kept up to date by auth-events. A slow answer is an error after 5 s. */
  current: () =>
    queryOptions({
      queryKey: ["session"] as const,
      queryFn: () => withTimeout(fetchSession(), SESSION_TIMEOUT_MS),
      staleTime: Infinity,
      gcTime: Infinity,
      retry: false,
    }),
};
