import { asSentence, mendEnglish } from "./mend-en.ts";
import {
  A_PEOPLE,
  headOf,
  LINK,
  lowerFirst,
  MY_PEOPLE,
  withArticle,
  withArticleAfterVerb,
  withCommas,
  withPeople,
  WRITES,
} from "./phrase-en.ts";

/** How a request is put: what it needs to become a sentence of the task. */
export type Ask = {
  kind: "order" | "question" | "howto" | "noun" | "statement";
  /** Mended, without politeness. */
  text: string;
};

/** The frames a deliverable gives: for its own noun, for a subject, and after a statement. */
export type Frames = { write: string; about: string; ask: string; nouns: string };

const POLITE_START =
  /^(?:(?:hi|hey|hello|ok|okay|so|um|please|pls|plz|just|quick question|yo)\b[\s,:!-]*|(?:can|could|would|will) (?:you|u|someone|somebody|anybody|anyone|i get|i have)(?: please| pls| maybe)?\s+(?:help me(?: to| with)?\s+)?|(?:i|we) (?:really )?(?:need|want|would like|wanna)(?: you)? to (?=write|make|create|plan|find|get|learn|build|know|understand|fix|draft)|i(?:'d| would|d) (?:like|love)(?: you)?(?: to)?\s+|(?:i|we)(?:'m| am|m) looking for\s+|(?:i|we) (?:really |just )?(?:need|want)(?: some)?(?: help(?: with| to)?)?\s+(?!it\b|this\b|out\b|more\b|less\b|to\b|him\b|her\b|them\b|my\b|you\b)|(?:please )?help(?: me)?(?: to| with| out with)?\s+|(?:give|gimme|get|send) me\s+|need(?: a bit of| some)?(?: help (?:with|to))?\s+|looking for\s+|any (?=ideas|tips|advice|suggestions))/iu;
const POLITE_END =
  /[\s,.!-]*\b(?:please|pls|plz|thanks?(?: you)?(?: in advance)?|thx|ty|help(?: me)?(?: please)?|cheers)[\s!.?]*$/iu;
