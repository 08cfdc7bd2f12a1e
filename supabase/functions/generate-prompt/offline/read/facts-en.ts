import type { FactWords } from "./facts.ts";

const LANGUAGES =
  "english|spanish|german|french|portuguese|italian|dutch|polish|swedish|danish|norwegian|finnish|turkish|russian|ukrainian|arabic|hebrew|hindi|urdu|bengali|chinese|mandarin|japanese|korean|vietnamese|thai|greek|latin|romanian|hungarian|czech|indonesian|farsi|swahili|tagalog";
const WEEKDAY = "monday|tuesday|wednesday|thursday|friday|saturday|sunday";
const MONTH =
  "january|february|march|april|may|june|july|august|september|october|november|december";
const YEAR_OLDS = String.raw`(?:\w+|\d+)[ -](?:year|yr)[ -]?olds?`;

export const ENGLISH_FACT_WORDS: FactWords = {
  number: String.raw`(?:\d[\d.,]{0,11}(?:\s?(?:-|–|to)\s?\d+)?k?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|half an?|an?|a few)`,
  unit: "(?:words?|characters?|chars|pages?|paragraphs?|sentences?|lines?|slides?|bullet points?|bullets|minute read|stanzas?|verses?|tweets?)",
  period: "(?:seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|weekends?)",
  money: String.raw`(?:[$€£]\s?\d[\d.,]{0,11}\s?k?|\d[\d.,]{0,11}\s?k?\s?(?:dollars?|bucks|euros?|eur|usd|gbp|pounds?|quid|€|£|\$))`,
  people: `(?:\\p{L}+ )?(?:people|persons?|guests?|kids|children|adults?|students|pupils|players?|colleagues|friends|teens|toddlers|women|men|of us|${YEAR_OLDS})`,
  counted:
    "ideas?|names?|titles?|options?|questions?|tips?|captions?|posts?|examples?|headlines?|slogans?|taglines?|ways|recipes?|lunches|dinners|breakfasts|snacks|exercises?|hooks?|flashcards|jokes?|reasons?|meals|scenes?|versions?|hashtags|subject lines?|gifts|activities|books|movies|games|songs|replies|messages",
  atMost:
    "(?:under|at most|max(?:imum)?(?: of)?|no more than|less than|up to|within|not (?:more|longer) than|fewer than|below|only)",
  afterMost: "(?:max(?:imum)?|at most|or less|or fewer|tops|total|limit)",
  about: "(?:about|around|roughly|approx(?:imately)?|~)",
  brief:
    "(?:very |really |super )?(?:short|brief|concise|detailed|in[- ]depth|long)(?! (?:hair|term|time|story|stories|distance|sleeves?|drive|trip|of|on|run|film|video|ribs|ago|island))(?<!how \\p{L}+|too \\p{L}+)",
  fixedForms: "(?:haiku|limerick|sonnet|one[- ]liner|tweet|couplet|joke|six word|acrostic)s?",
  forms:
    "(?:as|in|into) ((?:an? )?(?:(?!the |this |that |my |our )\\w+ )?(?:table|bullet points|bullets|list|checklist|csv|json|markdown|timeline|diagram|flowchart|q&a))|bullet points(?! (?:into|to)\\b)|(?<=[,;.] )((?:comparison )?table|list|checklist)(?=(?:,? (?:pls|please))?[.! ]*$)|(?<=^)(table)(?= .* (?:vs|versus) )",
  languages: `(?:in|into|to) ((?:(?:simple|plain|easy|polite|formal|brazilian|mexican|british|american) )*(?:${LANGUAGES}))`,
  budget: "(?:budget(?: is| of|:)?|spend(?: about| around)?)",
  cheap: "cheap|on a (?:tight |small |shoestring )?budget|low[- ]budget|inexpensive|affordable",
  every: "(?:a|an|per|each|every) (?:day|week|month|night|session|evening)",
  within: "in|within|under|less than|max",
  deadline: `(?:by|before|due) (?:(?:the )?(?:${WEEKDAY}|tomorrow|tonight|weekend|next week|end of (?:the )?\\w+)|(?:${MONTH})(?: \\d{1,2}(?:st|nd|rd|th)?)?|\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTH}))`,
  pastTime: `(?:delayed|late|late by|been|past|after|every|last|ago|for over|over|running late|waited|since|for the) (?:the )?(?:past |last )?(?:\\d+|\\p{L}+)[ -]?(?:minutes?|mins?|hours?|days?|weeks?|months?|years?)|\\d+ ?(?:months?|years?|days?|weeks?|hours?) (?:ago|old|pregnant|late|later)|\\d{1,2} ?(?:yo|y/o|(?:year|yr)[- ]old)|(?:\\w+)[ -](?:day|week|month|year|minute|hour|sec|min) (?=\\p{L})|(?:on |this |next )?(?:${WEEKDAY}s?|tomorrow|tonight|today)`,
  diets:
    "(?:strictly )?(?:vegetarian|gluten[- ]free|dairy[- ]free|lactose[- ]free|nut[- ]free|halal|kosher|keto|low[- ]carb|sugar[- ]free|pescatarian)|bad (?:knees?|back|shoulders?|hips?|wrists?)|(?:\\p{L}+ )?allerg(?:y|ies)|allergic to \\p{L}+",
  without:
    "without (?!(?:flights?|an? |sounding|being|looking|\\p{L}+ing\\b))((?:any |using |the )?[\\p{L}'-]+(?: or [\\p{L}'-]+)?)|no ((?:[\\p{L}-]+ (?:or|and) )?(?:equipment|gym|cooking|oven|meat|pork|fish|seafood|nuts|dairy|gluten|sugar|alcohol|jargon|emojis?|hashtags?|plugins?|libraries|macros|spoilers|clich[eé]s|buzzwords|rhymes?|swearing|politics|exclamation (?:marks|points)|bullet points|introduction|explanations?))",
  orders:
    "(?:don'?t|do not|never|must not|must|should not|shouldn't) (?:mention|include|use|sound|be|contain|start|end|repeat|rhyme)(?: [^,.;!?¦\\n]{1,60})",
  readers: `(?:for|to) ((?:complete |total |absolute )?(?:beginners?|kids|children|a kid|a child|teenagers?|teens|a teenager|a beginner|students|parents|seniors|developers|engineers|executives|the board|investors|dummies|(?:(?:my|our|a|an) )?${YEAR_OLDS}(?: \\w+)?(?=$|[,.;!?])|someone (?:who|with) [^,.]{3,40}))(?<!time for kids)`,
  someone:
    "(?:for|to|with) (?:(?:a|an|my|our|the|some) )?(?:[\\p{L}'-]+ )?(?:customers?|clients?|boss|manager|team|grandm(?:a|other)|grandpa|mom|mum|dad|colleagues?|coworkers?|neighbou?rs?|landlord|landlady|teacher|professor|recruiters?|friends?|wife|husband|toddler|son|daughter|family|class|baby)",
  levels:
    "beginners?|newbies?|intermediates?|advanced|[abc][12]|\\d+(?:st|nd|rd|th)[ -]grade(?:rs?)?|grade \\d+|year \\d+|high school(?:ers?)?|middle school(?:ers?)?|college|university|phd|undergrad\\w*|gcse|a-levels?|kindergarten(?:ers)?",
  degree: "not too|not|a bit|very|more|less|kinda|super",
  tones:
    "(?:fun(?=$|[,.;!])|humble|modest|grateful|empathetic|supportive|neutral|motivational|funny|humorous|witty|formal|informal|casual|friendly|polite|firm|serious|professional|warm|heartfelt|sincere|sarcastic|playful|cheerful|romantic|diplomatic|assertive|apologetic|respectful|persuasive|upbeat|confident|gentle|dramatic|scary|spooky|edgy|snarky|blunt|braggy|cheesy|mean)(?! (?:wear|dress|email address|skin|hair|fit|shoes|cleaning|cough|movies?|games?|tv|films?|shirt|suit|mattress))",
  places: "in|to|near|from|around|at",
};
