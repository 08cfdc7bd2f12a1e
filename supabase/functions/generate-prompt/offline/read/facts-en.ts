import type { FactRule } from "./facts.ts";

const N = String.raw`(?:\d[\d.,]*(?:\s?(?:-|–|to)\s?\d+)?k?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|a|an|half an|a few)`;
const UNIT = String.raw`(?:words?|characters?|chars|pages?|paragraphs?|sentences?|lines?|slides?|bullet points?|bullets|minute read|stanzas?|verses?|tweets?)`;
const PERIOD = String.raw`(?:seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|weekends?)`;
const MONEY = String.raw`(?:[$€£]\s?\d[\d.,]*\s?k?|\d[\d.,]*\s?k?\s?(?:dollars?|bucks|euros?|eur|usd|gbp|pounds?|quid|€|£|\$))`;
const PEOPLE = String.raw`(?:people|persons?|guests?|kids?|children|adults?|students?|pupils?|players?|colleagues|friends|teens|toddlers|(?:\w+[- ])?(?:year|yr)[- ]?olds|of us)`;
const LANGUAGES =
  "english|spanish|german|french|portuguese|italian|dutch|polish|swedish|danish|norwegian|finnish|turkish|russian|ukrainian|arabic|hebrew|hindi|urdu|bengali|chinese|mandarin|japanese|korean|vietnamese|thai|greek|latin|romanian|hungarian|czech|indonesian|farsi|swahili|tagalog";
const TONES =
  "humble|modest|grateful|empathetic|supportive|neutral|motivational|funny|humorous|witty|formal|informal|casual|friendly|polite|firm|serious|professional|warm|heartfelt|sincere|sarcastic|playful|cheerful|romantic|diplomatic|assertive|apologetic|respectful|persuasive|upbeat|calm|confident|gentle|dramatic|scary|spooky|edgy|snarky|dry|blunt";

const rule = (kind: FactRule["kind"], form: FactRule["form"], source: string): FactRule => ({
  kind,
  form,
  pattern: new RegExp(source, "giu"),
});

const READERS = String.raw`(?:complete |total |absolute )?(?:beginners?|kids|children|a kid|a child|teenagers?|teens|a teenager|a beginner|students|parents|seniors|developers|engineers|executives|the board|investors|dummies|(?:a )?(?:\w+|\d+)[ -](?:year|yr)[ -]?olds?|someone (?:who|with) [^,.]{3,40}|non[- ]\w+ (?:people|readers))`;

