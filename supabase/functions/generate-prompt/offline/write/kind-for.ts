import type { ReadingChoice } from "../../contract.ts";
import type { Kind, Lines, WrittenKind } from "../lines/types.ts";
import type { Guess } from "../model/guess.ts";
import { type Deliverable, wordsOf } from "../model/labels.ts";
import type { Request } from "../read/request.ts";
import { unsureKind } from "./unsure-kind.ts";

/** Below it lines that fit any request are rated higher than those of the likeliest deliverable, be it right or wrong. */
const SURE = 0.95;
/** Where a text or code was pasted, and no question is asked. */
const LIKELY = 0.65;
/** Where figures were pasted. */
const FIGURES = 0.8;
/** Where the noun it begins with says the same. */
const NAMED = 0.6;
/** A sign of illness that is missed costs more than one that is named needlessly. */
const ILL = 0.9;
/** An order to make it leaves little doubt. */
const ORDERED = 0.1;
const ADVICE = wordsOf("negotiation conversation workplace parenting money_legal business");
/** What was pasted was written to the reader, and is no review. */
const GREETING =
  /^["“„«'\s]*(?:hi|hello|hey|dear|hallo|guten|liebe[rs]?|sehr geehrte[rs]?|hola|buen[oa]s|estimad[oa]s?|bonjour|madame|monsieur|cher|chère|olá|oi|bom dia|prezad[oa]s?)(?!\p{Ll})/iu;
/** "What do I write in a card": asked, and wanted all the same. */
const TO_WRITE =
  /(?<!\p{L})(?:(?:do|should|can|could|would) (?:i|we|you) (?:say|write|word|put|answer|reply|respond|text)|(?:schreib|antwort|formulier)\p{L}*|(?:digo|dice|escribo|contesto|pongo|respondo|escrevo|falo)|(?:dis|dire|écris|écrire|réponds|répondre))(?!\p{L})/iu;
/** What no request was labelled with: here the noun alone tells. */
const UNTAUGHT: ReadonlySet<WrittenKind> = new Set(["letter", "profile", "checklist"]);

/**
 * The deliverable that is written for: what the reader chose; what the weights find likely; what the request names; or
 * none of them, and the lines stay neutral.
 */
export function kindFor(request: Request, lines: Lines, choices: readonly ReadingChoice[]): Kind {
  const chosen = choices.findLast(({ slot }) => slot === "deliverable")?.value;
  if (chosen !== undefined) return kindNamed(chosen, lines);
  const name = kindNameFor(request);
  return name === null ? lines.neutral : lines.kinds[name];
}

/** What a request is read as; null where that is too unsure to write for. */
export function kindNameFor(request: Request): WrittenKind | null {
  const { ask, guess, named, parts } = request;
  if (parts.kind === "error") return "debugging";
  if (named.length > 0 && named.every((kind) => UNTAUGHT.has(kind))) return named[0] ?? null;
  const first = likelyOf(guess).find((likely) => isSure(request, likely));
  if (first === undefined) return unsureKind(request);
  // Nobody wants to know how to do what they complain of.
  return first.name === "howto" && ask?.kind === "statement" ? "solution" : first.name;
}

function isSure(request: Request, { name, probability }: Likely): boolean {
  const { ask, named, parts } = request;
  if (named.includes(name)) return probability >= (ask?.kind === "order" ? ORDERED : NAMED);
  if (parts.kind === "text" && isElsewhere(request)) return false;
  return probability >= limitFor(name, request);
}

function limitFor(name: WrittenKind, { ask, parts }: Request): number {
  if (parts.kind === "none") return name === "health" ? ILL : SURE;
  if (parts.kind === "table") return name === "data_analysis" ? FIGURES : SURE;
  return ask?.isQuestion === true ? SURE : LIKELY;
}

/** To explain a text is not to explain a subject, a letter is no review, and to answer it takes words, not advice. */
function isElsewhere({ ask, guess, parts }: Request): boolean {
  const [first] = guess.deliverables;
  if (first?.name === "explanation") return true;
  if (first?.name === "review_reply") return GREETING.test(parts.material);
  return ADVICE.some((name) => name === first?.name) && TO_WRITE.test(ask?.text ?? "");
}

type Likely = { name: WrittenKind; probability: number };

function likelyOf({ deliverables }: Guess): Likely[] {
  return deliverables.flatMap(({ name, probability }) => {
    const written = writtenFor(name);
    return written === null ? [] : [{ name: written, probability }];
  });
}

/** Null where no lines are written for it. */
export function writtenFor(name: Deliverable): WrittenKind | null {
  return name === "fact" || name === "unclear" ? null : name;
}

/** What the reader typed in may be a name of ours, or one that its words lead to; it is called what they typed. */
function kindNamed(value: string, lines: Lines): Kind {
  const wanted = value.trim().toLowerCase();
  const all = Object.values(lines.kinds);
  const own = all.find(({ name }) => name.toLowerCase() === wanted);
  const meant = all.find(({ nouns }) => new RegExp(`^(?:${nouns})$`, "iu").test(wanted));
  return own ?? { ...(meant ?? lines.neutral), name: value.slice(0, 60) };
}
