import { DELETE_CHARACTER_MS, TYPE_CHARACTER_MS, TYPING_PAUSE_MS } from "@/config/limits";

/** Where the self-typing field is: which phrase, how many of its characters, and which way. */
export type Typing = { phrase: number; length: number; isDeleting: boolean };

/** The first phrase, complete: it is there before anything moves. */
export function typingStart(phrases: readonly string[]): Typing {
  return { phrase: 0, length: phrases[0]?.length ?? 0, isDeleting: false };
}

function phraseOf({ phrase }: Typing, phrases: readonly string[]): string {
  return phrases[phrase % phrases.length] ?? "";
}

function isComplete(typing: Typing, phrases: readonly string[]): boolean {
  return !typing.isDeleting && typing.length >= phraseOf(typing, phrases).length;
}

export function typedText(typing: Typing, phrases: readonly string[]): string {
  return phraseOf(typing, phrases).slice(0, typing.length);
}

/** How long the current text stays before the next step: specification, section 9. */
export function typingDelayMs(typing: Typing, phrases: readonly string[]): number {
  if (isComplete(typing, phrases)) return TYPING_PAUSE_MS;
  return typing.isDeleting && typing.length > 0 ? DELETE_CHARACTER_MS : TYPE_CHARACTER_MS;
}

/** One character more or fewer; after the last deletion, the first character of the next phrase. */
export function nextTyping(typing: Typing, phrases: readonly string[]): Typing {
  const { phrase, length, isDeleting } = typing;
  if (isComplete(typing, phrases)) return { phrase, length: length - 1, isDeleting: true };
  if (!isDeleting) return { phrase, length: length + 1, isDeleting };
  if (length > 0) return { phrase, length: length - 1, isDeleting };
  return { phrase: (phrase + 1) % phrases.length, length: 1, isDeleting: false };
}
