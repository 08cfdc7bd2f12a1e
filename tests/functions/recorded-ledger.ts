import type {
  DeletionCheck,
  Ledger,
  OwnSubscription,
  Recorded,
  RecordInput,
} from "../../supabase/functions/_shared/payments/ledger";

export type RecordedLedger = Ledger & {
  recorded: RecordInput[];
  finished: string[];
  deleted: string[];
  /** Set to make every call fail. */
  isDown: boolean;
  isLimited: boolean;
  own: OwnSubscription[];
  check: DeletionCheck;
  outcome: Recorded;
};

/** A ledger that answers as told and remembers what it was asked. */
export function recordedLedger(): RecordedLedger {
  let ticket = 0;
  const seen = new Set<string>();
  const answer = <Value>(value: () => Value): Promise<Value> =>
    ledger.isDown
      ? Promise.reject(new Error("The database is away."))
      : Promise.resolve().then(value);
  const nextTicket = (): number => {
    ticket += 1;
    return ticket;
  };
  const ledger: RecordedLedger = {
    recorded: [],
    finished: [],
    deleted: [],
    isDown: false,
    isLimited: false,
    own: [],
    check: {
      isAllowed: true,
      isFresh: true,
      createdAt: new Date(0),
      confirmedEmail: "buyer@example.com",
    },
    outcome: { outcome: "recorded", userId: "user-1", isEntitled: true },
    beginEvent: (id) =>
      answer(() => ({ isKnown: id !== null && seen.has(id), ticket: nextTicket() })),
    beginCheck: () => answer(() => ({ isAllowed: !ledger.isLimited, ticket: nextTicket() })),
    finishEvent: (event) =>
      answer(() => {
        seen.add(event.id);
        ledger.finished.push(event.type);
      }),
    record: (input) =>
      answer(() => {
        if (input.event !== null) seen.add(input.event.id);
        ledger.recorded.push(input);
        return ledger.outcome;
      }),
    subscriptionsOf: () => answer(() => ledger.own),
    unsettledSubscriptions: () => answer(() => []),
    sweep: () => answer(() => 0),
    beginDeletion: () => answer(() => ledger.check),
    paymentsToEnd: () => answer(() => ledger.own.filter(({ status }) => status !== "canceled")),
    deleteAccount: ({ userId }) => answer(() => ledger.deleted.push(userId) > 0),
  };
  return ledger;
}
