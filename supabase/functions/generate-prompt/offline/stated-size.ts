import { normalise } from "../text/normalise.ts";
import { matchCues } from "./cue.ts";
import type { LanguagePack, TaskType } from "./pack.ts";

const NUMBER_WORDS =
  "two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|zwanzig|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|quinze|vingt|dois|duas|três|quatro|sete|oito|nove|dez|doze|vinte";
const COUNT = new RegExp(
  String.raw`(?<![\p{L}\p{Nd}])(\p{Nd}+(?:\s?[-–]\s?\p{Nd}+)?|${NUMBER_WORDS})((?:[ -][\p{L}\p{M}'’]+){1,3})`,
  "giu",
);
// Chinese puts its measure words right behind the number. One of something is only an article.
const HAN_COUNT =
  /(?:\p{Nd}+|[二三四五六七八九十百]|[一二三四五六七八九十百]{2,3})(?:个|条|字|句|段|页|种|道|篇|题)/u;
// In "summarize these 20 pages" the number describes the source, in "... in 5 sentences" the result.
const SOURCE_TYPES = new Set<TaskType>(["summary", "editing", "translation", "debugging"]);
const TARGET_PREPOSITION = /(?:^|\s)(?:in|into|to|within|under|max|en|a|à|auf|zu|em|para)\s$/iu;

type SizeInput = { instruction: string; type: TaskType; packs: readonly LanguagePack[] };

/** A number with something countable, in the visitor's own words: "10 funny ideas", "200 words". */
export function statedSize({ instruction, type, packs }: SizeInput): string | undefined {
  for (const { 1: number = "", 2: words = "", index } of instruction.matchAll(COUNT)) {
    const before = instruction.slice(0, index);
    if (SOURCE_TYPES.has(type) && !TARGET_PREPOSITION.test(before)) continue;
    const following = words.split(/(?=[ -])/u);
    const last = following.findIndex((word) =>
      packs.some((pack) => matchCues(pack.countable, normalise(word)).length > 0),
    );
    if (last >= 0) return number + following.slice(0, last + 1).join("");
  }
  return SOURCE_TYPES.has(type) ? undefined : HAN_COUNT.exec(instruction)?.[0];
}
