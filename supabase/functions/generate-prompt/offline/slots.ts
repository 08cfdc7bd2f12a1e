import { FUNCTION_WORDS } from "../text/function-words.ts";
import type { DetectedLanguage } from "../text/language.ts";
import { countWords, hasMoreWords, wordsOf } from "../text/normalise.ts";
import type { RequestParts } from "../text/request-parts.ts";
import { type Cue, matchCues } from "./cue.ts";
import type { LanguagePack, Slot, TaskType, Template } from "./pack.ts";
import type { TaskGuess } from "./task-types.ts";

type Subject = {
  normalised: string;
  parts: RequestParts;
  packs: readonly LanguagePack[];
  language: DetectedLanguage;
  /** The cues that named the task are not its topic. */
  task: TaskGuess;
};
type SlotInput = Subject & { topicWords: readonly string[] };

// Whoever writes this much has said what it is for and for whom.
const TALKATIVE_WORDS = 25;
const QUOTED_SOURCE = new Set<TaskType>(["summary", "translation", "editing", "debugging"]);
const SOURCE_BY_NAME = new Set<TaskType>(["summary", "translation"]);
const MONEY = / \p{Nd}+ ?(?:usd|eur|euros?|dollars?|pounds?|k) |[$€£¥₹]/u;
const INGREDIENTS = / (?:with|using|instead of|mit|aus|statt|con|avec|com) /u;
// "Recipe, courgettes, quick": a dish or what is at hand, named in a list.
const LIST = /[,，、](?!\p{Nd})/u;
// People at the table or on the way.
const PEOPLE =
  / \p{Nd}+ (?:people|persons?|adults|guests|servings|personnes?|adultes|invites|convives|personen|leute|gaste|portionen|erwachsene|personas|comensales|raciones|adultos|pessoas|convidados|लोग|लोगों|व्यक्ति|व्यक्तियों|人|个人|人份)(?: |[吃份的])/u;
const DURATION = / \p{Nd}+ ?(?:h|hrs?|min|mins|am|pm) /u;

/** Which details the request already states. */
export function statedSlots(input: SlotInput): Set<Slot> {
  const found = new Set([...namedSlots(input), ...measuredSlots(input), ...topicSlots(input)]);
  if (input.parts.hasMaterial) found.add("topic").add("details");
  // A quotation in another kind of task is its subject, not the text to work on.
  const isSource = input.parts.pasted !== "" || QUOTED_SOURCE.has(input.task.type);
  if (input.parts.hasMaterial && isSource) found.add("material");
  if (found.has("time") && found.has("budget")) found.add("constraints");
  if (hasMoreWords(input.parts.instruction, TALKATIVE_WORDS)) found.add("purpose").add("audience");
  return found;
}

/** Details that this kind of task would ask for and the request does not state, the most decisive first. */
export function openSlots({
  template,
  stated,
}: {
  template: Template;
  stated: ReadonlySet<Slot>;
}): Slot[] {
  return (Object.keys(template.asks) as Slot[]).filter((slot) => !stated.has(slot));
}

function namedSlots({ normalised, packs }: SlotInput): Slot[] {
  return packs
    .flatMap((pack) => Object.entries(pack.slots) as [Slot, string][])
    .filter(([, list]) => matchCues(list, normalised).length > 0)
    .map(([slot]) => slot);
}

function measuredSlots(input: SlotInput): Slot[] {
  const { normalised, parts } = input;
  const hasMoney = MONEY.test(normalised) || MONEY.test(parts.instruction);
  return [
    ...(hasMoney ? (["budget"] as const) : []),
    ...(DURATION.test(normalised) ? (["time"] as const) : []),
    ...(PEOPLE.test(normalised) ? (["audience"] as const) : []),
    ...(namesIngredients(input) ? (["tool"] as const) : []),
  ];
}

function namesIngredients({ normalised, parts, task, topicWords: topic }: SlotInput): boolean {
  const isList = topic.length > 0 && LIST.test(parts.instruction);
  return task.type === "food" && (isList || INGREDIENTS.test(normalised));
}

/** "Summarize Moby-Dick" names its source; "summarize this" and "summarize the chapter" only point at one. */
function topicSlots(input: SlotInput): Slot[] {
  const has = (key: "topicMarkers" | "deictics") =>
    input.packs.some((pack) => matchCues(pack[key], input.normalised).length > 0);
  if (!has("topicMarkers") && input.topicWords.length === 0) return [];
  const isNamed = input.topicWords.some((word) => !isDocument(word, input.packs));
  const isSource = SOURCE_BY_NAME.has(input.task.type) && isNamed && !has("deictics");
  return isSource ? ["topic", "material"] : ["topic"];
}

function isDocument(word: string, packs: readonly LanguagePack[]): boolean {
  return packs.some((pack) => matchCues(pack.documents, ` ${word} `).length > 0);
}

/** How many words that makes for a reader: Chinese ones come joined, two characters each. */
export function countAll(words: readonly string[]): number {
  return words.reduce((sum, word) => sum + countWords(word), 0);
}

/** Words left when all is taken away that only says what kind of text is wanted, or for whom. */
export function topicWords({ normalised, packs, task, language }: Subject): string[] {
  const ignored = packs.flatMap(({ fillers, countable, slots }) =>
    [fillers, countable, slots.audience ?? "", slots.tone ?? "", slots.platform ?? ""].flatMap(
      (list) => matchCues(list, normalised),
    ),
  );
  const covered = [...task.cues, ...ignored];
  // A language without a pack may be any of those whose short words are known.
  const languages =
    language === "other" ? Object.keys(FUNCTION_WORDS) : packs.map((pack) => pack.language);
  const known = coverOf(covered);
  return wordsOf(withoutJoined(normalised, covered)).filter(
    (word) =>
      word.length > 1 &&
      !/^\p{Nd}+$/u.test(word) &&
      !languages.some((name) => FUNCTION_WORDS[name]?.has(word)) &&
      !known.words.has(word) &&
      !known.stems.some((stem) => word.startsWith(stem)),
  );
}

const HAN = /\p{Script=Han}/u;

/** Chinese writes its words without spaces, so what says nothing of the topic is cut out of the text. */
function withoutJoined(normalised: string, covered: readonly Cue[]): string {
  if (!HAN.test(normalised)) return normalised;
  const longestFirst = covered.map(({ text }) => text).toSorted((a, b) => b.length - a.length);
  return longestFirst.reduce((rest, text) => rest.replaceAll(text, " "), normalised);
}

/** The words of cues, and the beginnings of words that a cue ends in. */
function coverOf(cues: readonly Cue[]): { words: ReadonlySet<string>; stems: readonly string[] } {
  const words = new Set(cues.flatMap(({ text }) => wordsOf(text)));
  const stems = cues.flatMap(({ text }) => (text.endsWith(" ") ? [] : wordsOf(text).slice(-1)));
  return { words, stems: [...new Set(stems)] };
}
