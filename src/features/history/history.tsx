import { useQuery } from "@tanstack/react-query";

import { OpenInMenu } from "@/components/open-in-menu";
import { ROUTES } from "@/config/routes";
import { ownPromptQueries, useDeleteOwnPrompt } from "@/data/own-prompts/own-prompts";
import { sessionsOf } from "@/domain/past-sessions";
import { guestHistory, useGuestHistory } from "@/platform/guest-history";
import { ButtonLink } from "@/ui/button-link";

import { Entry } from "./entry";
import { HistorySection } from "./history-section";
import { KeptText } from "./kept-text";
import { SessionEntry } from "./session-entry";
import { UserHistory } from "./user-history";

type HistoryProps = {
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
      <p>
        <ButtonLink to={ROUTES.collections}>Your collections</ButtonLink>
      </p>
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

/** The prompts a user has kept from the enhancer. */
function OwnPrompts({ userId, search }: { userId: string; search: string }) {
  const { data, isError, refetch } = useQuery(ownPromptQueries.list(userId));
  const remove = useDeleteOwnPrompt(userId);
  const sought = search.trim().toLowerCase();

  return (
    <HistorySection
      title="My prompts"
      rows={data?.filter(({ title, content }) =>
        `${title}\n${content}`.toLowerCase().includes(sought),
      )}
      count={data?.length ?? 0}
      renderRow={(prompt) => (
        <Entry key={prompt.id} title={prompt.title} createdAt={prompt.created_at}>
          <KeptText
            text={prompt.content}
            copyMessage="promptCopied"
            deletion={{
              label: `Delete “${prompt.title}”`,
              onDelete: () => remove.mutate(prompt.id),
            }}
          >
            <OpenInMenu text={prompt.content} />
          </KeptText>
        </Entry>
      )}
      emptyText={
        sought === ""
          ? "Press “Save as my prompt” on a result of the enhancer to keep it here."
          : "No match in your own prompts."
      }
      failure={
        isError && {
          message: "Your prompts could not be loaded. Check your connection and try again.",
          onRetry: () => void refetch(),
        }
      }
    />
  );
}
