import { join } from "node:path";

import { readPlacedPrompts, type SourcesRead } from "../prompt-source.ts";
import { EXAMPLE_RULES, exampleCounts } from "./example-rules.ts";
import { namesTheOutput, saysWhatIfInformationIsMissing } from "./instruction-rules.ts";
import { LIBRARY_RULES } from "./library-rules.ts";
import { MEASURE_RULES } from "./measure-rules.ts";
import type { PromptRule } from "./rule.ts";
import { commonPhrases, SEARCH_RULES } from "./search-rules.ts";
import { habits } from "./variety-rules.ts";
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
      ...MEASURE_RULES,
      ...SEARCH_RULES,
      ...EXAMPLE_RULES,
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

/** Checks every prompt of a folder by itself and against all others. Faults come in the order of the files. */
export function checkLibrary(folder: string, { vocabulary, perPrompt }: Rules): SourcesRead {
  const { placed, faults } = readPlacedPrompts(folder);
  const found = [
    ...faults,
    ...placed.flatMap((one) => perPrompt.flatMap((rule) => rule(one))),
    ...vocabularyInStep(placed, vocabulary),
    ...commonPhrases(placed),
    ...exampleCounts(placed),
    ...habits(placed),
    ...LIBRARY_RULES.flatMap((rule) => rule(placed)),
  ];
  return {
    placed,
    faults: found.toSorted(
      (one, other) => one.file.localeCompare(other.file) || one.line - other.line,
    ),
  };
}
