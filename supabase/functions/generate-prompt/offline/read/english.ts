import { asSentence } from "./as-sentence.ts";
import type { Ask, Grammar } from "./ask.ts";
import { ENGLISH_FACT_WORDS } from "./facts-en.ts";
import { factRules } from "./facts.ts";
import { formsFrom } from "./forms.ts";
import { menderOf, strip } from "./mend.ts";
import { A_PEOPLE, HEAD_END, LINK, MY_PEOPLE, polish, withArticle } from "./phrase-en.ts";
import { ENGLISH_MENDING } from "./words-en.ts";

const POLITE_START =
  /^(?:(?:hi|hey|hello|ok|okay|so|um|please|pls|plz|just|quick question|yo)\b[\s,:!-]*|(?:can|could|would|will) (?:you|u|someone|somebody|anybody|anyone|i get|i have)(?: please| pls| maybe)?\s+(?:help me(?: to| with)?\s+)?|(?:i|we) (?:really )?(?:need|want|would like|wanna)(?: you)? to (?=write|make|create|plan|find|get|learn|build|know|understand|fix|draft)|i(?:'d| would|d) (?:like|love)(?: you)?(?: to)?\s+|(?:(?:i|we) )?(?:really )?(?:need|have|want) to (?=(?:text|email|message|dm) )|(?:i|we)(?:'m| am|m) looking for\s+|(?:i|we) (?:really |just )?(?:need|want)(?: some)?(?: help(?: with| to)?)?\s+(?!it\b|this\b|out\b|more\b|less\b|to\b|him\b|her\b|them\b|my\b|you\b)|(?:please )?help(?: me)?(?: to| with| out with)?\s+|(?:give|gimme|get|send) me\s+|need(?: a bit of| some)?(?: help (?:with|to))?\s+|looking for\s+|any (?=ideas|tips|advice|suggestions))/iu;
const POLITE_END =
  /[\s,.!-]*\b(?:please|pls|plz|thanks?(?: you)?(?: in advance)?|thx|ty|help(?: me)?(?: please)?|cheers)[\s!.?]*$/iu;
