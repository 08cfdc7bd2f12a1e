import type { PlaceholderValues } from "./placeholders";

/** As long as a chat's message; more does not belong into a link. */
const MAX_ANSWER_CHARACTERS = 4000;

/**
 * What a link says about these blanks. Anybody can write a link: values that are no texts, that are too long or for
 * other blanks are left out. Null when nothing is left.
 */
export function linkedAnswers(value: unknown, keys: readonly string[]): PlaceholderValues | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  const answers = Object.entries(value).filter(
    (entry): entry is [string, string] =>
      keys.includes(entry[0]) &&
      typeof entry[1] === "string" &&
      entry[1].trim() !== "" &&
      entry[1].length <= MAX_ANSWER_CHARACTERS,
  );
  return answers.length === 0 ? null : Object.fromEntries(answers);
}

/** The blanks that the reader has filled in, and the link differently. */
export function contradicted(own: PlaceholderValues, linked: PlaceholderValues): string[] {
  return Object.keys(linked).filter((key) => {
    const value = Object.hasOwn(own, key) ? (own[key] ?? "") : "";
    return value.trim() !== "" && value !== linked[key];
  });
}
