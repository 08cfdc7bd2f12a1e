import { useQuery } from "@tanstack/react-query";

import { useClearHistory, useDeleteEnhancement, useImportHistory } from "@/data/history/mutations";
import { historyQueries } from "@/data/history/queries";
import { useSaveOwnPrompt } from "@/data/own-prompts/mutations";
import { guestHistory, useGuestHistory } from "@/platform/guest-history";
import { Button } from "@/ui/button";
import { ErrorState } from "@/ui/error-state";
import { Skeleton } from "@/ui/skeleton";

import { ClearHistory } from "./clear-history";
import { EntryList } from "./entry-list";
import { HistorySection } from "./history-section";
import { PastEnhancementEntry } from "./past-enhancement";

export type UserHistoryProps = { userId: string };

/** What a signed-in user has enhanced: the rows of the table, newest first. */
export function UserHistory({ userId }: UserHistoryProps) {
  const query = useQuery(historyQueries.list(userId));
  const kept = useGuestHistory();
  const remove = useDeleteEnhancement(userId);
  const clear = useClearHistory(userId);
  const importKept = useImportHistory(userId);
  const save = useSaveOwnPrompt(userId);
  const rows = query.data;

  return (
    <HistorySection
      title="Your history"
      count={rows?.length ?? 0}
      action={
        rows !== undefined &&
        rows.length > 0 && <ClearHistory onClear={() => clear.mutate()} isBusy={clear.isPending} />
      }
    >
      {kept.length > 0 && (
        <ImportOffer
          count={kept.length}
          isBusy={importKept.isPending}
          onImport={() => importKept.mutate(kept)}
          onDiscard={guestHistory.clear}
        />
      )}
      {rows === undefined &&
        (query.isError ? (
          <ErrorState
            className="py-0!"
            message="Your history could not be loaded. Check your connection and try again."
            onRetry={() => void query.refetch()}
          />
        ) : (
          <Skeleton className="h-24 w-full" />
        ))}
      {rows?.length === 0 && (
        <p className="text-muted text-sm">What you enhance is kept here, the last 200 times.</p>
      )}
      {rows !== undefined && rows.length > 0 && (
        <EntryList
          label="Your history"
          rows={rows}
          renderRow={(row) => (
            <PastEnhancementEntry
              key={row.id}
              row={row}
              onSave={save.mutateAsync}
              onDelete={remove.mutate}
            />
          )}
        />
      )}
    </HistorySection>
  );
}

type ImportOfferProps = {
  count: number;
  isBusy: boolean;
  onImport: () => void;
  onDiscard: () => void;
};

/** Offers to import what was enhanced in this browser before sign-in. It may be another person's, so it asks. */
function ImportOffer({ count, isBusy, onImport, onDiscard }: ImportOfferProps) {
  const what = count === 1 ? "1 prompt was" : `${count} prompts were`;
  return (
    <div className="border-accent flex flex-wrap items-center gap-x-6 gap-y-3 border-s-2 ps-4">
      <p className="text-sm">{what} enhanced in this browser before you signed in.</p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" isBusy={isBusy} onClick={onImport}>
          Add to my history
        </Button>
        <Button size="sm" variant="ghost" onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </div>
  );
}
