import { MutationCache, onlineManager, QueryCache, QueryClient } from "@tanstack/react-query";

import { isAppError } from "@/lib/app-error";
import type { MessageKey } from "@/messages/catalogue";
import { notify } from "@/messages/notify";

const STALE_MS = 60_000;
const MAX_RETRIES = 2;

/**
 * React Query has one type of meta for all mutations, so a mutation that needs its own data here says what
 * they are.
 */
type SuccessMessage = (data: never, variables: never) => MessageKey | null;

declare module "@tanstack/react-query" {
  // Declaration merging needs an interface.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Register {
    mutationMeta: {
      /** Null: no toast. */
      errorMessage?: MessageKey | ((error: Error) => MessageKey | null);
      successMessage?: MessageKey | SuccessMessage;
    };
  }
}

/** Only failures that may pass by themselves. What fails offline says so at once, and is read again with the connection. */
function shouldRetry(failureCount: number, error: Error): boolean {
  const isTransient = isAppError(error, "network") || isAppError(error, "server");
  return isTransient && failureCount < MAX_RETRIES && onlineManager.isOnline();
}

/**
 * The one place where a write's outcome becomes a toast: a mutation names its messages in `meta`, and
 * components never catch in order to toast. A failed read shows where its data would be; only a failed
 * refresh of data that is already on screen becomes a toast.
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (_error, query) => {
        // A further page that failed says so at its button.
        const isFurtherPage = query.state.fetchMeta !== null;
        // A write that fails has its own toast; what is read after it fails for the same reason.
        const isPartOfWrite = client.isMutating() > 0;
        const isShown = query.state.data !== undefined;
        if (isShown && !isFurtherPage && !isPartOfWrite) notify("refreshFailed");
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, { meta }) => {
        const message = meta?.errorMessage ?? null;
        const key = typeof message === "function" ? message(error) : message;
        const reference = isAppError(error) ? error.reference : null;
        if (key !== null) notify(key, error.message, reference);
      },
      onSuccess: (data, variables, _context, { meta }) => {
        const message = meta?.successMessage ?? null;
        const key =
          typeof message === "function" ? message(data as never, variables as never) : message;
        if (key !== null) notify(key, "");
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        retry: shouldRetry,
        networkMode: "always",
        // Also what is fresh: without a connection the worker answers with what it kept. It sends saves made meanwhile.
        refetchOnReconnect: "always",
      },
      mutations: { networkMode: "always" },
    },
  });
  return client;
}
