import { countWords } from "../../text/normalise.ts";
import type { WrittenKind } from "../lines/types.ts";
import type { Guess } from "../model/guess.ts";
import { type Deliverable, wordsOf } from "../model/labels.ts";
import type { Request } from "../read/request.ts";
import { isLong } from "../read/sentence.ts";

/** Together as likely as this, some deliverables have enough in common to be written for as one. */
const SHARED = 0.8;
const MAYBE = 0.5;
/** The likeliest, those it may be mixed up with, and what is written for all of them. */
const COMMON = [
  { first: "repair", all: wordsOf("repair howto tech_help"), kind: "solution" },
  { first: "explanation", all: wordsOf("explanation fact"), kind: "explanation" },
] as const satisfies readonly {
  first: Deliverable;
  all: readonly Deliverable[];
  kind: WrittenKind;
}[];
/** Of messages and letters many are problems that somebody only tells of. */
const TEXTS = wordsOf(
  "card cover_letter social_post video_script ad product_text newsletter article document speech story poem",
);
/** Of what is told, advice is wanted where somebody else or one's own well-being is concerned. */
const TROUBLE = wordsOf(
  "conversation message email complaint workplace parenting negotiation money_legal health decision",
);
/** From here on what is told has something particular. */
const TOLD_WORDS = 6;
/** In all languages of the lines: "explain ...", or a short question what something is. */
const MEANING =
  /^\W*(?:explain|explica|explíca\p{L}*|expliques?|explique[rz]|erklär(?:e|t|en)?)(?!\p{L})|^\W*(?:what(?:['’]?s| is| are)|was (?:ist|sind|bedeutet|heißt)|qu[eé] (?:es|son|significa)|c['’]est quoi|qu['’]est[- ]ce qu[e'’]|que veut dire|o que (?:é|são|significa))(?: \S+){1,4}$/iu;
/** In all languages of the lines: wanted is a list, a meaning or a comparison, and no single answer. */
const ASKS_WHAT =
  /^\W*(?:what(?:['’]?s)?|which|who(?:['’]?s)?|was|welche\p{L}*|wer|qu[eé]|cu[aá]l(?:es)?|qui[eé]n|quels?|quelles?|quoi|qu['’]|qui|o que|qual|quais|quem)(?!\p{L})|(?<!\p{L})(?:vs|versus|or|oder|ou|diff?er\p{L}+|diff[ée]r\p{L}+|unterschied)(?!\p{L})/iu;

/** What is written where no deliverable is sure; null where nothing but the lines for any request fits. */
export function unsureKind(request: Request): WrittenKind | null {
  const { ask, guess, parts, prompt } = request;
  if (parts.kind !== "none") return parts.kind === "code" ? "code_review" : "material";
  const [likeliest] = guess.deliverables;
  const common = COMMON.find(({ first, all }) => first === likeliest?.name && isShared(guess, all));
  if (common !== undefined) return common.kind;
  if (ask !== null && !isLong(prompt) && MEANING.test(ask.text)) return "explanation";
  return isTextWanted(request) ? "text" : formOf(request);
}

function isTextWanted({ ask, guess, named, prompt }: Request): boolean {
  const isWanted = ask?.kind === "order" || (ask?.kind === "noun" && !isLong(prompt));
  return isWanted && (named.includes("text") || isShared(guess, TEXTS));
}

/** What any question or story needs: a plain answer, or advice that starts from what is told. */
function formOf({ ask, guess, prompt }: Request): WrittenKind | null {
  if (ask?.kind === "question" && !isLong(prompt))
    return ASKS_WHAT.test(ask.text) ? null : "answer";
  const isTold = ask?.kind === "statement" && countWords(prompt) >= TOLD_WORDS;
  const isStory = isTold || (ask?.kind === "noun" && isLong(prompt));
  return isStory && isShared(guess, TROUBLE, MAYBE) ? "advice" : null;
}

function isShared(
  { deliverables }: Guess,
  names: readonly Deliverable[],
  enough = SHARED,
): boolean {
  return (
    deliverables.reduce(
      (sum, { name, probability }) => sum + (names.includes(name) ? probability : 0),
      0,
    ) >= enough
  );
}
