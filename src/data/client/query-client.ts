import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";

import { isAppError } from "@/lib/app-error";
import type { MessageKey } from "@/messages/catalogue";
import { notify } from "@/messages/notify";

const STALE_MS = 60_000;
const MAX_RETRIES = 2;

declare module "@tanstack/react-query" {
  // Declaration merging needs an interface.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Register {
    mutationMeta: { errorMessage?: MessageKey; successMessage?: MessageKey };
  }
}

/** Only what a second try may mend is tried again. */
function shouldRetry(failureCount: number, error: Error): boolean {
  const isTransient = isAppError(error, "network") || isAppError(error, "server");
  return isTransient && failureCount < MAX_RETRIES;
}

/**
 * The one place where a failed or finished write becomes a toast: the mutation names its messages in
 * `meta`, components never catch in order to toast. A failed read shows itself where its data would
 * stand; only a failed refresh of data already on screen is announced.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (_error, query) => {
        // A further page that failed says so at its button.
        const isFurtherPage = query.state.fetchMeta !== null;
        if (query.state.data !== undefined && !isFurtherPage) notify("refreshFailed");
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        const key = mutation.meta?.errorMessage;
        if (key !== undefined) notify(key, error.message);
      },
      onSuccess: (_data, _variables, _context, mutation) => {
        const key = mutation.meta?.successMessage;
        if (key !== undefined) notify(key, "");
      },
    }),
    defaultOptions: {
      queries: { staleTime: STALE_MS, retry: shouldRetry, networkMode: "always" },
      mutations: { networkMode: "always" },
    },
  });
}
