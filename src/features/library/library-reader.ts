import { createContext, useContext } from "react";

import type { ViewerState } from "@/data/viewer/use-viewer";
import type { Entitlement } from "@/domain/entitlement";

/** Something a reader sets on prompts and takes back: likes or saves. */
export type PromptMarks = {
  ids: ReadonlySet<string>;
  /** The prompts whose mark is being changed. */
  changingIds: ReadonlySet<unknown>;
  /** Sets the mark or takes it back; asks a guest to sign in. */
  toggle: (promptId: string) => void;
};

/** The person looking at the prompts, with what they may do and have marked. */
export type LibraryReader = {
  /** Null for a guest. */
  userId: string | null;
  /** False until it is known whether somebody is signed in. */
  isSessionKnown: boolean;
  /** False until it is known what the reader may open; cards drawn earlier would be wrong. */
  areRightsKnown: boolean;
  entitlement: Pick<Entitlement, "tier" | "isConfirmed">;
  /** False until likes and saves are known; their buttons wait for that. */
  hasMarks: boolean;
  /** Null unless likes or saves could not be read. */
  retryMarks: (() => void) | null;
  likes: PromptMarks;
  saves: PromptMarks;
  onSignInNeeded: () => void;
};

export const LibraryReaderContext = createContext<LibraryReader | null>(null);

/** Its component renders again after every like or save on the page; PromptCard shields its body from that. */
export function useReader(): LibraryReader {
  const reader = useContext(LibraryReaderContext);
  if (reader === null) throw new Error("useReader needs a LibraryReaderProvider above it.");
  return reader;
}

/** Whether it is known who is signed in; for a user, the profile may still be loading. */
export function isSessionKnown({ user, status }: Pick<ViewerState, "user" | "status">): boolean {
  return user !== null || status !== "loading";
}

function isSameMark(promptId: string, one: PromptMarks, other: PromptMarks): boolean {
  return (
    one.ids.has(promptId) === other.ids.has(promptId) &&
    one.changingIds.has(promptId) === other.changingIds.has(promptId)
  );
}

/** Whether a card of this prompt looks and acts the same for both: other prompts' marks do not matter. */
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
