import type { FactRule } from "./facts.ts";

const N = String.raw`(?:\d[\d.,]*(?:\s?(?:-|–|bis)\s?\d+)?|ein(?:e[nmrs]?)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|fünfzehn|zwanzig|dreißig|eine halbe|einer halben|ein paar)`;
const UNIT = String.raw`(?:wörter[n]?|worte[n]?|zeichen|seiten?|absätzen?|absatz|sätzen?|satz|zeilen?|folien|stichpunkten?|strophen?|din-?a4-?seiten?)`;
const PERIOD = String.raw`(?:sekunden?|minuten?|min|stunden?|std|tag(?:en?)?|woche[n]?|monat(?:en?)?|jahr(?:en?)?|wochenenden?)`;
const MONEY = String.raw`(?:[$€£]\s?\d[\d.,]*|\d[\d.,]*\s?(?:euros?|eur|€|franken|chf|dollar|\$))`;
const PEOPLE = String.raw`(?:personen|leute|gäste|kinder|erwachsene|schüler|schülerinnen|freunde|freundinnen|kollegen|spieler|teilnehmer|menschen)`;
const LANGUAGES =
  "englisch|deutsch|spanisch|französisch|italienisch|portugiesisch|niederländisch|polnisch|russisch|ukrainisch|türkisch|arabisch|chinesisch|japanisch|koreanisch|schwedisch|dänisch|griechisch|lateinisch|latein|rumänisch|kroatisch";
const TONES =
  "lustig|witzig|humorvoll|förmlich|formell|formal|locker|freundlich|höflich|bestimmt|sachlich|ernst|professionell|seriös|herzlich|persönlich|romantisch|diplomatisch|selbstbewusst|respektvoll|überzeugend|ruhig|dramatisch|gruselig|ironisch|sarkastisch|emotional|warmherzig|liebevoll|frech|nett|rührend|informell";

/** Not `\b`, which takes a letter with an umlaut for the end of a word. */
const rule = (kind: FactRule["kind"], form: FactRule["form"], source: string): FactRule => ({
  kind,
  form,
  pattern: new RegExp(String.raw`(?<![\p{L}\d])(?:${source})(?![\p{L}\d])`, "giu"),
});

