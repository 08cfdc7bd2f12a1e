import { previewOf } from "@/domain/preview";
import { guestHistory, useGuestHistory } from "@/platform/guest-history";

import { Entry } from "./entry";
import { HistorySection } from "./history-section";
import { OwnPrompts } from "./own-prompts";
import { UserHistory } from "./user-history";

export type HistoryProps = {
  /** Null for a guest, whose history is kept in this browser. */
  userId: string | null;
  /** Filters the user's own prompts. */
  search?: string;
};

/** The user's saved results and recent enhancements. */
export function History({ userId, search = "" }: HistoryProps) {
  if (userId === null) return <GuestEnhancements />;
  return (
    // Resets on a change of user, so that a half-confirmed deletion does not carry over.
    <div key={userId} className="grid grid-cols-1 gap-10">
      <OwnPrompts userId={userId} search={search} />
      <UserHistory userId={userId} />
    </div>
  );
}

/** What a guest has enhanced, from this browser only. Nothing until there is something. */
function GuestEnhancements() {
  const rows = useGuestHistory();
  if (rows.length === 0) return null;
  return (
    <HistorySection
      title="Your history"
      rows={rows}
      renderRow={(row) => (
        <Entry
          key={row.id}
          title={previewOf(row.original)}
          entry={row}
          copyMessage="enhancedPromptCopied"
          onDelete={guestHistory.remove}
        />
      )}
      onClear={guestHistory.clear}
    >
      <p className="text-muted text-sm">
        Kept in this browser only. Once you sign in you can add it to your account.
      </p>
    </HistorySection>
  );
}
