import { asSentence } from "./as-sentence.ts";
import type { Ask, Grammar } from "./ask.ts";
import { ENGLISH_FACT_WORDS } from "./facts-en.ts";
import { factRules } from "./facts.ts";
import { menderOf, outsideQuotes, strip } from "./mend.ts";
import { A_PEOPLE, DOING, HEAD_END, LINK, MY_PEOPLE, polish, withArticle } from "./phrase-en.ts";
import { ENGLISH_MENDING } from "./words-en.ts";

const POLITE_START =
  /^(?:(?:hi|hey|hello|ok|okay|so|um|please|pls|plz|just|quick question|yo)\b[\s,:!-]*|(?:can|could|would|will) (?:you|u|someone|somebody|anybody|anyone|i get|i have)(?: please| pls| maybe)?\s+(?:help me(?: to| with)?\s+)?|(?:(?:i|we) )?(?:really )?(?:need|want|have|would like|wanna)(?: you)? to (?=write|make|create|plan|find|get|learn|build|know|understand|fix|draft)|i(?:'d| would|d) (?:like|love)(?: you)?(?: to)?\s+|(?:(?:i|we) )?(?:really )?(?:need|have|want) to (?=(?:text|email|message|dm|tell|inform) )|(?:i|we)(?:'m| am|m) looking for\s+|(?:i|we) (?:really |just )?(?:need|want)(?: some)?(?: help(?: with| to)?)?\s+(?!it\b|this\b|out\b|more\b|less\b|to\b|him\b|her\b|them\b|my\b|you\b)|(?:please )?help(?: me)?(?: to| with| out with)?\s+|(?:give|gimme|get|send) me\s+|need(?: a bit of| some)?(?: help (?:with|to))?\s+(?!to\b)|looking for\s+|any (?=ideas|tips|advice|suggestions))/iu;
const POLITE_END =
  /(?<![\s,.!-])[\s,.!-]*\b(?:please|pls|plz|thanks?(?: you)?(?: in advance)?|thx|ty|(?:(?<=[,.!?;-]\s?)|(?<=^(?:\S+\s+){1,5}))help(?: me)?(?: please)?|cheers)[\s!.?]*$/iu;
