import { guestHistory, useGuestHistory } from "@/platform/guest-history";

import { ClearHistory } from "./clear-history";
import { EntryList } from "./entry-list";
import { HistorySection } from "./history-section";
import { PastEnhancementEntry } from "./past-enhancement";

/** What a guest has enhanced, from this browser only. Nothing until there is something. */
export function GuestEnhancements() {
  const rows = useGuestHistory();
  if (rows.length === 0) return null;
  return (
    <HistorySection
      title="Your history"
      count={rows.length}
      action={<ClearHistory onClear={guestHistory.clear} />}
    >
      <p className="text-muted text-sm">
        Kept in this browser only. Once you sign in you can add it to your account.
      </p>
      <EntryList
        label="Your history"
        rows={rows}
        renderRow={(row) => (
          <PastEnhancementEntry key={row.id} row={row} onDelete={guestHistory.remove} />
        )}
      />
    </HistorySection>
  );
}
