import { countWords } from "../../text/normalise.ts";
import { outsideQuotes } from "./mend.ts";

const ARTICLE_LESS =
  /^(?!(?:\d+|two|three|four|five|six|ten)-\p{L}|\d+k\b)(?:a|an|the|my|our|your|his|her|their|its|this|that|these|those|some|any|no|all|each|every|both|one|two|three|four|five|six|seven|eight|nine|ten|(?!\d+ (?:sec|second|min|minute|hour|day|week|month|page|word|year)\b)\d\S*(?<!\d(?:th|st|nd|rd))(?= )|more|less|better|good reasons|fun facts|most|what|how|me|him|her|them|us|it)\b/iu;
const MASS =
  /(?:advice|help|lyrics|homework|software|music|copy|code|(?<=\w )(?<!(?:apology|condolence|sympathy|thank you|birthday|break ?up|anniversary|good ?(?:night|morning)|wedding|follow[- ]?up) )text|information|news|research|wording|content|css|html|dialogue|(?<!\p{L})art|work|stuff|series|data|marketing|practice|training|decor|food|money|math|maths|grammar|js|sql|python|merch|etiquette|tips|ideas|prep|feedback)$/iu;
const VOWEL = /^(?:[aio]|(?:8|11|18)(?!\d)|e(?!u)|u(?!ni|s[ei]|k\b|rin|tili)|hour|honest|heir)/iu;
const SPELLED = /^(?!SWOT|HIIT|NATO|NASA)[FHLMNRSX][A-Z\d]/u;
/** What a text does: "an email inviting parents". */
export const DOING =
  "(?:accept|announc|apologi[sz]|argu|ask|cancel+|complain|confirm|congratulat|declin|describ|demand|disput|encourag|explain|inform|introduc|invit|let|mention|notify|offer|promot|propos|quit|recommend|refus|regard|reject|remind|request|resign|say|(?<!best |top )sell|suggest|tell|thank|updat|warn|welcom|wish)t?ing";
export const MY_PEOPLE =
  "boss|coach|prof(?!\\.)|therapist|best friend|landlord|landlady|wife|husband|mom|mum|dad|mother|father|girlfriend|boyfriend|manager|neighbor|neighbour|neighbors|neighbours|brother|sister|son|daughter|grandma|grandpa|partner|team|roommate|flatmate|supervisor|professor|teacher|ex(?! (?:army|navy|military|marine|police|\\p{L}+ (?:sergeant|officer|teacher)))";
export const A_PEOPLE =
  "\\d+-year-old(?: (?:man|woman|boy|girl|nephew|niece)|(?! (?:man|woman|boy|girl|nephew|niece)))|customer|client|friend|colleague|coworker|recruiter|student|tenant|supplier|stranger|beginner|teenager|child|kid|toddler|senior|candidate|investor|guest|user|vendor|waitress|waiter|cashier|bartender|barista|groomer|company|hotel|restaurant|airline|employee|neighbourhood|donor|patient|parent";
const BARE_MINE = new RegExp(
  String.raw`\b(to|for|from|with|at|${DOING}) (?=(?:${MY_PEOPLE})\b(?!'s|s'| (?:lead|leader|building|meeting|member)))`,
  "giu",
);
const BARE_ONE = new RegExp(
  String.raw`\b(to|for|from|with) (?=(?:(?:angry|unhappy|upset|potential|former|new|old|junior|late|rude|retiring|underperforming|difficult|dog|college) )?(?:${A_PEOPLE})\b(?!s|'s|s'| service| support| board))`,
  "giu",
);
const BARE_PLACE =
  /\bfor (?=(?!a |an |the |my |our |your |this |his |her |their |\d)(?:(?!the\b|our\b|my\b)\p{L}+ ){0,2}(?:company|business|shop|store|cafe|bakery|startup|app|brand|truck|restaurant|studio|agency|salon|podcast|blog|band|website|channel|gym|hotel(?! room)|dentist office|clinic|pic|picture|photo|selfie)\b(?! (?:members?|owners?|customers|staff|employees|guests|bags?|clothes|equipment|cleaners?)\b))/giu;
export const LINK = `(?:${DOING}|for|between|to|about|on|of|in|with|without|from|that|which|who|where|when|as|at|by|after|before|under|using|so|because|but|and|or|like|till|until)\\b`;
const LOOSE =
  /(?<!\b(?:I|they|he|she|we|you|burns|lasts|waited|delayed|took|late|stays|holds|works?|takes|here|there|maybe|probably|likely|be|but|so|led|managed|hosting|feeds?|for|in|of|at|to|after|before|since|been|past|almost|over|under|about|the|a|an|only|with|by|than|over|from|and|or|takes|every|last|first|next|around|most|max|is|my|ages?|have|has|say|says|top|[\d.]{1,9}))(?<=[\p{L})])(?<!['’](?:s|re|m)) (?=not (?!to\b|too\b|be\b|\w+ing\b)|\d+ (?:min|minutes?|hours?|days?|weeks?|months?|years?(?! old)|words|people|kids|students|(?:\w+ )?year)\b|no (?!one|idea|longer|more)\p{L}|(?:under|max|below|want|offer) [$€£]?\d)/giu;

/** The noun a phrase is about ends here. */
export const HEAD_END = new RegExp(
  String.raw`\s+(?:for|to|about(?! (?:section|us|me|page)\b)|on|of(?! (?:honou?r|office|the (?:bride|groom|month|year))\b)|in|with|without|from|that|which|who|where|when|as|at|by|after|before|under|using|so|because|but|and|or|like|till|until|${DOING}|between|into|against|over|during|if|than|per|via|around|near|is|are|cause|since|while)\b|[,.:;(–-](?=\s|$)`,
  "iu",
);

const STORY_WORDS = 20;

/** Notes strung together are parted, and people get their "my" or "a". */
export function polish(text: string): string {
  // In a told story what looks like a note belongs to its sentence.
  const isStory = countWords(text) > STORY_WORDS;
  return outsideQuotes(text, (part) => withPeople(isStory ? part : part.replace(LOOSE, ", ")));
}

export function withArticle(text: string): string {
  const head = text.split(HEAD_END)[0]?.trim() ?? text;
  const isPlural = /(?:[^su]s|ies)$/iu.test(head) && !/(?:ss|us|is|news)$/iu.test(head);
  if (ARTICLE_LESS.test(text) || isPlural || MASS.test(head) || head === "") return text;
  return `${articleOf(text)} ${text}`;
}

function articleOf(text: string): string {
  if (
    /^(?:best(?! man)|differences?|cheapest|easiest|fastest|right|most|healthiest)\b/iu.test(text)
  )
    return "the";
  return VOWEL.test(text) || SPELLED.test(text) ? "an" : "a";
}

function withPeople(text: string): string {
  return text
    .replace(BARE_MINE, "$1 my ")
    .replace(BARE_PLACE, (_, at: number, whole: string) => `for ${articleOf(whole.slice(at + 4))} `)
    .replace(BARE_ONE, (_, before: string, at: number, whole: string) => {
      const next = whole.slice(at + before.length + 1);
      return `${before} ${articleOf(next)} `;
    })
    .replace(
      /\b(about) (?=new (?:\p{L}+ )?(?:policy|schedule|manager|system|software|dress code|rule|hire|product|feature)(?!\p{L})|late (?:order|delivery|payment)\b|missing \w+$|lost \w+[^s]$|broken \w+[^s]$|overdue \w+[^s]$)/iu,
      "$1 a ",
    );
}