const HOW_TO =
  /^(?:how (?:do|can|should|would|could|might) (?:i|you|we|one|u)\s+(?:best )?|how to\s+|how-to\s+|best way to\s+|what(?:'s| is|s) the best way to\s+|ways to\s+|(?:(?:i|we) )?(?:really |just )?(?:want|need) to\s+(?!know\b|see\b))(.+)$/isu;
const QUESTION =
  /^(?:(?:and |but )?(?:how|what|why|when|where|which|who|whose|whats|what's|wheres|whos|hows)\b|(?:is|are|am|was|were|can|could|should|shall|would|will|do|does|did|has|have|may) (?:i|you|we|they|it|he|she|this|that|there|the|a|an|my|your|our|his|her|any\w*|some\w*|people|\w+)\b)/iu;
const ORDER =
  /^(?:explain to\b|sum up\b|(?:write|tweak|tighten|rework|update|revamp|refresh|spice up|touch up|balance|rewrite|make|create|draft|plan|explain|describe|translate|summari[sz]e|fix|build|design|generate|list|find|suggest|recommend|compare|tell|show|teach|prepare|develop|compose|proofread|edit|improve|shorten|turn|convert|analy[sz]e|review|debug|solve|calculate|organi[sz]e|act|pretend|be|play|roleplay|quiz|test|check|correct|rephrase|reword|polish|condense|simplify|simulate|brainstorm|come up|think|outline|set up|add|remove|change|help|practice|practise|ask|answer|reply|respond|announce|invite|thank|apologize|apologise|convince|persuade|argue|complain|decline|cancel|pitch|introduce|study|learn|draw|paint|imagine|invent|name|rename|rank|refactor|optimi[sz]e|implement|code|clean|extract|format|merge|split|sort|count|estimate|evaluate|research|interview|continue|finish|give|pick|choose|decide|save|lose|train|cook|bake|repair|remove|patch|install|move|negotiate|congratulate|remind|critique|grade|define|transcribe|visuali[sz]e|expand|(?:text|email|message)(?= (?:my|our|the|him|her|them|me|us|back|all)\b)|document|adapt|get|start|stop|keep|pull|put|use|take|create|teach|let|walk|guide|run|schedule|budget|book|sell|promote|advertise|market|launch|grow)\b(?! (?:ideas?|plan|tips|letter|for sale|recipe|email|list|script|post|template|to (?:customer|client|boss|landlord|my))))/iu;
/** Verbs that are nouns as well, before a thing. */
const NOUN_TOO =
  /^(?:email|text|message|plan|design|update|review|reply|answer|test|study|draft|outline|research|code|practice|pitch|quiz|budget|schedule|post|document|report|speech|interview|toast|invite|name|list) (?:of|to|for|about|on|from|asking|saying|telling|explaining)\b(?! (?:me|us|it|this|that|these)\b)|^(?:plan|design|text|email|message|document|review|reply|answer|test|check|study|draft|outline|research|interview|name|rank|code|format|count|estimate|practice|pitch|quiz|play|change|act|budget|schedule|book|market|grade|train|move|save|start|update|thank you|invite)\s+(?:decks?|plans?|notes?|ideas?|questions?|messages?|templates?|sheets?|tests?|prep|guides?|answers?|letters?|scripts?|names?|emails?|papers?|schedules?|cards?|posts?|routines?|reviews?|repl(?:y|ies)|partners?|checklists?|reports?|list|club|summary|subject lines?|signatures?)\b|^paint (?:colou?rs?|peeling|chipping)\b|^(?:thank you|save[- ]the[- ]date)\b|^interview (?:tomorrow|today|on|at|for|next|with|in)\b/iu;
/** Wishes for oneself, which an assistant cannot do but show. */
const FOR_ONESELF =
  /^(?!.*\b(?:letter|email|text|message|speech|note|post)\b|.* or (?:save|pay|buy|rent|stay|wait|go|keep|take|get|invest|put)\b)(?:get rid of|reduce|cut down|lower my|increase my|grow|fall asleep|wake up|stay|lose (?:weight|\d+ ?(?:pounds|lbs?|kilos?|kgs?))|save (?:up )?(?:[$€£]?\d|for)|pay off|run (?:a |my )\p{L}+|(?:get|become) (?:better|fit|fitter|stronger|in shape)|sleep better|make (?:friends|money|new friends)|save money|stop \w+ing|quit \w+|patch|install|remove|negotiate|learn|study for|talk to (?!me\b|us\b)|confront|(?:convince|persuade) (?:my|our)\b|unclog|(?:fix|repair|clean|remove) (?:my|a|the) (?!code|essay|text|grammar|email|sentence|resume|cv|cover|letter|paragraph|spelling|writing|post|bio|formatting|function|script|query|sql|excel|formula)|(?:make|get|keep|stop) (?:my|our) (?:\d+ ?-?(?:yo|year)\S*|kids?|son|daughter|dog|cat|baby|husband|wife|toddler|boss|team|puppy|neighbou?rs?|landlord|child|children|teen\w*|hair|skin|house|room|apartment|home|kitchen|bathroom|bedroom|yard|garden|office|desk)\b)/iu;
/** "my heating is off what can i do" */
const ASKS_LAST =
  /^(.{8,}?)(?<!\b(?:about|on|for|of|to|that|how|and|or|asking|know|if|counts?|counting|shows?|see|find|out|tells?|calculates?|decide|understand|explains?|learn|remember|check|sums?)),? ((?:what (?:\p{L}+ )?(?:do|should|can|could|will|are|is|am|to)\b|what's|how (?:to|do|can|should|could|much|long|many)\b|should (?:I|we)|can (?:I|he|she|they|it|we)\b|is (?:that|this|it) (?:ok|okay|legal|normal|allowed|fair)|where (?:do|can)|is it|do I|why\b).*?)\??$/iu;
/** No link or relative: what comes after these does not belong to the subject. */
const WORD = String.raw`(?!(?:who|that|which|about|for|to|where|announcing|asking|saying|telling|after|because|from|why|how|what)\b)(?:\d\.\d|[\p{L}\d'-]+)`;
const SUBJECT = String.raw`(?:i|i'm|i've|i'd|i'll|we|we're|we've|you|they|they're|he|he's|she|she's|it|it's|this|that|there|nobody|no one|everyone|somebody|someone|some \w+|(?:my|our|the|a|an|his|her|their)(?: ${WORD}){1,4}?|${WORD}(?: ${WORD}){0,3}?)`;
const FINITE = String.raw`(?:is|are|was|were|am|has|have|had|isn't|aren't|wasn't|won't|can't|couldn't|doesn't|don't|didn't|hasn't|haven't|keeps?|kept|wants?|wanted|says?|said|comes? out|thinks?|needs?|got|gets|won|lost|broke|died|left|quit|went|came|told|asked|owes?|hates?|hate|stopped|started|refuses?|ignores?|ignored|makes?|feels?|felt|turned|never|always|will|would|should|must|talks|wakes?|cries|bites|barks|leaks?|leaking|drips?|dripping|smells?|drops?|gave|dug|forgot|ate|bit(?! (?:about|of|on|for))|fell|spilled|chewed|swallowed|scratched|lied|stole|cheated|dumped|moved|bought|sold|runs|missed|cancelled|canceled|raised|sent|rained|hurts?|giving (?:me |an? )?(?:#|error)|itch\w*|crash\w*|froze|freezes|not \w+ing)`;
const STATEMENT = new RegExp(
  String.raw`^(?:(?:can't|cannot|couldn't|won't|don't (?:know|want|feel|like|understand)|keep \p{L}+ing|been|woke|feeling|struggling|tired of|sick of|worried|scared|stressed|overwhelmed|addicted|(?:told|lied to|found out|broke up|fought with|argued with|caught) (?:my|that|with|a|the|me)|(?:husband|wife|boyfriend|girlfriend|son|daughter|baby|kid|toddler|boss|dog|cat|roommate|landlord|mom|dad) (?:snores|barks|cries|screams|bites|lies|cheats|drinks|yells|ignores|steals|smokes|complains|hates|refuses|throws|hits|\p{L}+s (?=(?:on|in|at|the|my|me|every|all|when|after|since|everything|up|out|with|from|over)\b))|got (?:an?|the|my) (?!few|little|job (?:interview|offer) (?:prep|question)))\b|(?:my|our|the) (?:\p{L}+ ){1,2}(?:plays|parks|throws|loves|likes|works|takes|calls|blames|copies|interrupts|eats|sleeps|complains|snores)\b|(?:i|we|he|she|they|nobody|everyone)(?:'m|'ve|'re|'s|'d|'ll)? |(?:i'm|i've|i'd|i'll|it's|there's|we're) |(?!negotiating|asking)${SUBJECT} ${FINITE}\b)`,
  "iu",
);
const SENT = new RegExp(
  String.raw`^(email|text|message|dm|tell|inform|notify) ((?:my |our |the )?(?:(?:teen|little|older|younger|oldest|youngest|new|old) )?(?:${MY_PEOPLE}|${A_PEOPLE}|plumber|doctor|dentist|date|crush|girl|guy|hr|everyone)|(?<!(?:tell|inform|notify) )(?:parents|customers|clients|staff|students|tenants|guests|(?:my|our) \p{L}+(?= (?:to|that|about|${DOING})\b)))(?:[:,]? (?!for\b|template|with)(.+))?$`,
  "iu",
);
/** "they lost my bag, write the claim", "... need a plan with deadlines": where what is wanted begins. */
const WANTS_LAST =
  /(?:[.,;!?]+|\s-|(?= and )) (?:(?:so|and|but|now|also|anyway) )*(?:please )?(?:(?:(?:(?:i|we) )?(?:(?:just|really|still) )?(?:need|want|would like|am looking for)(?: help with)?(?: you to (?:write|make|draft|create|build|plan)(?: me| us)?)?|(?:(?:can|could) you )?(?:write|make|draft|create|build|design|give|plan|prepare)(?: me| us)?|looking for) (?:an? |some )?|(?<=[.;!?] )(?=(?:\p{L}+ ){1,3}(?:to|for|with|about|from)\b))/giu;
/** "cancel my gym letter" is a letter to cancel the gym. */
const ENDS_IN_THING =
  /^((?!(?:\p{L}+ )*(?:lines|ideas|topics|examples|titles|names) for|regex|regular exp|function|script|formula|code|python|javascript|js|sql|excel|app|form|tips|ways|ideas|guide|words|phrases|prompt|write|draft|make|create|send|fix|edit|improve|proofread|review|check|shorten|rewrite|translate|help)[^,.]*?)\s((?:(?:cover|complaint|resignation|thank you|follow[- ]?up|welcome|recommendation|best man) )?(?:letter|email|speech|checklist|template|text message|caption|note))$/iu;
const OPEN_END = /\b(?:for|of|to|about|with|in|on|an?|the|my|this|your)$/iu;
/** "sorry i missed your birthday text": what it is to say, then what it is. */
const SAID_IN_TEXT =
  /^((?:we(?:'re| are) (?:hiring|moving|engaged|expecting|back|open|closed|(?:open|clos)ing)|sorry|happy|congrat\w*|thinking of you|get well|good luck|i miss you|i love you|i'm (?:running )?late|running late|can't make it|thanks? (?:you )?for)\b.*?)\s(text|text message|message|note|card|email|dm|post|caption|sign|flyer|announcement)((?: (?:to|for) .*)?)$/iu;
const ADDED =
  /(?<!\b(?:and|that|which|because|when|if|as|what|how|so|but|where|who|since|while|like|than|until|,)) (I'm (?:\d|a |an |from|on |not )|I (?:earn|live|work|make \d|have \d|only have)\b|it's (?:an?|for|my) )/u;
const WRITES =
  /^(?:write|draft|make|create|compose|build|design|generate|prepare|develop|plan|give|suggest)(?: me)? (?!(?<=make )(?:my|our|this|it|these|your) )(?=\S)/iu;
const mendWords = menderOf(ENGLISH_MENDING);
/** "3 day trip", "two page essay". */
const BEFORE_NOUN =
  /(?<![\p{L}\d.,$€£-]|\d |\bevery )(?!(?:1|404) )(\d{1,4}|two|three|four|five|six|ten) (day|week|month|year|hour|minute|min|second|page|word|line|mile|course|bedroom|person|item|part|step)(?= (?!(?:for|from|late|ago|before|after|with|and|or|off|olds?|per|until|till|to|then|now|left|in|on|of|at|no|not|max|limit|minimum|each|apart|help|so|but|if|tops|per)\b)\p{L}{3,})/giu;

function mend(text: string): string {
  return outsideQuotes(mendWords(text), (part) =>
    part
      .replace(BEFORE_NOUN, "$1-$2")
      .replace(
        /\b(for|of) (?=\d+-(?:day|week|month|hour|minute|min|page|second) (?!plan))/giu,
        "$1 a ",
      )
      .replace(/\bbudget (?=[$€£]?(?!20\d\d$)\d[\d.,]*k?$)/iu, "budget of "),
  );
}

/** "resume help pls". */
const HELP_WITH =
  /^((?:\p{L}+ ){0,2}(?:resume|cv|essay|letter|speech|text|email|paper|bio|profile|presentation|budget|poem|toast|eulogy|vows|post|thesis|application|statement)) help(?: me)?(?: please)?[\s!.?]*$/iu;
/** "how do i word asking my boss": the words are wanted, not how to find them. */
const WORDING =
  /^how (?:do|can|should|would) (?:i|you|we|u) (?:word|phrase)\s+(an? |my |the )?(?!this|it\b)/iu;

/** What is asked, mended and stripped of politeness. */
function readAsk(text: string): Ask {
  const mended = mend(text);
  const [, helped] = HELP_WITH.exec(mended) ?? [];
  if (helped !== undefined)
    return { kind: "order", text: `Help me with my ${helped}`, objectAt: 13 };
  const bare = strip(mended, POLITE_START, POLITE_END);
  return readBare(bare.replace(WORDING, (_, article = "a message ") => `write ${article}`));
}

function readBare(bare: string): Ask {
  const is = (kind: Ask["kind"], said = bare): Ask => ({ kind, text: said, objectAt: 0 });
  const howto = HOW_TO.exec(bare)?.[1];
  if (howto !== undefined && !/[.?]\s+\S/u.test(howto) && !ASKS_LAST.test(bare))
    return is("howto", howto.replace(/[?.!\s]+$/u, ""));
  if (bare.endsWith("?") || QUESTION.test(bare)) return is("question");
  if (FOR_ONESELF.test(bare)) return is(ASKS_LAST.test(bare) ? "statement" : "howto");
  const isTold = STATEMENT.test(bare);
  return (
    readLast(bare, isTold) ??
    readOrder(bare) ??
    (isTold ? is("statement") : is("noun", polish(bare)))
  );
}

/** What is wanted is said at the end. */
function readLast(bare: string, isTold: boolean): Ask | null {
  const [, said, text = "", whom = ""] = SAID_IN_TEXT.exec(bare) ?? [];
  if (said !== undefined) {
    const form = text === "text" ? "text message" : text;
    const isWish = /^(?:we|happy|congrat|good luck|get well|thinking)/iu.test(said);
    const reader = said.startsWith("we") ? whom : whom.replace(/^ for /u, " to ");
    return noun(isWish ? `${form} saying ${said}${reader}` : `${form}${whom} saying ${said}`);
  }
  return isTold ? null : readThingLast(bare);
}

function readThingLast(bare: string): Ask | null {
  const [, doing, form] = ENDS_IN_THING.exec(bare) ?? [];
  if (doing === undefined || form === undefined || OPEN_END.test(doing)) return null;
  if (HEAD_END.test(doing)) return noun(`${form}: ${polish(doing)}`);
  return ORDER.test(doing) ? noun(`${form} to ${polish(doing)}`) : null;
}

function noun(text: string): Ask {
  return { kind: "noun", text, objectAt: 0 };
}

function readOrder(bare: string): Ask | null {
  const sent = SENT.exec(bare);
  if (sent === null && (!ORDER.test(bare) || NOUN_TOO.test(bare))) return null;
  const text = polish(sent === null ? bare : writtenTo(sent));
  return { kind: "order", text, objectAt: WRITES.exec(text)?.[0].length ?? 0 };
}

/** "text my plumber im late" as what is to be written, and to whom. */
function writtenTo([, form = "", whom = "", rest = ""]: RegExpExecArray): string {
  const thing = /te?xt|dm/iu.test(form)
    ? "text message"
    : /mail/iu.test(form)
      ? "email"
      : "message";
  const link = new RegExp(`^(?:that|to|about|${DOING})\\b`, "iu").test(rest) ? " " : ": ";
  return `Write ${thing} to ${whom}${rest === "" ? "" : link}${rest}`;
}

function finishQuestion(text: string): string {
  if (/^(?:what|when|where|who|which|how) to\b/iu.test(text)) {
    return asSentence(
      `Tell me ${text.charAt(0).toLowerCase()}${text
        .slice(1)
        .replace(/\?$/u, "")
        .replace(/^(ow to \p{L}+)$/u, "$1 it")}`,
    );
  }
  if (/[.!?]\s/u.test(text) || text.endsWith("?")) return asSentence(text);
  const at = ADDED.exec(text)?.index ?? text.length;
  const asked = asSentence(`${text.slice(0, at).replace(/[,.\s]+$/u, "")}?`);
  return at === text.length ? asked : `${asked} ${asSentence(text.slice(at))}`;
}

export const ENGLISH_GRAMMAR: Grammar = {
  mend,
  facts: factRules(ENGLISH_FACT_WORDS),
  readAsk,
  withArticle,
  finishQuestion,
  thing: {
    headEnd: HEAD_END,
    isNounLast: true,
    joined: "",
    endings: "s",
    link: new RegExp(LINK),
    breaks:
      /\s(?=(?!(?:for|about|of|to|with|a|the|my|our|and|is|was|are|were|has|have|had|got|be|been|not)\b)\p{L}+ (?:cancell?ed|refused|broken|broke|delayed|damaged|missing|overdue|stolen|ruined)\b)(?<!\b(?:the|my|our|a|an|his|her|about|for|with|of|to|that|which|and|or|was|is|were|are|not|has|have|got) )|\s(?=(?:my|our) \p{L}+ (?:will|is|was|has|had|can't|won't|needs|got|wants|broke|lost)\b)(?<!\b(?:for|about|of|to|with|that|which|and|or|because|when|if|since|from|by) )|\s(?=(?:he|she|they|i'm|he's|she's|they're|i'll|we'll) \p{L})(?<!\b(?:that|who|which|why|because|when|if|what|how|where|so|and|but|since|while|than|as|about|saying|says|or) )/iu,
  },
  asksLast: ASKS_LAST,
  wantsLast: WANTS_LAST,
  says: { howto: "Show me how to {x}" },
};
