import type { Entitlement } from "@/domain/entitlement";

/** Who looks at the prompts, with what this reader may do and has marked. */
export type LibraryReader = {
  /** Null for a guest. */
  userId: string | null;
  /** False until it is known whether somebody is signed in. */
  isSessionKnown: boolean;
  entitlement: Pick<Entitlement, "tier" | "isConfirmed">;
  /** False until likes and saves are known; their buttons wait for that. */
  hasMarks: boolean;
  likedIds: ReadonlySet<string>;
  savedIds: ReadonlySet<string>;
  onSignInNeeded: () => void;
};

/** Whether a card of this prompt is the same for both: other prompts' likes and saves do not concern it. */
export function isSameFor(promptId: string, one: LibraryReader, other: LibraryReader): boolean {
  return (
    one.userId === other.userId &&
    one.hasMarks === other.hasMarks &&
    one.isSessionKnown === other.isSessionKnown &&
    one.entitlement.tier === other.entitlement.tier &&
    one.entitlement.isConfirmed === other.entitlement.isConfirmed &&
    one.likedIds.has(promptId) === other.likedIds.has(promptId) &&
    one.savedIds.has(promptId) === other.savedIds.has(promptId)
  );
}