/** In German, the telling ones first: what one has read, the next do not see. */
export const GERMAN_FACTS: readonly FactRule[] = [
  rule(
    "length",
    "atMost",
    String.raw`(?:unter|höchstens|max(?:imal|\.)?|nicht (?:mehr|länger) als|weniger als|bis zu)\s+(${N}\s+${UNIT})`,
  ),
  rule("length", "atMost", String.raw`(${N}\s+${UNIT})\s+(?:max(?:imal|\.)?|höchstens)`),
  rule("length", "about", String.raw`(?:etwa|ca\.?|circa|ungefähr|rund)\s*(${N}\s+${UNIT})`),
  rule("length", "exactly", String.raw`(${N}\s+${UNIT})`),
  rule("length", "none", "haiku|limerick|sonett|einzeiler|tweet|zweizeiler|vierzeiler"),
  rule(
    "length",
    "length",
    String.raw`((?:sehr |möglichst |nicht zu )?(?:kurz|knapp|lang|ausführlich|detailliert))(?:e[nmrs]?)?(?! (?:vor|nach|haare?n?|hose|weg|fahrt|reise|strecke))`,
  ),
  rule(
    "format",
    "asFormat",
    "(?:als|in|in form einer) ((?:tabelle|liste|checkliste|stichpunkten?|stichworten|csv|json|markdown|tabellenform|zeitstrahl|diagramm|aufzählung))",
  ),
  rule("format", "asFormat", "(stichpunktartig|tabellarisch)"),
  rule(
    "language",
    "inLanguage",
    String.raw`(?:auf|ins|in) ((?:(?:einfache[mns]?|leichte[mns]?|britische[mns]?|amerikanische[mns]?) )*(?:${LANGUAGES})(?:e[n]?)?)`,
  ),
  rule("language", "inLanguage", "(?:in )?((?:einfache|leichte)[rn]? sprache)"),
  rule(
    "budget",
    "budget",
    String.raw`(?:unter|max(?:imal|\.)?|höchstens|bis(?: zu)?|budget(?: ist| von|:)?|für|etwa|ca\.?|rund|um die|nicht (?:mehr|teurer) als)\s+(${MONEY})(?!\s*(?:pro|im|je|/|monatlich))`,
  ),
  rule("budget", "budget", String.raw`(${MONEY})\s+(?:budget|max(?:imal|\.)?|insgesamt|höchstens)`),
  rule(
    "budget",
    "none",
    "(?:günstig|billig|preiswert)(?:e[nmrs]?)?|mit (?:wenig|kleinem) (?:geld|budget)",
  ),
  rule(
    "time",
    "time",
    String.raw`(${N}[ -]?${PERIOD} (?:pro|am|im|in der|jeden|jede|täglich)(?: (?:tag|woche|monat|abend))?)`,
  ),
  rule(
    "time",
    "time",
    String.raw`((?:einmal|zweimal|dreimal|viermal|\d ?(?:mal|x)) (?:pro|am|im|in der|die) (?:tag|woche|monat))`,
  ),
  rule(
    "time",
    "within",
    String.raw`(?:in|innerhalb von|binnen) (${N}[ -]?${PERIOD})(?! (?:alt|her))`,
  ),
  rule(
    "time",
    "deadline",
    String.raw`((?:bis(?: zum| zur)?|am|vor|ab|diesen|diese|dieses|nächsten?|nächstes) (?:nächsten? )?(?:(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|heute abend|wochenende|woche|monat|ende der woche|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)(?:abend|nachmittag|früh)?|\d{1,2}\.(?:\d{1,2}\.(?:\d{2,4})?| ?\p{L}{3,})))`,
  ),
  rule(
    "time",
    "deadline",
    "(heute(?: abend)?|morgen(?= |$)(?! (?:früh|abend)?routine)|übermorgen)",
  ),
  rule("people", "people", String.raw`(${N} ${PEOPLE})n?`),
  rule(
    "time",
    "time",
    String.raw`(?<!(?:seit|vor|letzten|alle) )(${N}[ -]?${PERIOD})(?! (?:alt|her|zu spät|später|jung))`,
  ),
  rule(
    "people",
    "forPeople",
    String.raw`(?:für|zu) (zwei|drei|vier|fünf|sechs|acht|zehn|zwölf|[2-9]|1\d|[2-9]0)(?! \p{L})`,
  ),
  rule(
    "people",
    "people",
    String.raw`(?:für|mit) (mein(?:e[nmr]?)? (?:sohn|tochter|familie|kind(?:er)?|klasse|baby)|(?:ein(?:e[nm]?)? )?\d{1,2}-?jährigen?s?)`,
  ),
  rule("people", "none", "zu zweit|zu dritt|zu viert"),
  rule(
    "limits",
    "minds",
    String.raw`((?:kaputte[ns]? |schlimme[ns]? )(?:knie|rücken|schulter|hüfte)|\p{L}*allergie|(?:knie|rücken|schulter)(?:schmerzen|probleme|verletzung))`,
  ),
  rule(
    "limits",
    "follows",
    "((?:streng )?(?:vegetarisch|vegan|glutenfrei|laktosefrei|nussfrei|halal|koscher|ketogen|low[- ]carb|zuckerfrei))(?:e[nmrs]?)?",
  ),
  rule(
    "limits",
    "without",
    String.raw`(?:ohne|kein(?:e[nmrs]?)?)\s+(?!(?:ahnung|idee|antwort|lust|zeit|geld|plan|ton|signal|bock|mehr|dass|zu|einen?|erfahrung|grund)(?!\p{L}))([\p{L}'-]+(?: (?:und|oder) [\p{L}'-]+)?)(?=[,.;!?]|$| (?:und|aber|für|in|auf|mit|zu|bitte|am|im|zum|an|abnehmen|schreiben|kochen|backen|lernen|machen)(?!\p{L}))`,
  ),
  rule(
    "level",
    "none",
    String.raw`(?:für )?(?:(?:absolute )?anfänger(?:innen|n)?|einsteiger|fortgeschrittene|a1|a2|b1|b2|c1|c2|\d{1,2}\. ?klasse|klasse \d{1,2}|grundschüler|oberstufe|abitur|uni|studium)`,
  ),
  rule(
    "audience",
    "forReader",
    String.raw`für ((?:absolute )?(?:anfänger|kinder|jugendliche|teenager|schüler|studenten|studierende|eltern|investoren|senioren|entwickler|laien|fachleute|touristen|ein kind|einen anfänger))`,
  ),
  rule(
    "audience",
    "none",
    String.raw`(?:für|an) (?:(?:ein|mein|unser)(?:e[nm]?)? |die |das |den )?(?:[\p{L}-]+e[nrs]? )?(?:kunden|kundinnen|chef(?:in)?|team|oma|opa|mama|papa|kollegen|kolleg(?:e|in|innen)|nachbarn?|vermieter(?:in)?|lehrer(?:in)?|professor(?:in)?|freund(?:in)?|frau|mann)`,
  ),
  rule(
    "tone",
    "inTone",
    String.raw`((?:nicht zu |etwas |ein bisschen |sehr |eher )?(?:${TONES}))(?:e[nmrs]?)?(?! (?:filme?|spiele?|serien?|bücher|podcasts?|kleidung))`,
  ),
  rule(
    "limits",
    "follows",
    String.raw`((?:nicht|bitte nicht|niemals|auf keinen fall) (?:erwähnen|nennen|verwenden|duzen|siezen)[^,.;!?\n]{0,40})`,
  ),
  rule(
    "limits",
    "follows",
    String.raw`((?:erwähne|nenne|verwende|mit erwähnung)(?!\p{L})[^.;!?\n]{2,70})`,
  ),
  rule(
    "count",
    "none",
    String.raw`(?:\d{1,3}|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|zwanzig|einige|ein paar|mehrere) (?:\p{L}+ )?(?:\p{L}*(?:ideen|namen|titel|vorschläge|fragen|tipps|posts|captions|beiträge|beispiele|überschriften|slogans|rezepte|übungen|karten|witze|gründe|gerichte|szenen|varianten|versionen|hashtags|betreffzeilen|geschenke|spiele|bücher|filme|serien|lieder))`,
  ),
  rule(
    "count",
    "none",
    String.raw`(?:posts|captions|beiträge|slogans|überschriften|hashtags|witze|varianten|versionen|\p{L}*ideen|namen|antworten|nachrichten)`,
  ),
  rule(
    "place",
    "none",
    String.raw`(?:in|nach|bei|aus) (?:berlin|hamburg|münchen|köln|wien|zürich|leipzig|dresden|rom|paris|london|lissabon|barcelona|italien|spanien|portugal|österreich|deutschland|frankreich|\p{L}{4,}(?:land|stadt|burg|berg))`,
  ),
];
