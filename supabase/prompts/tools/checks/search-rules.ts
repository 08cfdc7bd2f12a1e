import type { PlacedPrompt, PromptFault } from "../prompt-source.ts";
import { faultIn, fieldRule, holdersOf } from "./rule.ts";

const GETS_MAX_CHARACTERS = 90;
const PHRASES = { fewest: 6, most: 12, mostWords: 6 };
/** A phrase that more prompts carry leads nowhere in particular. */
const MOST_PROMPTS_PER_PHRASE = 8;

/** Lower case, in words, so that phrases are compared as the search compares them. */
const PHRASE = /^[a-z0-9+#&]+( [a-z0-9+#&]+)*$/;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9 ]/g, "")
    .trim();

const getsOneLine = fieldRule("gets", ({ gets, title }) => [
  gets.length > GETS_MAX_CHARACTERS &&
    `"gets" has ${gets.length} characters, more than ${GETS_MAX_CHARACTERS}`,
  gets.endsWith(".") && '"gets" ends with a period',
  plain(gets) === plain(title) && '"gets" repeats the title',
]);

const searchPhrases = fieldRule("phrases", ({ phrases, title }) => [
  (phrases.length < PHRASES.fewest || phrases.length > PHRASES.most) &&
    `${phrases.length} phrases, not ${PHRASES.fewest} to ${PHRASES.most}`,
  new Set(phrases).size < phrases.length && "a phrase is there twice",
  ...phrases.flatMap((phrase) => [
    (!PHRASE.test(phrase) || phrase.split(" ").length > PHRASES.mostWords) &&
      `"${phrase}" is not up to ${PHRASES.mostWords} words in lower case`,
    phrase === plain(title) && `"${phrase}" only repeats the title`,
  ]),
]);

export const SEARCH_RULES = [getsOneLine, searchPhrases];

/** Phrases that too many prompts carry, at the last of them. */
export const commonPhrases = (placed: PlacedPrompt[]): PromptFault[] =>
  [...holdersOf(placed, ({ phrases }) => phrases)].flatMap(([phrase, held]) => {
    const last = held.at(-1);
    if (held.length <= MOST_PROMPTS_PER_PHRASE || !last) return [];
    const message = `${held.length} prompts carry the phrase "${phrase}"`;
    return [faultIn(last, { field: "phrases", message })];
  });
