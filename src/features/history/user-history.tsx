import { useQuery } from "@tanstack/react-query";
import { BookmarkPlus } from "lucide-react";
import { useState } from "react";

import { HISTORY_ROWS } from "@/config/limits";
import { useClearHistory, useDeletePastSession, useImportHistory } from "@/data/history/mutations";
import { historyQueries } from "@/data/history/queries";
import { useSaveOwnPrompt } from "@/data/own-prompts/mutations";
import { settingsQueries } from "@/data/settings/settings";
import { guestHistory, useGuestHistory } from "@/platform/guest-history";
import type { PastEnhancement } from "@/types/entities";
import { Button } from "@/ui/button";

import { HistorySection } from "./history-section";
import { sessionsOf } from "./past-sessions";
import { SessionEntry } from "./session-entry";

type UserProps = { userId: string };

const NOT_KEPT = "New enhancements are not kept. You can change that in the account menu.";

/** What a signed-in user has enhanced: the rows of the table by session, newest first. */
export function UserHistory({ userId }: UserProps) {
  const { data, isError, refetch } = useQuery(historyQueries.list(userId));
  const { data: isKept = true } = useQuery(settingsQueries.keepsEnhancements(userId));
  const remove = useDeletePastSession(userId);
  const clear = useClearHistory(userId);
  const save = useSaveOwnPrompt(userId);

  return (
    <HistorySection
      title="Your history"
      rows={data && sessionsOf(data)}
      renderRow={(session) => (
        <SessionEntry
          key={session.id}
          session={session}
          onDelete={() => remove.mutate(session.id)}
          isDeleting={remove.isPending && remove.variables === session.id}
          renderTools={(version) => <SaveButton version={version} onSave={save.mutateAsync} />}
        />
      )}
      emptyText={isKept ? `Your last ${HISTORY_ROWS} enhancements will be listed here.` : NOT_KEPT}
      failure={
        isError && {
          message: "Your history could not be loaded. Check your connection and try again.",
          onRetry: () => void refetch(),
        }
      }
      onClear={() => clear.mutate()}
      isClearing={clear.isPending}
    >
      {!isKept && data !== undefined && data.length > 0 && (
        <p className="text-muted text-sm">{NOT_KEPT}</p>
      )}
      <ImportOffer userId={userId} isKept={isKept} />
    </HistorySection>
  );
}

type SaveButtonProps = {
  version: PastEnhancement;
  onSave: (version: PastEnhancement) => Promise<unknown>;
};

function SaveButton({ version, onSave }: SaveButtonProps) {
  const [isSaved, setIsSaved] = useState(false);

  function handleSave() {
    setIsSaved(true);
    // Uses the promise, because mutate's callbacks only run for the latest row.
    onSave(version).catch(() => setIsSaved(false));
  }

  return (
    <Button size="sm" isDisabled={isSaved} onClick={handleSave}>
      <BookmarkPlus aria-hidden />
      Save as my prompt
    </Button>
  );
}

/** Offers to import what was enhanced in this browser before sign-in. It may be another person's, so it asks. */
function ImportOffer({ userId, isKept }: UserProps & { isKept: boolean }) {
  const kept = useGuestHistory();
  const importKept = useImportHistory(userId);
  if (kept.length === 0) return null;
  const count = sessionsOf(kept).length;
  const what = count === 1 ? "1 prompt was" : `${count} prompts were`;
  return (
    <div className="border-accent flex flex-wrap items-center gap-x-6 gap-y-3 border-s-2 ps-4">
      <p className="text-sm">{what} enhanced in this browser before you signed in.</p>
      <div className="flex flex-wrap gap-2">
        {isKept && (
          <Button size="sm" isBusy={importKept.isPending} onClick={() => importKept.mutate(kept)}>
            Add to my history
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={guestHistory.clear}>
          Discard
        </Button>
      </div>
    </div>
  );
}
