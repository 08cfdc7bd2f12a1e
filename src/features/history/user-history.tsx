import { useQuery } from "@tanstack/react-query";
import { BookmarkPlus } from "lucide-react";
import { useState } from "react";

import { HISTORY_ROWS } from "@/config/limits";
import { useClearHistory, useDeleteEnhancement, useImportHistory } from "@/data/history/mutations";
import { historyQueries } from "@/data/history/queries";
import { useSaveOwnPrompt } from "@/data/own-prompts/own-prompts";
import { previewOf } from "@/domain/preview";
import { guestHistory, useGuestHistory } from "@/platform/guest-history";
import type { PastEnhancement } from "@/types/entities";
import { Button } from "@/ui/button";

import { Entry } from "./entry";
import { HistorySection } from "./history-section";

type UserProps = { userId: string };

/** What a signed-in user has enhanced: the rows of the table, newest first. */
export function UserHistory({ userId }: UserProps) {
  const { data: rows, isError, refetch } = useQuery(historyQueries.list(userId));
  const remove = useDeleteEnhancement(userId);
  const clear = useClearHistory(userId);
  const save = useSaveOwnPrompt(userId);

  return (
    <HistorySection
      title="Your history"
      rows={rows}
      renderRow={(row) => (
        <UserEntry key={row.id} row={row} onSave={save.mutateAsync} onDelete={remove.mutate} />
      )}
      emptyText={`Your last ${HISTORY_ROWS} enhancements will be listed here.`}
      failure={
        isError && {
          message: "Your history could not be loaded. Check your connection and try again.",
          onRetry: () => void refetch(),
        }
      }
      onClear={() => clear.mutate()}
      isClearing={clear.isPending}
    >
      <ImportOffer userId={userId} />
    </HistorySection>
  );
}

type UserEntryProps = {
  row: PastEnhancement;
  onSave: (row: PastEnhancement) => Promise<unknown>;
  onDelete: (id: string) => void;
};

function UserEntry({ row, onSave, onDelete }: UserEntryProps) {
  const [isSaved, setIsSaved] = useState(false);

  function handleSave() {
    setIsSaved(true);
    // Uses the promise, because mutate's callbacks only run for the latest row.
    onSave(row).catch(() => setIsSaved(false));
  }

  return (
    <Entry
      title={previewOf(row.original)}
      entry={row}
      copyMessage="enhancedPromptCopied"
      onDelete={onDelete}
    >
      <Button size="sm" isDisabled={isSaved} onClick={handleSave}>
        <BookmarkPlus aria-hidden />
        Save as my prompt
      </Button>
    </Entry>
  );
}

/** Offers to import what was enhanced in this browser before sign-in. It may be another person's, so it asks. */
function ImportOffer({ userId }: UserProps) {
  const kept = useGuestHistory();
  const importKept = useImportHistory(userId);
  if (kept.length === 0) return null;
  const what = kept.length === 1 ? "1 prompt was" : `${kept.length} prompts were`;
  return (
    <div className="border-accent flex flex-wrap items-center gap-x-6 gap-y-3 border-s-2 ps-4">
      <p className="text-sm">{what} enhanced in this browser before you signed in.</p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" isBusy={importKept.isPending} onClick={() => importKept.mutate(kept)}>
          Add to my history
        </Button>
        <Button size="sm" variant="ghost" onClick={guestHistory.clear}>
          Discard
        </Button>
      </div>
    </div>
  );
}
