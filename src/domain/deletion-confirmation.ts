/** The word that confirms a deletion where the e-mail is long, or there is none. */
export const DELETION_WORD = "DELETE";

/** Whether the typed text is the account's e-mail, in any case of letters, or the word. */
export function confirmsDeletion(typed: string, email: string | undefined): boolean {
  const text = typed.trim();
  return text === DELETION_WORD || (text !== "" && text.toLowerCase() === email?.toLowerCase());
}
