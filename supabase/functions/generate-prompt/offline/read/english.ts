import type { Grammar } from "./ask.ts";
import { ENGLISH_FACT_WORDS } from "./facts-en.ts";
import { factRules } from "./facts.ts";

/** What a text does: "an email inviting parents". */
const DOING =
  "(?:accept|announc|apologi[sz]|argu|ask|cancel+|complain|confirm|congratulat|declin|describ|demand|disput|encourag|explain|inform|introduc|invit|let|mention|notify|offer|promot|propos|quit|recommend|refus|regard|reject|remind|request|resign|say|(?<!best |top )sell|suggest|tell|thank|updat|warn|welcom|wish)t?ing";
/** No link or relative: what comes after these does not belong to the subject. */
const WORD = String.raw`(?!(?:who|that|which|about|for|to|where|announcing|asking|saying|telling|after|because|from|why|how|what)\b)(?:\d\.\d|[\p{L}\d'-]+)`;
const SUBJECT = String.raw`(?:i|i'm|i've|i'd|i'll|we|we're|we've|you|they|they're|he|he's|she|she's|it|it's|this|that|there|nobody|no one|everyone|somebody|someone|some \w+|(?:my|our|the|a|an|his|her|their)(?: ${WORD}){1,4}?|${WORD}(?: ${WORD}){0,3}?)`;
const FINITE = String.raw`(?:is|are|was|were|am|has|have|had|isn't|aren't|wasn't|won't|can't|couldn't|doesn't|don't|didn't|hasn't|haven't|keeps?|kept|wants?|wanted|says?|said|comes? out|thinks?|needs?|got|gets|won|lost|broke|died|left|quit|went|came|told|asked|owes?|hates?|hate|stopped|started|refuses?|ignores?|ignored|makes?|feels?|felt|turned|never|always|will|would|should|must|talks|wakes?|cries|bites|barks|leaks?|leaking|drips?|dripping|smells?|drops?|gave|dug|forgot|ate|bit(?! (?:about|of|on|for))|fell|spilled|chewed|swallowed|scratched|lied|stole|cheated|dumped|moved|bought|sold|runs|missed|cancelled|canceled|raised|sent|rained|hurts?|giving (?:me |an? )?(?:#|error)|itch\w*|crash\w*|froze|freezes|not \w+ing)`;
const STATEMENT = new RegExp(
  String.raw`^(?:(?:can't|cannot|couldn't|won't|don't (?:know|want|feel|like|understand)|keep \p{L}+ing|been|woke|feeling|struggling|tired of|sick of|worried|scared|stressed|overwhelmed|addicted|(?:told|lied to|found out|broke up|fought with|argued with|caught) (?:my|that|with|a|the|me)|(?:husband|wife|boyfriend|girlfriend|son|daughter|baby|kid|toddler|boss|dog|cat|roommate|landlord|mom|dad) (?:snores|barks|cries|screams|bites|lies|cheats|drinks|yells|ignores|steals|smokes|complains|hates|refuses|throws|hits|\p{L}+s (?=(?:on|in|at|the|my|me|every|all|when|after|since|everything|up|out|with|from|over)\b))|got (?:an?|the|my) (?!few|little|job (?:interview|offer) (?:prep|question)))\b|(?:my|our|the) (?:\p{L}+ ){1,2}(?:plays|parks|throws|loves|likes|works|takes|calls|blames|copies|interrupts|eats|sleeps|complains|snores)\b|(?:i|we|he|she|they|nobody|everyone)(?:'m|'ve|'re|'s|'d|'ll)? |(?:i'm|i've|i'd|i'll|it's|there's|we're) |(?!negotiating|asking)${SUBJECT} ${FINITE}\b)`,
  "iu",
);
/** Verbs that are nouns as well, before a thing. */
const NOUN_TOO = String.raw`^(?:email|text|message|plan|design|update|review|reply|answer|test|study|draft|outline|research|code|practice|pitch|quiz|budget|schedule|post|document|report|speech|interview|toast|invite|name|list) (?:of|to|for|about|on|from|asking|saying|telling|explaining)\b(?! (?:me|us|it|this|that|these)\b)|^(?:plan|design|text|email|message|document|review|reply|answer|test|check|study|draft|outline|research|interview|name|rank|code|format|count|estimate|practice|pitch|quiz|play|change|act|budget|schedule|book|market|grade|train|move|save|start|update|thank you|invite)\s+(?:decks?|plans?|notes?|ideas?|questions?|messages?|templates?|sheets?|tests?|prep|guides?|answers?|letters?|scripts?|names?|emails?|papers?|schedules?|cards?|posts?|routines?|reviews?|repl(?:y|ies)|partners?|checklists?|reports?|list|club|summary|subject lines?|signatures?)\b|^paint (?:colou?rs?|peeling|chipping)\b|^(?:thank you|save[- ]the[- ]date)\b|^interview (?:tomorrow|today|on|at|for|next|with|in)\b`;

