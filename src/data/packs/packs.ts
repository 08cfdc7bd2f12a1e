import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";

import type { Standing } from "@/domain/entitlement";
import type { PackFormat } from "@/domain/packs/pack";
import type { PackRow } from "@/domain/packs/pack-row";
import { packRowsOf } from "@/domain/packs/pack-rows-of";
import { AppError, type AppErrorKind, isAppError } from "@/lib/app-error";
import type { MessageKey } from "@/messages/catalogue";
import { downloadPack } from "@/platform/several-prompts";

import { supabase } from "../client/supabase";
import { unwrap } from "../client/unwrap";
import { collectionQueries } from "../collections/queries";
import { historyQueries } from "../history/queries";
import { ownPromptQueries } from "../own-prompts/own-prompts";

async function fetchRows(
  queryClient: QueryClient,
  { userId, entitlement }: ExportOptions,
): Promise<PackRow[]> {
  const [collections, ownPrompts, enhancements] = await Promise.all([
    queryClient.fetchQuery({ ...collectionQueries.list(userId), staleTime: 0 }),
    queryClient.fetchQuery({ ...ownPromptQueries.list(userId), staleTime: 0 }),
    queryClient.fetchQuery({ ...historyQueries.list(userId), staleTime: 0 }),
  ]);
  const items = collections.flatMap((collection) => collection.items);
  const ids = items.filter(({ kind }) => kind === "prompt").map(({ id }) => id);
  const unique = [...new Set(ids)];
  const prompts = await queryClient.fetchQuery(collectionQueries.prompts(userId, unique));
  return packRowsOf({ collections, ownPrompts, enhancements, prompts }, entitlement);
}

type ExportOptions = { userId: string; entitlement: Standing };

/** Downloads collections, own prompts and history as one file. */
export function useExportPack(options: ExportOptions) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (format: PackFormat) => {
      const rows = await fetchRows(queryClient, options);
      if (rows.length > 0) downloadPack(rows, format);
      return { isEmpty: rows.length === 0 };
    },
    meta: {
      errorMessage: "exportFailed",
      successMessage: ({ isEmpty }: { isEmpty: boolean }) =>
        isEmpty ? "nothingToExport" : "packExported",
    },
  });
}

const MESSAGES: { [Kind in AppErrorKind]?: MessageKey } = {
  "payment-required": "collectionsFull",
  "too-much": "packTooMuch",
  conflict: "packWithHistory",
  invalid: "packInvalid",
};
const KINDS: readonly string[] = ["auth", ...Object.keys(MESSAGES)];

/** The server takes over all rows or none. */
export function useImportPack(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (rows: readonly PackRow[]) => {
      const answer = unwrap(await supabase.rpc("import_pack", { p_rows: [...rows] }));
      const { status } = Object(answer) as { status?: unknown };
      if (status === "done") return;
      const isKnown = typeof status === "string" && KINDS.includes(status);
      throw new AppError(isKnown ? (status as AppErrorKind) : "server");
    },
    meta: {
      errorMessage: (error) =>
        (isAppError(error) ? MESSAGES[error.kind] : undefined) ?? "packNotImported",
      successMessage: "packImported",
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: collectionQueries.all(userId) }),
        queryClient.invalidateQueries(ownPromptQueries.list(userId)),
        queryClient.invalidateQueries({ queryKey: historyQueries.key(userId) }),
      ]),
  });
}
