/** The word that confirms a deletion when the e-mail address is long or missing. */
export const DELETION_WORD = "DELETE";

/** Whether the typed text is the word, or the account's e-mail address in upper or lower case. */
export function confirmsDeletion(typed: string, email: string | undefined): boolean {
  const text = typed.trim();
  return text === DELETION_WORD || (text !== "" && text.toLowerCase() === email?.toLowerCase());
}

type SignedUpUser = { app_metadata: { providers?: string[] } };

/** False for those who only ever signed in with a provider such as Google. */
export const signsInWithPassword = ({ app_metadata: { providers } }: SignedUpUser): boolean =>
  providers?.includes("email") ?? true;
