/** A capital at the start of each sentence and a sign at the end. */
export function asSentence(text: string): string {
  const bare = text.trim().replace(/[\s,;:–-]+$/u, "");
  if (bare === "") return "";
  const started = bare.replace(
    /(^|(?<!\d)\.\s+|[!?]\s+)(\p{Ll})(?=[\p{Ll}' ’])/gu,
    (_, before: string, letter: string) => `${before}${letter.toUpperCase()}`,
  );
  const fixed = /^(?:iPhone|iPad|npm)\b/iu.test(bare) ? bare : started;
  return /[.!?…:"”)\]`]$/u.test(fixed) && !/[)\]"”`]$/u.test(fixed) ? fixed : `${fixed}.`;
}
