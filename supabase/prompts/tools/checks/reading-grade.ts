const SILENT_ENDING = /(?:[^laeiouy]es|ed|[^laeiouy]e)$/;

/** Counts groups of vowels after dropping silent endings; right for about nine English words in ten. */
export function syllablesIn(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, "");
  if (letters.length <= 3) return 1;
  const spoken = letters.replace(SILENT_ENDING, "").replace(/^y/, "");
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 1);
}

/**
 * The Flesch–Kincaid grade level (Kincaid et al., 1975): years of school for an easy first reading.
 * A line counts as a sentence, because headings and list items carry no full stop.
 */
export function readingGrade(text: string): number {
  const sentences = text.split(/[.!?]+(?:\s|$)|\n+/).filter((part) => /[a-z]/i.test(part));
  const words = text.match(/[a-z][a-z']*/gi) ?? [];
  if (words.length === 0 || sentences.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}