const HOW_TO =
  /^(?:how (?:do|can|should|would|could|might) (?:i|you|we|one|u)\s+(?:best )?|how to\s+|how-to\s+|best way to\s+|what(?:'s| is|s) the best way to\s+|ways to\s+|(?:i|we) (?:really |just )?(?:want|need) to\s+(?!know\b|see\b))(.+)$/isu;
const QUESTION =
  /^(?:(?:and |but )?(?:how|what|why|when|where|which|who|whose|whats|what's|wheres|whos|hows)\b|(?:is|are|am|was|were|can|could|should|shall|would|will|do|does|did|has|have|may) (?:i|you|we|they|it|he|she|this|that|there|the|a|an|my|your|our|his|her|any\w*|some\w*|people|\w+)\b)/iu;
const ORDER =
  /^(?:write|rewrite|make|create|draft|plan|explain|describe|translate|summari[sz]e|fix|build|design|generate|list|find|suggest|recommend|compare|tell|show|teach|prepare|develop|compose|proofread|edit|improve|shorten|turn|convert|analy[sz]e|review|debug|solve|calculate|organi[sz]e|act|pretend|be|play|roleplay|quiz|test|check|correct|rephrase|reword|polish|condense|simplify|simulate|brainstorm|come up|think|outline|set up|add|remove|change|help|practice|practise|ask|answer|reply|respond|announce|invite|thank|apologize|apologise|convince|persuade|argue|complain|decline|cancel|pitch|introduce|study|learn|draw|paint|imagine|invent|name|rename|rank|refactor|optimi[sz]e|implement|code|clean|extract|format|merge|split|sort|count|estimate|evaluate|research|interview|continue|finish|give|pick|choose|decide|save|lose|train|cook|bake|repair|remove|patch|install|move|negotiate|congratulate|remind|critique|grade|define|transcribe|visuali[sz]e|expand|text|email|message|document|adapt|get|start|stop|keep|pull|put|use|take|create|teach|let|walk|guide|run|schedule|budget|book|sell|promote|advertise|market|launch|grow)\b(?! (?:ideas?|plan|tips|letter|for sale|recipe|email|list|script|post|template|to (?:customer|client|boss|landlord|my)))/iu;
/** Verbs that are nouns as well, before a thing. */
const NOUN_TOO =
  /^(?:email|text|message|plan|design|review|reply|answer|test|study|draft|outline|research|code|practice|pitch|quiz|budget|schedule|post|document|report|speech|interview|toast|invite|name|list) (?:of|to|for|about|on|from|asking|saying|telling|explaining)\b(?! (?:me|us|it|this|that|these)\b)|^(?:plan|design|text|email|message|document|review|reply|answer|test|check|study|draft|outline|research|interview|name|rank|code|format|count|estimate|practice|pitch|quiz|play|change|act|budget|schedule|book|market|grade|train|move|save|start|thank you|invite)\s+(?:decks?|plans?|notes?|ideas?|questions?|messages?|templates?|sheets?|tests?|prep|guides?|answers?|letters?|scripts?|names?|emails?|papers?|schedules?|cards?|posts?|routines?|reviews?|repl(?:y|ies)|partners?|checklists?|reports?|list|club|summary|subject lines?|signatures?)\b|^thank you\b|^interview (?:tomorrow|today|on|at|for|next|with|in)\b/iu;
/** Wishes for oneself, which an assistant cannot do but show. */
const FOR_ONESELF =
  /^(?:get rid of|reduce|cut down|lower my|increase my|grow|fall asleep|wake up|stay|lose (?:weight|\d+ ?(?:pounds|lbs?|kilos?|kgs?))|(?:get|become) (?:better|fit|fitter|stronger|in shape)|sleep better|make (?:friends|money|new friends)|save money|stop \w+ing|quit \w+|patch|install|remove|negotiate|learn|study for|(?:convince|persuade) (?:my|our)\b|(?:fix|repair|unclog|clean|remove) (?:my|a|the) (?!code|essay|text|grammar|email|sentence)|(?:make|get|keep|stop) (?:my|our) (?:\d+ ?-?(?:yo|year)\S*|kids?|son|daughter|dog|cat|baby|husband|wife|toddler|boss|team|puppy|neighbou?rs?|landlord|child|children|teen\w*|hair|skin|house|room)\b)/iu;
/** No link or relative: what comes after these does not belong to the subject. */
const WORD = String.raw`(?!(?:who|that|which|about|for|to|where|announcing|asking|saying|telling|after|because|from)\b)[\p{L}\d'-]+`;
const SUBJECT = String.raw`(?:i|i'm|i've|i'd|i'll|we|we're|we've|you|they|they're|he|he's|she|she's|it|it's|this|that|there|nobody|no one|everyone|somebody|someone|some \w+|(?:my|our|the|a|an|his|her|their)(?: ${WORD}){1,4}?|${WORD}(?: ${WORD}){0,3}?)`;
const FINITE = String.raw`(?:is|are|was|were|am|has|have|had|isn't|aren't|wasn't|won't|can't|couldn't|doesn't|don't|didn't|hasn't|haven't|keeps?|kept|wants?|wanted|says?|said|thinks?|needs?|got|gets|won|lost|broke|died|left|quit|went|came|told|asked|owes?|hates?|hate|stopped|started|refuses?|ignores?|ignored|makes?|feels?|felt|turned|never|always|will|would|should|must|talks?|wakes?|cries|bites|barks|leaks?|smells?|drops?|gave|dug|forgot|ate|bit|fell|spilled|chewed|swallowed|scratched|lied|stole|cheated|dumped|moved|bought|sold|runs|missed|cancelled|canceled|raised|sent|rained|hurts?|itch\w*|crash\w*|froze|freezes|not \w+ing)`;
const STATEMENT = new RegExp(
  String.raw`^(?:(?:i|we|he|she|they|nobody|everyone)(?:'m|'ve|'re|'s|'d|'ll)? |(?:i'm|i've|i'd|i'll|it's|there's|we're) |${SUBJECT} ${FINITE}\b)`,
  "iu",
);
const SENT = new RegExp(
  String.raw`^(email|text|message|dm|tell|inform|notify) ((?:my |our |the )?(?:${MY_PEOPLE}|${A_PEOPLE}|plumber|doctor|dentist|date|crush|girl|guy)) (?!for\b|template|with)(.+)$`,
  "iu",
);
/** "they lost my bag, write the claim" */
const WRITE_LAST =
  /^(.{10,}?),? (?:please )?(?:write|draft|make) (?:me )?((?:an?|the|my) (?:\p{L}+ ){0,2}\p{L}+)$/iu;
/** "cancel my gym letter" is a letter to cancel the gym. */
const ENDS_IN_THING =
  /^((?!write|draft|make|create|send|fix|edit|improve|proofread|review|check|shorten|rewrite|translate|help)[^,.]*?)\s((?:(?:cover|complaint|resignation|thank you|follow[- ]?up|welcome|recommendation|best man) )?(?:letter|email|speech|checklist|template))$/iu;
const ADDED =
  /(?<!\b(?:and|that|which|because|when|if|as|what|how|so|but|where|who|since|while|like|than|until|,)) (I'm (?:\d|a |an |from|on |not )|I (?:earn|live|work|make \d|have \d|only have)\b)/u;
const WRITES =
  /^(?:write|draft|make|create|compose|build|design|generate|prepare|develop|plan|give|suggest)(?: me)? (?!(?<=make )(?:my|our|this|it|these|your) )(?=\S)/iu;
const mend = menderOf(ENGLISH_MENDING);

/** "how do i word asking my boss": the words are wanted, not how to find them. */
const WORDING =
  /^how (?:do|can|should|would) (?:i|you|we|u) (?:word|phrase)\s+(an? |my |the )?(?!this|it\b)/iu;

/** What is asked, mended and stripped of politeness. */
function readAsk(text: string): Ask {
  const bare = strip(mend(text), POLITE_START, POLITE_END).replace(
    WORDING,
    (_, article?: string) => `write ${article ?? "a message "}`,
  );
  const is = (kind: Ask["kind"], said = bare): Ask => ({ kind, text: said, objectAt: 0 });
  const howto = HOW_TO.exec(bare)?.[1];
  if (howto !== undefined && !/[.?]\s+\S/u.test(howto))
    return is("howto", howto.replace(/[?.!\s]+$/u, ""));
  if (bare.endsWith("?") || QUESTION.test(bare)) return is("question");
  if (FOR_ONESELF.test(bare)) return is("howto");
  const isTold = STATEMENT.test(bare);
  return (
    readLast(bare, isTold) ??
    readOrder(bare) ??
    (isTold ? is("statement") : is("noun", polish(bare)))
  );
}

/** What is wanted is said at the end. */
function readLast(bare: string, isTold: boolean): Ask | null {
  const [, told, thing] = WRITE_LAST.exec(bare) ?? [];
  if (told !== undefined && thing !== undefined)
    return { kind: "order", text: `Write ${thing}: ${polish(told)}`, objectAt: "Write ".length };
  const [, doing, form] = ENDS_IN_THING.exec(bare) ?? [];
  if (doing === undefined || form === undefined || isTold) return null;
  if (HEAD_END.test(doing)) return { kind: "noun", text: `${form}: ${polish(doing)}`, objectAt: 0 };
  return ORDER.test(doing)
    ? { kind: "noun", text: `${form} to ${polish(doing)}`, objectAt: 0 }
    : null;
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
  const link = /^(?:that|to|saying|asking|about)\b/iu.test(rest) ? " " : ": ";
  return `Write ${thing} to ${whom}${link}${rest}`;
}

function finishQuestion(text: string): string {
  if (/^(?:what|when|where|who|which) to\b/iu.test(text)) {
    return asSentence(
      `Tell me ${text.charAt(0).toLowerCase()}${text.slice(1).replace(/\?$/u, "")}`,
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
      /\s(?=(?:he|she|they|i'm|he's|she's|they're|i'll|we'll) \p{L})(?<!\b(?:that|who|which|why|because|when|if|what|how|where|so|and|but|since|while|than|as|about|saying|says|or) )/iu,
  },
  asksLast:
    /^(.{8,}?)(?<!\b(?:about|on|for|of|to|that|how|and|or|asking|know|if)),? ((?:what (?:do|should|can|could|will|are|is|to)\b|what's|how (?:do|can|should|could|much|long|many)\b|should I|can I|where (?:do|can)|is it|do I|why\b).*?)\??$/iu,
  says: { howto: "Show me how to {x}", details: "Details:" },
  forms: formsFrom(String.raw`
    code: ^(?:python|javascript|js|typescript|bash|powershell|css|html|sql|regex)(?!\p{L}|.*(?:why|error|says|pourquoi|warum|por qu))
    spreadsheet: ^(?:excel|google sheets)(?!\p{L}|.*(?:freez|crash|slow|stürzt|langsam|not work|explain|course|learn))
    debugging: ^what(?:'s|s| is) wrong with (?:this|my) (?:code|sql|query|script|function|regex|css)\b
    review_reply: ^(?:reply|respond|answer) to (?:this|the|a|an) (?:\p{L}+ )?(?:review|customer)
    message: ^(?:reply|respond|answer) to (?:this|that|him|her|them|it|the (?:email|message|mail))\b
    explanation noun: ^[^,.]{2,40} (?:vs\.?|versus)(?=\s)
    decision noun: ^[^,.:]{3,40} or(?=\s)
    interview: \binterviews?\b.{0,60}\bwhat (?:will|do|would|might) they ask\b
    health question: ^(?:is|are|can|could|should i worry) .*\b(?:pain|bleeding|fever|rash|swollen|dizzy|numb)\b
    health noun: ^(?:\p{L}+ )?(?:headaches?|pain|fever|rash)\b
    conversation: \b(?:how (?:do|can|should) i (?:talk|negotiate|ask|tell|bring|say|reply)|what (?:do|should|can) i (?:say|tell|reply|text))\b
    health: \b(?:ibuprofen|paracetamol|tylenol|aspirin|antibiotics?|medication|meds|dosage|symptoms?|blood pressure)\b
    money_legal: ^(?:can|is) (?:my|the|a) (?:employer|boss|landlord|company|school|neighbou?r|bank|store)\b
    buying: ^best .+ (?:for|under)\b|^(?:which|what) .+ (?:should i (?:buy|get)|to buy)\b
    translation: ^(?:translate|how (?:do|would) (?:you|i) say)\b
    summary: ^(?:summari[sz]e|sum up|tl;?dr)\b
    editing: ^(?:proof ?read|rewrite|rephrase|reword|shorten|polish|condense|simplify|(?:fix|correct|check|improve) (?:the |my |this )?(?:grammar|spelling|text|essay|email|paragraph|wording|english|cv|resume)|make (?:this|it|(?:my|this|that|these) \w+) (?:sound|read|more|less|shorter|nicer|better|friendlier|\w+er)\b)
    editing: ^(?:convert|turn|format|sort|clean up|organi[sz]e|put) (?:this|these|the following|my notes)\b
    ideas: ^what(?:'s| is| are|s)? (?:some|a few|good|fun|cool|a good|the best) 
    complaint: ^complain\b
    decision: ^compare\b
    debugging: ^(?:debug|fix (?:this|my|the) (?:code|error|bug|script|function))\b
    practice: ^(?:act as|pretend|you(?:'re| are) (?:a|an|my|the)|be my|role ?play|interview me|practi[cs]e|let'?s (?:play|practi[cs]e)|quiz me|test me|simulate|play (?:a|the))\b
    ideas: ^(?:brainstorm|come up with|(?:suggest|give me) (?:some )?ideas)\b
    decision: ^(?:should (?:i|we)|is .+ (?:a good|worth|better)\b|is it (?:worth|better|ok)|do i (?:really )?need|help me (?:decide|choose)|pros and cons)\b
    recipe: ^what (?:should|can|could|do) i (?:cook|make for (?:dinner|lunch|breakfast)|eat|make with)\b
    conversation: ^(?:what (?:should|can|do|to) (?:i )?(?:say|tell|reply|text|answer)|(?:ask|convince|persuade) (?:my|our|him|her|them|someone|a)\b|ask for (?:a|my|more)\b)
    money_legal statement: \b(?:deposit|evict\w*|lease|tax(?:es)?|visa|fired|severance|warranty|insurance|custody|parking ticket|refund)\b
    health statement: \b(?:pain|hurts?|ache|aches|headaches?|fever|rash|bleeding|dizzy|pregnant|swollen|numb|stiff|sore|itchy)\b
    tech_help statement: \b(?:wifi|wi-fi|laptop|printer|bluetooth|computer|pc|iphone|app|browser|windows|macbook|router|outlook)\b
    repair statement: \b(?:sink|toilet|dishwasher|washing machine|dryer|fridge|boiler|radiator|faucet|drain|oven)\b
    solution: ^why (?:does|is|do|are|won't|isn't|did|has|can't|doesn't|am|keeps?) (?:my|our|i|we)\b
    explanation: ^(?:explain|what (?:is|are|does|do|was|were)|what's|why|difference between|describe)\b(?! (?:i|we|the best|a good|some)\b)
    homework: ^(?:solve|calculate|prove|simplify|factor)\b
  `),
};
