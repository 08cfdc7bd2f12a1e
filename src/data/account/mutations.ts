import { useMutation, useQueryClient } from "@tanstack/react-query";

import type { Entitlement } from "@/domain/entitlement";
import { savedPromptsFile } from "@/domain/saved-export";
import { AppError, isAppError } from "@/lib/app-error";
import { notify } from "@/messages/notify";
import { downloadFile } from "@/platform/download";

import { loadAuth } from "../client/auth";
import { callFunction } from "../client/functions";
import { forgetStoredSession } from "../client/session-storage";
import { forgetUser } from "../session/forget-user";
import { sessionQueries } from "../session/queries";
import { pendingIntentStore } from "../viewer/pending-intent";
import { fetchSavedRows } from "./saved-rows";

async function requestPortalUrl(): Promise<string> {
  const { url } = await callFunction<{ url?: unknown }>({ name: "manage-subscription", body: {} });
  if (typeof url === "string" && URL.canParse(url)) return url;
  throw new AppError("server", { message: "The answer holds no address." });
}

/** Resolves to the address of the provider's page where a subscription is changed or cancelled. */
export function useSubscriptionPortal() {
  return useMutation({
    mutationFn: requestPortalUrl,
    onError: (error) =>
      notify(isAppError(error, "not-found") ? "noSubscription" : "portalUnavailable"),
  });
}

type ExportOptions = { userId: string; entitlement: Pick<Entitlement, "tier" | "isConfirmed"> };

/** Downloads the saved prompts as JSON. */
export function useExportSaved({ userId, entitlement }: ExportOptions) {
  return useMutation({
    mutationFn: () => fetchSavedRows(userId),
    meta: { errorMessage: "exportFailed" },
    onSuccess: (rows) => {
      if (rows.length === 0) return notify("nothingToExport");
      const file = savedPromptsFile({ rows, entitlement, now: new Date() });
      downloadFile({ ...file, type: "application/json" });
      notify("savedPromptsExported");
    },
  });
}

type DeletionOptions = { onDeleted: () => void };

/**
 * Deletes the account: the server cancels the subscription and removes what belongs to the user, or
 * changes nothing. Afterwards nobody is signed in here, and what this browser remembered is dropped.
 */
export function useDeleteAccount({ onDeleted }: DeletionOptions) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callFunction({ name: "delete-account", body: { confirm: true } }),
    onError: (error) =>
      notify(isAppError(error, "network") ? "accountDeletionUnanswered" : "accountDeletionFailed"),
    onSuccess: async () => {
      pendingIntentStore.write(null);
      // Its answer does not matter: the session ended with the account.
      await (await loadAuth()).signOut({ scope: "local" });
      forgetStoredSession();
      queryClient.setQueryData(sessionQueries.current().queryKey, null);
      forgetUser(queryClient);
      notify("accountDeleted");
      onDeleted();
    },
  });
}
