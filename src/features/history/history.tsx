import { GuestEnhancements } from "./guest-enhancements";
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
