import type { Entitlement } from "@/domain/entitlement";

/** Something a reader sets on prompts and takes back: likes or saves. */
export type PromptMarks = {
  ids: ReadonlySet<string>;
  /** The prompts for which a change is under way. */
  changingIds: ReadonlySet<unknown>;
  /** Sets the mark or takes it back; asks a guest to sign in. */
  toggle: (promptId: string) => void;
};

/** Who looks at the prompts, with what this reader may do and has marked. */
export type LibraryReader = {
  /** Null for a guest. */
  userId: string | null;
  /** False until it is known whether somebody is signed in. */
  isSessionKnown: boolean;
  entitlement: Pick<Entitlement, "tier" | "isConfirmed">;
  /** False until likes and saves are known; their buttons wait for that. */
  hasMarks: boolean;
  likes: PromptMarks;
  saves: PromptMarks;
  onSignInNeeded: () => void;
};

function isSameMark(promptId: string, one: PromptMarks, other: PromptMarks): boolean {
  return (
    one.ids.has(promptId) === other.ids.has(promptId) &&
    one.changingIds.has(promptId) === other.changingIds.has(promptId)
  );
}

/** Whether a card of this prompt is the same for both: other prompts' likes and saves do not concern it. */
export function isSameFor(promptId: string, one: LibraryReader, other: LibraryReader): boolean {
  return (
    one.userId === other.userId &&
    one.hasMarks === other.hasMarks &&
    one.isSessionKnown === other.isSessionKnown &&
    one.entitlement.tier === other.entitlement.tier &&
    one.entitlement.isConfirmed === other.entitlement.isConfirmed &&
    isSameMark(promptId, one.likes, other.likes) &&
    isSameMark(promptId, one.saves, other.saves)
  );
}