const HOW_TO =
  /^(?:how (?:do|can|should|would|could|might) (?:i|you|we|one|u)\s+(?:best )?|how to\s+|how-to\s+|best way to\s+|what(?:'s| is|s) the best way to\s+|ways to\s+)(.+)$/isu;
const QUESTION =
  /^(?:(?:and |but )?(?:how|what|why|when|where|which|who|whose|whats|what's|wheres|whos|hows)\b|(?:is|are|am|was|were|can|could|should|shall|would|will|do|does|did|has|have|may) (?:i|you|we|they|it|he|she|this|that|there|the|a|an|my|your|our|his|her|any\w*|some\w*|people|\w+)\b)/iu;
const ORDER =
  /^(?:write|rewrite|make|create|draft|plan|explain|describe|translate|summari[sz]e|fix|build|design|generate|list|find|suggest|recommend|compare|tell|show|teach|prepare|develop|compose|proofread|edit|improve|shorten|turn|convert|analy[sz]e|review|debug|solve|calculate|organi[sz]e|act|pretend|be|play|roleplay|quiz|test|check|correct|rephrase|reword|polish|condense|simplify|simulate|brainstorm|come up|think|outline|set up|add|remove|change|help|practice|practise|ask|answer|reply|respond|announce|invite|thank|apologize|apologise|convince|persuade|argue|complain|decline|cancel|pitch|introduce|study|learn|draw|paint|imagine|invent|name|rename|rank|refactor|optimi[sz]e|implement|code|clean|extract|format|merge|split|sort|count|estimate|evaluate|research|interview|continue|finish|give|pick|choose|decide|save|lose|train|cook|bake|repair|remove|patch|install|move|negotiate|congratulate|remind|critique|grade|define|transcribe|visuali[sz]e|expand|text|email|message|document|adapt|get|start|stop|keep|pull|put|use|take|create|teach|let|walk|guide|run|schedule|budget|book|sell|promote|advertise|market|launch|grow)\b(?! (?:ideas?|plan|tips|letter|for sale|recipe|email|list|script|post|template|to (?:customer|client|boss|landlord|my)))/iu;
/** Verbs that are nouns as well, before a thing. */
const NOUN_TOO =
  /^(?:plan|design|text|email|message|document|review|reply|answer|test|check|study|draft|outline|research|interview|name|rank|code|format|count|estimate|practice|pitch|quiz|play|change|act|budget|schedule|book|market|grade|train|move|save|start|thank you|invite)\s+(?:decks?|plans?|notes?|ideas?|questions?|messages?|templates?|sheets?|tests?|prep|guides?|answers?|letters?|scripts?|names?|emails?|papers?|schedules?|cards?|posts?|routines?|reviews?|repl(?:y|ies)|partners?|checklists?|reports?|list|club|summary)\b|^thank you\b|^interview (?:tomorrow|today|on|at|for|next|with|in)\b/iu;
/** Wishes for oneself, which an assistant cannot do but show. */
const FOR_ONESELF =
  /^(?:get rid of|lose (?:weight|\d+ ?(?:pounds|lbs?|kilos?|kgs?))|(?:get|become) (?:better|fit|fitter|stronger|in shape)|sleep better|make (?:friends|money|new friends)|save money|stop \w+ing|quit \w+|patch|install|remove|negotiate|learn|study for|(?:convince|persuade) (?:my|our)\b|(?:fix|repair|unclog|clean|remove) (?:my|a|the) (?!code|essay|text|grammar|email|sentence)|(?:make|get|keep|stop) (?:my|our) (?:\d+ ?-?(?:yo|year)\S*|kids?|son|daughter|dog|cat|baby|husband|wife|toddler|boss|team|puppy|neighbou?rs?|landlord|child|children|teen\w*|hair|skin|house|room)\b)/iu;
const SUBJECT = String.raw`(?:i|i'm|i've|i'd|i'll|we|we're|we've|you|they|they're|he|he's|she|she's|it|it's|this|that|there|nobody|no one|everyone|somebody|someone|some \w+|(?:my|our|the|a|an|his|her|their)(?: [\p{L}'-]+){1,4}?|[\p{L}'-]+(?: [\p{L}'-]+){0,3}?)`;
const FINITE = String.raw`(?:is|are|was|were|am|has|have|had|isn't|aren't|wasn't|won't|can't|couldn't|doesn't|don't|didn't|hasn't|haven't|keeps?|kept|wants?|wanted|says?|said|thinks?|needs?|got|gets|won|lost|broke|died|left|quit|went|came|told|asked|owes?|hates?|hate|stopped|started|refuses?|ignores?|ignored|makes?|feels?|felt|turned|never|always|will|would|should|must|talks?|wakes?|cries|bites|barks|leaks?|smells?|drops?|gave|dug|forgot|ate|bit|fell|spilled|chewed|swallowed|scratched|lied|stole|cheated|dumped|moved|bought|sold|runs|missed|cancelled|canceled|raised|sent|rained|hurts?|itch\w*|crash\w*|froze|freezes|not \w+ing)`;
const STATEMENT = new RegExp(
  String.raw`^(?:(?:i|we|he|she|they|nobody|everyone)(?:'m|'ve|'re|'s|'d|'ll)? |(?:i'm|i've|i'd|i'll|it's|there's|we're) |${SUBJECT} ${FINITE}\b)`,
  "iu",
);
const SENT = new RegExp(
  String.raw`^(email|text|message|dm) ((?:my |our |the )?(?:${MY_PEOPLE}|${A_PEOPLE}|plumber|doctor|dentist|date|crush|girl|guy)) (?!for\b|template|about|with)(.+)$`,
  "iu",
);
const ENDS_IN_THING = /^[^,.]*\s(?:letter|email|speech|checklist|template|script)$/iu;
const ADDED =
  /(?<!\b(?:and|that|which|because|when|if|as|what|how|so|but|where|who|since|while|like|than|until|,)) (I'm (?:\d|a |an |from|on |not )|I (?:earn|live|work|make \d|have \d|only have)\b)/u;
const ASKS_LAST = /^(.{8,}?),? ((?:what|how|should I|can I|where|is it|do I)\b.{5,}?)\??$/iu;

/** "text my plumber im late" as what is to be written, and to whom. */
function writtenTo([, form = "", whom = "", rest = ""]: RegExpExecArray): string {
  const thing = /text|dm/iu.test(form) ? "text message" : form.toLowerCase();
  const link = /^(?:that|to|saying|asking)\b/iu.test(rest) ? " " : ": ";
  return `Write ${thing} to ${whom}${link}${rest}`;
}

/** What is asked, mended and stripped of politeness. */
export function readAsk(text: string): Ask {
  const mended = mendEnglish(text);
  const bare = stripPolite(mended);
  const howto = HOW_TO.exec(bare)?.[1];
  if (howto !== undefined && !/[.?]\s+\S/u.test(howto))
    return { kind: "howto", text: howto.replace(/[?.!\s]+$/u, "") };
  if (bare.endsWith("?") || QUESTION.test(bare)) return { kind: "question", text: bare };
  return readOrder(bare) ?? { kind: STATEMENT.test(bare) ? "statement" : "noun", text: bare };
}

function readOrder(bare: string): Ask | null {
  if (FOR_ONESELF.test(bare)) return { kind: "howto", text: bare };
  const sent = SENT.exec(bare);
  if (sent !== null) return { kind: "order", text: writtenTo(sent) };
  const isThing = NOUN_TOO.test(bare) || (ENDS_IN_THING.test(bare) && !WRITES.test(bare));
  return ORDER.test(bare) && !isThing ? { kind: "order", text: bare } : null;
}

function stripPolite(text: string): string {
  let bare = text.trim();
  for (let round = 0; round < 4; round += 1) {
    const next = bare.replace(POLITE_START, "").replace(POLITE_END, "");
    if (next === bare || next.trim() === "") break;
    bare = next.trim();
  }
  return bare;
}

/** The sentence of the task. */
export function taskSentence({ kind, text }: Ask, frames: Frames | null): string {
  return SENTENCES[kind](text, frames);
}

type Write = (text: string, frames: Frames | null) => string;

const SENTENCES: Record<Ask["kind"], Write> = {
  howto: (text) =>
    parted(withCommas(`Show me how to ${text.charAt(0).toLowerCase()}${text.slice(1)}`)),
  question: (text) => questionSentence(text),
  order: (text) => parted(withPeople(withArticleAfterVerb(text))),
  statement: (text, frames) => statementSentence(text, frames),
  noun: (text, frames) => nounSentence(text, frames),
};

/** Facts about the asker that trail behind are a sentence of their own. */
function parted(text: string, end = "."): string {
  const at = ADDED.exec(text)?.index ?? text.length;
  const [first, rest] = [text.slice(0, at), text.slice(at)];
  const main = asSentence(
    end === "." || /[?]$/u.test(first) ? first : `${first.replace(/[,.\s]+$/u, "")}${end}`,
  );
  return rest === "" ? main : `${main} ${asSentence(rest)}`;
}

function questionSentence(text: string): string {
  if (/^(?:what|when|where|who|which) to\b/iu.test(text)) {
    return asSentence(
      `Tell me ${text.charAt(0).toLowerCase()}${text.slice(1).replace(/\?$/u, "")}`,
    );
  }
  return /[.!?]\s/u.test(text) || text.endsWith("?") ? asSentence(text) : parted(text, "?");
}

function statementSentence(text: string, frames: Frames | null): string {
  const [, told, asked] = ASKS_LAST.exec(text) ?? [];
  if (told !== undefined && asked !== undefined)
    return `${asSentence(told)} ${asSentence(`${asked}?`)}`;
  const isWhy = /,? why\??$/iu.test(text);
  const ask = isWhy ? "Why?" : (frames?.ask ?? "Tell me what I can do, step by step.");
  return `${asSentence(text.replace(/,? why\??$/iu, ""))} ${ask}`;
}

function nounSentence(text: string, frames: Frames | null): string {
  if (frames === null || frames.nouns === "") return asSentence(`Help me with this: ${text}`);
  const thing = String.raw`(?:${frames.nouns})s?`;
  const isHead = new RegExp(String.raw`(?:^|[\s-])${thing}$`, "iu").test(headOf(text).head);
  const opening = new RegExp(String.raw`^((?:[\p{L}'-]+ )??${thing}) (?!${LINK})(?=\S)`, "iu");
  const isOwn = isHead || opening.test(text);
  const divided = isHead
    ? text
    : text.replace(opening, (_, own: string, at: number, whole: string) =>
        /^(?:\d|no |under )/u.test(whole.slice(at + own.length + 1)) ? `${own}, ` : `${own}: `,
      );
  const phrase = withPeople(isOwn ? withArticle(withCommas(divided)) : withCommas(text));
  return asSentence((isOwn ? frames.write : frames.about).replace("{x}", () => lowerFirst(phrase)));
}

/** The deliverable that the form of a request names by itself, whatever it is about. */
export function kindByForm(text: string): "howto" | "decision" | "explanation" | "ideas" | null {
  const ask = readAsk(text);
  if (ask.kind === "howto") return "howto";
  if (/^(?:should (?:i|we)|is it worth|do i need)\b/iu.test(ask.text)) return "decision";
  if (/^(?:explain|what (?:is|are|does)|what's|why)\b/iu.test(ask.text)) return "explanation";
  return ask.kind === "noun" && /\bideas?\b/iu.test(ask.text) ? "ideas" : null;
}
