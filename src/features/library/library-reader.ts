import type { Entitlement } from "@/domain/entitlement";

/** Who looks at the prompts, with what this reader may do and has marked. */
export type LibraryReader = {
  /** Null for a guest. */
  userId: string | null;
  entitlement: Pick<Entitlement, "tier" | "isConfirmed">;
  /** False until likes and saves are known; their buttons wait for that. */
  hasMarks: boolean;
  likedIds: ReadonlySet<string>;
  savedIds: ReadonlySet<string>;
  onSignInNeeded: () => void;
};
