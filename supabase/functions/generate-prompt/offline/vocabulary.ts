import { compileCues } from "./cue.ts";
import { normalise, wordsOf } from "./normalise.ts";
import type { LanguagePack } from "./pack.ts";
import { PACKS } from "./packs.ts";

// Known by their script; their few English words would only mislead.
const KNOWN_BY_SCRIPT = new Set(["hi", "zh"]);

/** All words that the cue lists and sentences of a language in Latin letters use. */
export const VOCABULARY: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries(PACKS)
    .filter(([language]) => !KNOWN_BY_SCRIPT.has(language))
    .map(([language, pack]) => [language, wordsOfPack(pack)]),
);

function wordsOfPack(pack: LanguagePack): ReadonlySet<string> {
  const lists = [
    ...Object.values(pack.cues).flatMap((weights) => Object.values(weights)),
    ...Object.values(pack.slots),
    pack.countable,
    pack.fillers,
  ];
  const cueWords = lists.flatMap((list) => compileCues(list).flatMap(({ text }) => wordsOf(text)));
  const sentences = JSON.stringify([pack.templates, pack.phrases]);
  return new Set([...cueWords, ...wordsOf(normalise(sentences))]);
}
