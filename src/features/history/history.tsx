import { GuestEnhancements } from "./guest-enhancements";
import { OwnPrompts } from "./own-prompts";
import { UserHistory } from "./user-history";

export type HistoryProps = {
  /** Null for a guest, whose history is kept in this browser. */
  userId: string | null;
  /** Narrows down the prompts of one's own. */
  search?: string;
};

/** What the enhancer has made for the reader: the prompts kept, and all of the last ones. */
export function History({ userId, search = "" }: HistoryProps) {
  if (userId === null) return <GuestEnhancements />;
  return (
    // What one user was about to delete must not be a press away from the next one's.
    <div key={userId} className="grid grid-cols-1 gap-10">
      <OwnPrompts userId={userId} search={search} />
      <UserHistory userId={userId} />
    </div>
  );
}
