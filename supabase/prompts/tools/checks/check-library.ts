import { join } from "node:path";

import { readPlacedPrompts, type PlacedPrompt, type PromptFault } from "../prompt-source.ts";
import { namesTheOutput, saysWhatIfInformationIsMissing } from "./instruction-rules.ts";
import { crowdedDays, formulas, libraryCounts, nearDuplicates } from "./library-rules.ts";
import {
  premiumDepth,
  readingLevel,
  teaserPromises,
  textLength,
  titleNamesTheOutcome,
} from "./measure-rules.ts";
import type { PromptRule } from "./rule.ts";
import {
  placeholdersKnown,
  placeholdersWellFormed,
  readVocabulary,
  VOCABULARY_FILE,
  vocabularyInStep,
  type Vocabulary,
} from "./vocabulary.ts";
import { noBannedPhrase, noPersona, spelling } from "./wording-rules.ts";

/** What an author may use and must avoid, read once from `supabase/prompts/rules`. */
export type Rules = { vocabulary: Vocabulary; perPrompt: PromptRule[] };

/** Reads the shared placeholders, the banned phrases and the allowed words of a prompts folder. */
export function readRules(folder: string): Rules {
  const vocabulary = readVocabulary(join(folder, VOCABULARY_FILE));
  return {
    vocabulary,
    perPrompt: [
      titleNamesTheOutcome,
      teaserPromises,
      textLength,
      premiumDepth,
      readingLevel,
      placeholdersWellFormed,
      placeholdersKnown(vocabulary),
      saysWhatIfInformationIsMissing,
      namesTheOutput,
      noPersona,
      noBannedPhrase(join(folder, "rules/banned-phrases.txt")),
      spelling(join(folder, "rules/allowed-words.txt")),
    ],
  };
}

export type LibraryCheck = { placed: PlacedPrompt[]; faults: PromptFault[] };

/** Checks every prompt of a folder by itself and against all others. Faults come in the order of the files. */
export function checkLibrary(folder: string, { vocabulary, perPrompt }: Rules): LibraryCheck {
  const { placed, faults } = readPlacedPrompts(folder);
  const found = [
    ...faults,
    ...placed.flatMap((one) => perPrompt.flatMap((rule) => rule(one))),
    ...vocabularyInStep(placed, vocabulary),
    ...nearDuplicates(placed),
    ...formulas(placed),
    ...crowdedDays(placed),
    ...libraryCounts(placed),
  ];
  return {
    placed,
    faults: found.toSorted(
      (one, other) => one.file.localeCompare(other.file) || one.line - other.line,
    ),
  };
}
