const ARTICLE_LESS =
  /^(?:a|an|the|my|our|your|his|her|their|its|this|that|these|those|some|any|no|all|each|every|both|one|two|three|four|five|six|seven|eight|nine|ten|\d\S*|more|less|better|good reasons|most|what|how|me|him|her|them|us|it)\b/iu;
const MASS =
  /(?:advice|help|lyrics|homework|feedback|software|music|copy|code|text|information|news|research|wording|content|css|html|dialogue|art|work|stuff|series|data|marketing|practice|training|decor|food|money|math|maths|grammar|js|sql|python|merch|etiquette|tips|ideas)$/iu;
const AFTER_HEAD =
  /\s+(?:for|to|about|on|of|in|with|without|from|that|which|who|where|when|as|at|by|after|before|under|using|so|because|but|and|or|like|saying|asking|telling|explaining|mentioning|between|into|against|over|during|if|than|per|via|around|near|is|are|cause|since|while)\b|[,.:;(–-]/iu;
const VOWEL = /^(?:[aeio]|u(?!ni|s[ei]|k\b|rin|tili)|hour|honest|heir)/iu;
const SPELLED = /^[FHLMNRSX][A-Z\d]/u;
export const MY_PEOPLE =
  "boss|landlord|landlady|wife|husband|mom|mum|dad|mother|father|girlfriend|boyfriend|manager|neighbor|neighbour|neighbors|neighbours|brother|sister|son|daughter|grandma|grandpa|partner|team|roommate|flatmate|supervisor|professor|teacher|ex";
export const A_PEOPLE =
  "customer|client|friend|colleague|coworker|recruiter|student|tenant|supplier|stranger|beginner|teenager|child|kid|toddler|senior|candidate|investor|guest|user|vendor|company|hotel|restaurant|airline|employee|school|neighbourhood|donor|patient|parent";
const BARE_MINE = new RegExp(
  String.raw`\b(to|for|from|with|at) (?=(?:${MY_PEOPLE})\b(?!'s|s'| (?:lead|leader|building|meeting|member)))`,
  "giu",
);
const BARE_ONE = new RegExp(
  String.raw`\b(to|for|from|with) (?=(?:(?:angry|unhappy|upset|potential|former|new|old|junior|late|rude) )?(?:${A_PEOPLE})\b(?!s|'s|s'| service| support| board))`,
  "giu",
);
const BARE_PLACE =
  /\bfor (?=(?!a |an |the |my |our |your |this |his |her |their |\d)(?:\p{L}+ ){0,2}(?:company|business|shop|store|cafe|bakery|startup|app|brand|truck|restaurant|studio|agency|salon|podcast|blog|band|website|channel|gym|hotel)\b)/giu;
const THEN_SUBJECT = new RegExp(
  String.raw`\b((?:my|a|an|the) (?:(?:angry|unhappy|upset|potential|former|new|old) )?(?:${MY_PEOPLE}|${A_PEOPLE})) (?=[\p{L}'-]+(?: [\p{L}'-]+)*$)(?!who|that|about|for|in|on|and|or|to|with|from|after|because|whose|so|of|at|at|when|if|as|by|but|asking|saying|telling|is|has|was|explaining|thanking|who's|without|regarding|re|not|under|using|via|ideas?|in|days?)`,
  "iu",
);

export const LINK =
  "(?:for|to|about|on|of|in|with|without|from|that|which|who|where|when|as|at|by|after|before|under|using|so|because|but|and|or|like|saying|asking|telling)\\b";
const LOOSE =
  /(?<!\b(?:for|in|of|at|to|under|about|the|a|an|only|with|by|than|over|from|and|or|takes|every|last|first|next|around|most|max|is|my|ages?|have|has|say|says|top|[\d.]+))(?<=[\p{L})]) (?=\d+ (?:min|minutes?|hours?|days?|weeks?|words|people|kids|students|(?:\w+ )?year)\b|no (?!one|idea|longer|more)\p{L}|(?:under|max|below) [$€£]?\d)/giu;
const LIKES =
  /\b(for my \p{L}+)(?: \(?(\d{1,2})\)?)?,? (?=(?:likes|loves|hates|has|is|wants|collects|plays)\b)/iu;

export const WRITES =
  /^((?:write|draft|make|create|compose|build|design|generate|prepare|develop|plan)(?: me)?) (?=(\S.*))/iu;
const THINGS =
  /(?:weekend|trip|vacation|party|dinner|picnic|honeymoon|email|e-mail|letter|note|message|text|post|poem|story|script|plan|speech|toast|song|rap|essay|article|blog|resume|bio|caption|description|list|agenda|schedule|budget|quiz|worksheet|recipe|workout|function|program|app|website|logo|flyer|ad|newsletter|proposal|contract|report|summary|review|reply|itinerary|presentation|survey|page|template|joke|haiku|limerick|invitation|card|complaint|formula|query|regex|thread|pitch|outline|paragraph|dialogue|scene|game|tweet|slogan)$/iu;

/** Notes strung together are parted. */
export function withCommas(text: string): string {
  return text.replace(LOOSE, ", ");
}

export function lowerFirst(text: string): string {
  return text.replace(/^(?:A|An|The|My|Some|Good|Short|New|Best|Funny)\b/u, (word) =>
    word.toLowerCase(),
  );
}

/** The noun a phrase is about, with what stands before it. */
export function headOf(text: string): { head: string } {
  return { head: text.split(AFTER_HEAD)[0]?.trim() ?? text };
}

export function withArticle(text: string): string {
  const { head } = headOf(text);
  const isPlural = /(?:[^su]s|ies)$/iu.test(head) && !/(?:ss|us|is|news)$/iu.test(head);
  if (ARTICLE_LESS.test(text) || isPlural || MASS.test(head) || head === "") return text;
  return `${articleOf(text)} ${text}`;
}

function articleOf(text: string): string {
  if (/^(?:best|cheapest|easiest|fastest|right|most|healthiest)\b/iu.test(text)) return "the";
  return VOWEL.test(text) || SPELLED.test(text) ? "an" : "a";
}

export function withArticleAfterVerb(text: string): string {
  const [, verb, object = ""] = WRITES.exec(text) ?? [];
  if (verb === undefined || !THINGS.test(headOf(object).head)) return text;
  return `${verb} ${withArticle(object)}`;
}

export function withPeople(text: string): string {
  return text
    .replace(BARE_MINE, "$1 my ")
    .replace(BARE_PLACE, (_, at: number, whole: string) => `for ${articleOf(whole.slice(at + 4))} `)
    .replace(
      LIKES,
      (_, whom: string, age: string | undefined) =>
        `${whom}${age === undefined ? "" : ` (${age})`} who `,
    )
    .replace(BARE_ONE, (_, before: string, at: number, whole: string) => {
      const next = whole.slice(at + before.length + 1);
      return `${before} ${articleOf(next)} `;
    })
    .replace(THEN_SUBJECT, "$1 about ")
    .replace(
      /\b(about) (?=late (?:order|delivery|payment)\b|missing \w+$|lost \w+[^s]$|broken \w+[^s]$|overdue \w+[^s]$)/iu,
      "$1 a ",
    );
}