/** In English, the telling ones first: what one has read, the next do not see. */
export const ENGLISH_FACTS: readonly FactRule[] = [
  rule(
    "length",
    "atMost",
    String.raw`\b(?:under|at most|max(?:imum)?(?: of)?|no more than|less than|up to|within|not (?:more|longer) than|fewer than|below)\s+(${N}\s+${UNIT})\b`,
  ),
  rule(
    "length",
    "atMost",
    String.raw`\b(${N}\s+${UNIT})\s+(?:max(?:imum)?|at most|or less|or fewer|tops)\b`,
  ),
  rule(
    "length",
    "about",
    String.raw`\b(?:about|around|roughly|approx(?:imately)?|~)\s*(${N}[ -]${UNIT})\b`,
  ),
  rule("length", "exactly", String.raw`\b(${N}[ -]${UNIT})\b`),
  rule(
    "length",
    "none",
    String.raw`\b(?:haiku|limerick|sonnet|one[- ]liner|tweet|couplet|joke|six word)s?\b`,
  ),
  rule(
    "length",
    "length",
    String.raw`\b(?:very short|short|brief|concise|detailed|in[- ]depth)\b(?! (?:hair|term|time|story|stories|distance|sleeve|drive|trip|of|on|run|film|video|ribs))`,
  ),
  rule(
    "format",
    "asFormat",
    String.raw`\b(?:as|in|into) ((?:an? )?(?:\w+ )?(?:table|bullet points|bullets|list|numbered list|checklist|csv|json|markdown|timeline|diagram|flowchart|q&a))\b`,
  ),
  rule("format", "asFormat", String.raw`\b(bullet points)\b`),
  rule(
    "language",
    "inLanguage",
    String.raw`\b(?:in|into|to) ((?:(?:simple|plain|easy|polite|formal|brazilian|mexican|british|american) )*(?:${LANGUAGES}))\b`,
  ),
  rule(
    "budget",
    "budget",
    String.raw`\b(?:under|below|less than|max(?:imum)?|up to|at most|budget(?: is| of|:)?|spend(?: about| around)?|within)\s+(${MONEY})(?!\s*(?:off|per|a|an|/)\b)`,
  ),
  rule("budget", "budget", String.raw`(${MONEY}) (?:budget|max|total|or less|limit|tops)\b`),
  rule("budget", "budget", String.raw`\b(?:under|below|max) (\d{2,6})\b(?! ?\w)`),
  rule("budget", "budget", String.raw`, (${MONEY})(?=$|,)`),
  rule(
    "budget",
    "none",
    String.raw`\b(?:cheap|on a (?:tight |small |shoestring )?budget|low[- ]budget|inexpensive|affordable)\b|${MONEY}`,
  ),
  rule(
    "time",
    "time",
    String.raw`\b(${N}[ -]?${PERIOD} (?:a|per|each|every) (?:day|week|month|night|session|person))\b`,
  ),
  rule(
    "time",
    "time",
    String.raw`\b((?:once|twice|three times|${N} (?:times|days|nights|x)) (?:a|per) (?:day|week|month))\b`,
  ),
  rule(
    "time",
    "none",
    String.raw`\b(?:delayed|late|late by|been|past|after|every|last|ago|for over|over|running late|waited) (?:the )?(?:past |last )?${N}[ -]?${PERIOD}\b|\b${N}[ -](?:second|minute|hour|day|week|month|year)\b(?![- ]olds?)|\ban? (?:${PERIOD})\b`,
  ),
  rule(
    "time",
    "within",
    String.raw`\b(?:in|within|under|less than|max) (${N}[ -]?${PERIOD})\b(?! (?:ago|old|when))`,
  ),
  rule(
    "time",
    "deadline",
    String.raw`\b((?:by|before|due) (?:(?:the )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|weekend|next week|end of (?:the )?\w+|january|february|march|april|may|june|july|august|september|october|november|december)(?: \d{1,2}(?:st|nd|rd|th)?)?|\d{1,2}(?:st|nd|rd|th)?(?: of)? \p{L}+))\b`,
  ),
  rule(
    "time",
    "none",
    String.raw`\b(?:(?:on|this|next) )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|today|weekend|(?:january|february|march|april|june|july|august|september|october|november|december))\b`,
  ),
  rule("audience", "forReader", String.raw`\b(?:for|to) (${READERS})\b`),
  rule(
    "audience",
    "forReader",
    String.raw`\bto ((?:my|a|an|our) (?:\d{1,2}|[a-z]+)[ -](?:year|yr)[ -]?olds?(?: \w+)?)(?=$|[,.;!?])`,
  ),
  rule("people", "people", String.raw`\b(${N} ${PEOPLE})\b`),
  rule(
    "time",
    "time",
    String.raw`\b(${N}[ -]?(?:seconds|secs|minutes|mins?|hours|hrs|days|weeks|months))\b(?! (?:old|ago|pregnant|late|later|olds|postpartum))`,
  ),
  rule(
    "people",
    "forPeople",
    String.raw`\b(?:for|feeds|serves) (two|three|four|five|six|seven|eight|nine|ten|twelve|[2-9]|1\d|[2-9]0)\b(?! ?[\w:$€£%])`,
  ),
  rule(
    "people",
    "none",
    String.raw`\b(?:for|with) my (?:\w+ )?(?:toddler|son|daughter|family|kids?|class|baby|wife|husband|parents)\b|\b\d{1,2} ?(?:yo|y/o|months? old|(?:year|yr)[- ]old)\b`,
  ),
  rule(
    "limits",
    "follows",
    String.raw`\b((?:strictly )?(?:vegetarian|vegan|gluten[- ]free|dairy[- ]free|lactose[- ]free|nut[- ]free|halal|kosher|keto|low[- ]carb|sugar[- ]free|pescatarian))\b`,
  ),
  rule(
    "limits",
    "minds",
    String.raw`\b(bad (?:knees?|back|shoulders?|hips?|wrists?)|(?:\w+ )?allerg(?:y|ies)|allergic to \w+|(?:knee|back|shoulder) (?:pain|injury))\b`,
  ),
  rule(
    "limits",
    "without",
    String.raw`\bwithout\s+((?!an? )(?:(?:any |using |the )?[\p{L}'-]+(?: [\p{L}'-]+)?(?: or [\p{L}'-]+)?)(?=[,.;!?¦]|\s*$| (?:and|but|please|for|in|on|with|to)\b))`,
  ),
  // Of what is missing in somebody's life ("no hot water") nothing follows for the answer; of these it does.
  rule(
    "limits",
    "without",
    String.raw`\bno\s+((?:[\p{L}-]+ (?:or|and) )?(?:equipment|gym|cooking|oven|meat|pork|fish|seafood|nuts|dairy|gluten|sugar|alcohol|jargon|emojis?|hashtags?|plugins?|libraries|macros|spoilers|clich[eé]s|buzzwords|rhymes?|swearing|politics|exclamation (?:marks|points)|bullet points|introduction|explanations?))\b`,
  ),
  rule(
    "level",
    "none",
    String.raw`\b(?:beginners?|newbies?|intermediates?|advanced|a1|a2|b1|b2|c1|c2|\d+(?:st|nd|rd|th)[ -]grade(?:rs?)?|grade \d+|year \d+|high school(?:ers?)?|middle school(?:ers?)?|college|university|phd|undergrad\w*|gcse|a-levels?|kindergarten(?:ers)?|ap)\b`,
  ),
  rule(
    "audience",
    "none",
    String.raw`\b(?:for|to) (?:(?:a|an|my|our|the|some) )?(?:[\p{L}'-]+ )?(?:customers?|clients?|boss|manager|team|grandm(?:a|other)|grandpa|mom|mum|dad|colleagues?|coworkers?|neighbou?rs?|landlord|landlady|teacher|professor|recruiters?|friends?|wife|husband)\b`,
  ),
  rule(
    "tone",
    "inTone",
    String.raw`\b((?:not too |a bit |very |more |less |kinda |super )?(?:${TONES}))\b(?! (?:wear|dress|email address|skin|hair|fit|shoes|cleaning|cough|movies?|games?|tv|films?|shirt|suit))`,
  ),
  rule(
    "limits",
    "follows",
    String.raw`\b((?:don'?t|do not|never|must not|must|should not|shouldn't) (?:mention|include|use|sound|be|contain|start|end|repeat|rhyme)\b[^,.;!?\n]{1,60})`,
  ),
  rule(
    "count",
    "none",
    String.raw`\b(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|some|a few|several) (?:\w+ )?(?:ideas?|names?|titles?|options?|questions?|tips?|captions?|posts?|examples?|headlines?|slogans?|taglines?|ways|recipes?|exercises?|hooks?|flashcards|cards|jokes?|reasons?|meals?|scenes?|versions?|hashtags|tags|subject lines?|gifts?|activities|books?|movies?|games?|songs?)\b`,
  ),
  rule(
    "count",
    "none",
    String.raw`\b(?:captions|posts|replies|messages|versions|hooks|jokes|hashtags)\b`,
  ),
  // By its capital, which only names have after mending.
  {
    kind: "place",
    form: "none",
    pattern:
      /\b(?:in|to|near|from|around|at) (?:the )?(?!Excel|Google|Python|JavaScript|LinkedIn|English|Spanish|French|German)\p{Lu}\p{L}+/gu,
  },
];