/** The noun a phrase is about ends here. */
const HEAD_END = new RegExp(
  String.raw`\s+(?:for|to|about(?! (?:section|us|me|page)\b)|on|of(?! (?:honou?r|office|the (?:bride|groom|month|year))\b)|in|with|without|from|that|which|who|where|when|as|at|by|after|before|under|using|so|because|but|and|or|like|till|until|${DOING}|between|into|against|over|during|if|than|per|via|around|near|is|are|cause|since|while)\b|[,.:;(–-](?=\s|$)`,
  "iu",
);

export const ENGLISH_GRAMMAR: Grammar = {
  asks: {
    politeStart:
      /^(?:(?:hi|hey|hello|ok|okay|so|um|please|pls|plz|just|quick question|yo)\b[\s,:!-]*|(?:can|could|would|will) (?:you(?! rather)|u|someone|somebody|anybody|anyone|i get(?! my)|i have)(?: please| pls| maybe)?\s+(?:help me(?: to| with)?\s+)?|(?:(?:i|we) )?(?:really )?(?:need|want|have|would like|wanna)(?: you)? to (?=write|make|create|plan|find|get|build|fix|draft)|i(?:'d| would|d) (?:like|love)(?: you)?(?: to)?\s+|(?:(?:i|we) )?(?:really )?(?:need|have|want) to (?=(?:text|email|message|dm) )|(?:i|we)(?:'m| am|m) looking for\s+|(?:i|we) (?:really |just )?(?:need|want)(?: some)?(?: help(?: with| to)?)?\s+(?!it\b|this\b|out\b|more\b|less\b|to\b|him\b|her\b|them\b|my\b|you\b)|(?:please )?help(?: me)?(?: to| with| out with)?\s+|(?:give|gimme|get|send) me\s+|need(?: a bit of| some)?(?: help (?:with|to))?\s+(?!to\b)|looking for\s+|any (?=ideas|tips|advice|suggestions))/iu,
    politeEnd:
      /(?<![\s,.!-])[\s,.!-]*\b(?:please|pls|plz|thanks?(?: you)?(?: in advance)?|thx|ty|(?:(?<=[,.!?;-]\s?)|(?<=^(?:\S+\s+){1,5}))help(?: me)?(?: please)?|cheers)[\s!.?]*$/iu,
    // The last of them are wishes for oneself, which an assistant cannot do but show.
    howto:
      /^(?:how (?:do|can|should|would|could|might) (?:i|you|we|one|u)\s+(?:best )?|how to\s+|how-to\s+|best way to\s+|what(?:'s| is|s) the best way to\s+|ways to\s+|(?:(?:i|we) )?(?:really |just )?(?:want|need) to\s+(?!know\b|see\b|understand\b))(?!.*[.?]\s+\S).|^(?!.*\b(?:letter|email|text|message|speech|note|post)\b|.* or (?:save|pay|buy|rent|stay|wait|go|keep|take|get|invest|put)\b)(?:get rid of|reduce|cut down|lower my|increase my|grow|fall asleep|wake up|stay|lose (?:weight|\d+ ?(?:pounds|lbs?|kilos?|kgs?))|save (?:up )?(?:[$€£]?\d|for)|pay off|run (?:a |my )\p{L}+|(?:get|become) (?:better|fit|fitter|stronger|in shape)|sleep better|make (?:friends|money|new friends)|save money|stop \w+ing|quit \w+|patch|install|remove|negotiate|learn|study for|talk to (?!me\b|us\b)|confront|(?:convince|persuade) (?:my|our)\b|unclog|(?:fix|repair|clean|remove) (?:my|a|the) (?!code|essay|text|grammar|email|sentence|resume|cv|cover|letter|paragraph|spelling|writing|post|bio|formatting|function|script|query|sql|excel|formula)|(?:make|get|keep|stop) (?:my|our) (?:\d+ ?-?(?:yo|year)\S*|kids?|son|daughter|dog|cat|baby|husband|wife|toddler|boss|team|puppy|neighbou?rs?|landlord|child|children|teen\w*|hair|skin|house|room|apartment|home|kitchen|bathroom|bedroom|yard|garden|office|desk)\b)/isu,
    question:
      /^(?:(?:and |but )?(?:how|what|why|when|where|which|who|whose|whats|what's|wheres|whos|hows)\b|(?:is|are|am|was|were|can|could|should|shall|would|will|do(?! me\b)|does|did|has|have|may) (?:i|you|we|they|it|he|she|this|that|there|the|a|an|my|your|our|his|her|any\w*|some\w*|people|\w+)\b)|\?$/iu,
    order: new RegExp(
      String.raw`^(?!${NOUN_TOO.replaceAll("^", "")})(?:(?:explain to\b|do me (?=an? )|sum (?:up|this|it|that|these)\b|tl;?dr (?=this|that|these|it)|(?:write|tweak|tighten|rework|update|revamp|refresh|spice up|touch up|balance|rewrite|make|create|draft|plan|explain|describe|translate|summari[sz]e|fix|build|design|generate|list|find|suggest|recommend|compare|tell|show|teach|prepare|develop|compose|proofread|edit|improve|shorten|turn|convert|analy[sz]e|review|debug|solve|calculate|organi[sz]e|act|pretend|be|play|roleplay|quiz|test|check|correct|rephrase|reword|polish|condense|simplify|simulate|brainstorm|come up|think|outline|set up|add|remove|change|help|practice|practise|ask|answer|reply|respond|announce|invite|thank|apologize|apologise|convince|persuade|argue|complain|decline|cancel|pitch|introduce|study|learn|draw|paint|imagine|invent|name|rename|rank|refactor|optimi[sz]e|implement|code|clean|extract|format|merge|split|sort|count|estimate|evaluate|research|interview|continue|finish|give|pick|choose|decide|save|lose|train|cook|bake|repair|remove|patch|install|move|negotiate|congratulate|remind|critique|grade|define|transcribe|visuali[sz]e|expand|(?:text|email|message)(?= (?:my|our|the|him|her|them|me|us|back|all)\b)|document|adapt|get|start|stop|keep|pull|put|use|take|create|teach|let|walk|guide|run|schedule|budget|book|sell|promote|advertise|market|launch|grow)\b(?! (?:ideas?|plan|tips|letter|for sale|recipe|email|list|script|post|template|to (?:customer|client|boss|landlord|my)))))`,
      "iu",
    ),
    statement: STATEMENT,
    makes:
      /^(?:write|draft|make|create|compose|build|design|generate|prepare|develop|plan|give|suggest)(?: me)? (?!(?<=make )(?:my|our|this|it|these|your) )(?=\S)/iu,
  },
  facts: factRules(ENGLISH_FACT_WORDS),
  thing: { headEnd: HEAD_END, joined: "", endings: "s" },
};
