import { useMutation, useQueryClient } from "@tanstack/react-query";

import { dataExportFile, type LikedRow, type SavedRow } from "@/domain/data-export";
import type { Standing } from "@/domain/entitlement";
import { AppError, type AppErrorKind, isAppError } from "@/lib/app-error";
import { DELETION_FAILURES, referenceText } from "@/messages/fixed-texts";
import { downloadFile } from "@/platform/browser";
import { forgetStoredSession } from "@/platform/forget-stored-session";

import { factQueries } from "../about/about-facts";
import { accessTokenQueries } from "../access-tokens/access-tokens";
import { callFunction } from "../client/call-function";
import { supabase } from "../client/supabase";
import { readAll } from "../client/unwrap";
import { collectionQueries } from "../collections/queries";
import { historyQueries } from "../history/queries";
import { ownPromptQueries } from "../own-prompts/own-prompts";
import { forgetUser } from "../session/auth-events";
import { pendingIntentStore } from "../session/pending-intent";
import { sessionQueries } from "../session/queries";

async function requestPortalUrl(): Promise<string> {
  const { url } = await callFunction<{ url?: unknown }>("manage-subscription");
  if (typeof url === "string" && URL.canParse(url)) return url;
  throw new AppError("server", { message: "The answer has no address." });
}

/** Resolves to the address of the provider's page where a subscription is changed or canceled. */
export function useSubscriptionPortal() {
  return useMutation({
    mutationFn: requestPortalUrl,
    meta: {
      errorMessage: (error) =>
        isAppError(error, "not-found") ? "noSubscription" : "portalUnavailable",
    },
  });
}

/** Everything this user saved; a premium prompt has its whole text only if the user may read it. */
async function fetchSavedRows(userId: string): Promise<SavedRow[]> {
  const rows = await readAll(() =>
    supabase
      .from("saved_prompts")
      .select("created_at, prompts(title, category, content, is_premium)")
      .eq("user_id", userId)
      .order("id"),
  );
  return rows.flatMap(({ created_at: savedAt, prompts: prompt }) =>
    prompt === null ? [] : [{ savedAt, prompt }],
  );
}

/** The prompts that this user likes: only likes are written. */
async function fetchLikedRows(userId: string): Promise<LikedRow[]> {
  const rows = await readAll(() =>
    supabase
      .from("prompt_votes")
      .select("created_at, prompts(id, title)")
      .eq("user_id", userId)
      .eq("vote_type", "like")
      .order("prompt_id"),
  );
  return rows.flatMap(({ created_at: likedAt, prompts: prompt }) =>
    prompt === null ? [] : [{ likedAt, prompt }],
  );
}

type ExportOptions = { userId: string; entitlement: Standing };

/** Downloads what the account keeps of the user's: saved, liked and own prompts, collections, enhancements, facts, tokens. */
export function useExportData({ userId, entitlement }: ExportOptions) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const [saved, liked, ownPrompts, enhancements, facts, tokens, collections] =
        await Promise.all([
          fetchSavedRows(userId),
          fetchLikedRows(userId),
          queryClient.fetchQuery({ ...ownPromptQueries.list(userId), staleTime: 0 }),
          queryClient.fetchQuery({ ...historyQueries.list(userId), staleTime: 0 }),
          queryClient.fetchQuery({ ...factQueries.list(userId), staleTime: 0 }),
          queryClient.fetchQuery({ ...accessTokenQueries.list(userId), staleTime: 0 }),
          queryClient.fetchQuery({ ...collectionQueries.list(userId), staleTime: 0 }),
        ]);
      const data = { saved, liked, ownPrompts, enhancements, facts, tokens, collections };
      const isEmpty = Object.values(data).every((rows) => rows.length === 0);
      if (!isEmpty) {
        const file = dataExportFile({ data, entitlement, now: new Date() });
        downloadFile({ ...file, type: "application/json" });
      }
      return { isEmpty };
    },
    meta: {
      errorMessage: "exportFailed",
      successMessage: ({ isEmpty }: { isEmpty: boolean }) =>
        isEmpty ? "nothingToExport" : "dataExported",
    },
  });
}

/** Says why the account was not deleted, and where the failure is ours, what to look for in the log. */
export function deletionFailureOf(error: Error): string {
  const sentences: { [Kind in AppErrorKind | "other"]?: string } = DELETION_FAILURES;
  if (!isAppError(error)) return DELETION_FAILURES.other;
  const sentence = sentences[error.kind] ?? DELETION_FAILURES.other;
  return error.reference === null ? sentence : `${sentence} ${referenceText(error.reference)}`;
}

/**
 * Deletes the account: the server cancels the subscription and removes everything of the user, or changes
 * nothing, which the dialog says itself. Afterwards nobody is signed in here, and what this browser stored for the user is gone.
 */
export function useDeleteAccount({ onDeleted }: { onDeleted: () => void }) {
  const queryClient = useQueryClient();
  return useMutation({
    /** Without a password the server takes a sign-in of the last ten minutes. */
    mutationFn: async (password: string | undefined) => {
      await callFunction("delete-account", { confirm: true, password });
      pendingIntentStore.write(null);
      // A failure does not matter: the session ended with the account.
      await (await supabase.auth()).signOut({ scope: "local" });
      forgetStoredSession();
      (await import("../client/auth")).forgetSeen();
      queryClient.setQueryData(sessionQueries.current().queryKey, null);
      forgetUser(queryClient);
    },
    meta: { successMessage: "accountDeleted" },
    onSuccess: onDeleted,
  });
}
