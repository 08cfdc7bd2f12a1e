import type { ReadingChoice } from "../../contract.ts";
import type { Kind, Lines, WrittenKind } from "../lines/types.ts";
import type { Guess } from "../model/guess.ts";
import { type Deliverable, wordsOf } from "../model/labels.ts";
import type { Request } from "../read/request.ts";

/** Below it lines that fit any request are rated higher than those of the likeliest deliverable, be it right or wrong. */
const SURE = 0.9;
/** Where material was pasted, or a noun tells as well. */
const LIKELY = 0.65;
/** A question about a pasted text is about that text, and one about something to be written seldom asks for it. */
const SURE_OF_QUESTION = 0.95;
/** Together as likely as this, what is to be said to somebody is written for by what its kinds share. */
const SHARE = 0.6;
const SAID = wordsOf(
  "email message complaint review_reply negotiation conversation card workplace parenting",
);
const ADVICE = wordsOf("negotiation conversation workplace parenting money_legal business");
/** What is written for others to read: who asks a question mostly wants to know something about it. */
const PUBLISHED = wordsOf(
  "ad newsletter product_text social_post video_script document essay cover_letter complaint email message",
);
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
  const { ask, guess, parts } = request;
  if (parts.kind === "error") return "debugging";
  const likely = likelyOf(guess);
  if (request.named.length > 0) return namedKind(request.named, likely);
  const [first] = likely;
  if (first === undefined || first.probability < leastFor(request)) return sharedKind(request);
  // Nobody wants to know how to do what they complain of.
  return first.name === "howto" && ask?.kind === "statement" ? "solution" : first.name;
}

function leastFor(request: Request): number {
  const { parts, ask } = request;
  if (parts.kind === "none" && asksAboutPublished(request)) return SURE_OF_QUESTION;
  if (parts.kind === "text" && isElsewhere(request)) return Infinity;
  if (parts.kind === "text" && ask?.isQuestion === true) return SURE_OF_QUESTION;
  return parts.kind === "none" ? SURE : LIKELY;
}

/** To explain a text is not to explain a subject, a letter is no review, and to answer it takes words, not advice. */
function isElsewhere({ ask, guess, parts }: Request): boolean {
  const [first] = guess.deliverables;
  if (first?.name === "explanation") return true;
  if (first?.name === "review_reply") return GREETING.test(parts.material);
  return ADVICE.some((name) => name === first?.name) && TO_WRITE.test(ask?.text ?? "");
}

function asksAboutPublished({ ask, guess }: Request): boolean {
  const first = guess.deliverables[0]?.name;
  if (ask?.kind !== "question" || TO_WRITE.test(ask.text)) return false;
  return PUBLISHED.some((name) => name === first);
}

/** What fits all that a request may mean. */
function sharedKind({ guess, parts }: Request): WrittenKind | null {
  if (parts.kind === "table") return "data_analysis";
  if (parts.kind !== "none") return parts.kind === "code" ? "code_review" : "material";
  return isAbout(guess, SAID) ? "words" : null;
}

function isAbout({ deliverables }: Guess, names: readonly Deliverable[]): boolean {
  const shared = deliverables.filter(({ name }) => names.includes(name));
  return shared.reduce((sum, { probability }) => sum + probability, 0) >= SHARE;
}

type Likely = { name: WrittenKind; probability: number };

function likelyOf({ deliverables }: Guess): Likely[] {
  return deliverables.flatMap(({ name, probability }) => {
    const written = writtenFor(name);
    return written === null ? [] : [{ name: written, probability }];
  });
}

function namedKind(kinds: readonly WrittenKind[], likely: readonly Likely[]): WrittenKind | null {
  const [first] = likely;
  const isUntaught = kinds.every((kind) => UNTAUGHT.has(kind));
  if (!isUntaught && first !== undefined && first.probability >= LIKELY) return first.name;
  return likely.find(({ name }) => kinds.includes(name))?.name ?? kinds[0] ?? null;
}

/** Null where no lines are written for it. */
export function writtenFor(name: Deliverable): WrittenKind | null {
  return name === "fact" || name === "unclear" ? null : name;
}

/** What the reader typed in may be a name of ours, or one that its words lead to. */
function kindNamed(value: string, lines: Lines): Kind {
  const wanted = value.trim().toLowerCase();
  const all = Object.values(lines.kinds);
  const own =
    all.find(({ name }) => name.toLowerCase() === wanted) ??
    all.find(({ nouns }) => new RegExp(`^(?:${nouns})$`, "iu").test(wanted));
  return own ?? { ...lines.neutral, name: value.slice(0, 60) };
}
