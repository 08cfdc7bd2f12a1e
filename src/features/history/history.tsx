import { lazy, Suspense } from "react";

import { ROUTES } from "@/config/routes";
import { guestHistory, useGuestHistory } from "@/platform/guest-history";
import { ButtonLink } from "@/ui/button-link";

import { HistorySection } from "./history-section";
import type { RenderOwnTools } from "./own-prompts";
import { sessionsOf } from "./past-sessions";
import { SessionEntry } from "./session-entry";
import { UserHistory } from "./user-history";

/** A guest, whose history this shows as well, has none. */
const OwnPrompts = lazy(async () => ({ default: (await import("./own-prompts")).OwnPrompts }));

type HistoryProps = {
  /** Null for a guest, whose history is kept in this browser. */
  userId: string | null;
  /** Filters the user's own prompts. */
  search?: string;
  /** More that can be done with a prompt of one's own. */
  renderOwnTools?: RenderOwnTools;
};

/** The user's saved results and recent enhancements. */
export function History({ userId, search = "", renderOwnTools = () => null }: HistoryProps) {
  if (userId === null) return <GuestEnhancements />;
  return (
    // Resets on a change of user, so that a half-confirmed deletion does not carry over.
    <div key={userId} className="grid grid-cols-1 gap-10">
      <p>
        <ButtonLink to={ROUTES.collections}>Your collections</ButtonLink>
      </p>
      <Suspense fallback={null}>
        <OwnPrompts userId={userId} search={search} renderTools={renderOwnTools} />
      </Suspense>
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
      rows={sessionsOf(rows)}
      renderRow={(session) => (
        <SessionEntry
          key={session.id}
          session={session}
          onDelete={() => guestHistory.removeSession(session.id)}
        />
      )}
      onClear={guestHistory.clear}
    >
      <p className="text-muted text-sm">
        Saved in this browser only. Sign in to add it to your account.
      </p>
    </HistorySection>
  );
}
