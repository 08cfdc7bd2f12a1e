import type { FactWords } from "./facts.ts";

const N = String.raw`(?:\d[\d.,]{0,11}(?:\s?(?:-|–|bis)\s?\d+)?|ein(?:e[nmrs]?)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|fünfzehn|zwanzig|dreißig|eine halbe|einer halben|ein paar)`;
const UNIT = String.raw`(?:wörter[n]?|worte[n]?|zeichen|seiten?|absätzen?|absatz|sätzen?|satz|zeilen?|folien|stichpunkten?|strophen?|din-?a4-?seiten?)`;
const PERIOD = String.raw`(?:sekunden?|minuten?|min|stunden?|std|tag(?:en?)?|woche[n]?|monat(?:en?)?|jahr(?:en?)?|wochenenden?)`;
const MONEY = String.raw`(?:[$€£]\s?\d[\d.,]{0,11}|\d[\d.,]{0,11}\s?(?:euros?|eur|€|franken|chf|dollar|\$))`;
const PEOPLE = String.raw`(?:personen|leute|gäste|kinder|erwachsene|schüler|schülerinnen|freunde|freundinnen|kollegen|spieler|teilnehmer|menschen)`;
const LANGUAGES = `englisch|deutsch|spanisch|französisch|italienisch|portugiesisch|niederländisch|polnisch|russisch|ukrainisch|türkisch|arabisch|chinesisch|japanisch|koreanisch|schwedisch|dänisch|griechisch|lateinisch|latein|rumänisch|kroatisch`;
const TONES = `lustig|witzig|humorvoll|förmlich|formell|formal|locker|freundlich|höflich|bestimmt|sachlich|ernst|professionell|seriös|herzlich|persönlich|romantisch|diplomatisch|selbstbewusst|respektvoll|überzeugend|ruhig|dramatisch|gruselig|ironisch|sarkastisch|emotional|warmherzig|liebevoll|frech|nett|rührend|informell`;

export const GERMAN_FACT_WORDS: FactWords = {
  number: N,
  unit: UNIT,
  period: PERIOD,
  money: MONEY,
  people: PEOPLE.replace(")", "|kindern|gästen|schülern|freunden|kollegen)"),
  counted: `\\p{L}*(?:ideen|fragen|übungen)|namen|titel|vorschläge|tipps|posts|captions|beiträge|beispiele|überschriften|slogans|rezepte|übungen|karten|witze|gründe|gerichte|szenen|varianten|versionen|hashtags|betreffzeilen|geschenke|spiele|bücher|filme|serien|lieder|stück`,
  atMost: "(?:unter|höchstens|max(?:imal|\\.)?|nicht (?:mehr|länger) als|weniger als|bis zu)",
  afterMost: "(?:max(?:imal|\\.)?|höchstens|insgesamt)",
  about: "(?:etwa|ca\\.?|circa|ungefähr|rund)",
  brief: `(?:sehr |möglichst |nicht zu )?(?:kurz|knapp|lang|ausführlich|detailliert)(?:e[nmrs]?)?(?! (?:vor|nach|haare?n?|hose|weg|fahrt|reise|strecke))`,
  fixedForms: "haiku|limerick|sonett|einzeiler|tweet|zweizeiler|vierzeiler",
  forms: `(?:als|in|in form einer) (tabelle|liste|checkliste|stichpunkten?|stichworten|csv|json|markdown|tabellenform|zeitstrahl|diagramm|aufzählung)|stichpunktartig|tabellarisch|(?<=[,;.] )(tabelle|liste|checkliste|stichpunkte)(?=(?:,? bitte)?[.! ]*$)`,
  languages: `(?:auf|ins|in) ((?:(?:einfache[mns]?|leichte[mns]?) )*(?:${LANGUAGES})(?:e[n]?)?)`,
  budget: "(?:budget(?: ist| von|:)?)",
  cheap: "(?:günstig|billig|preiswert)(?:e[nmrs]?)?|mit (?:wenig|kleinem) (?:geld|budget)",
  every: "(?:pro|am|im|in der|jeden|jede|die) (?:tag|woche|monat|abend)|täglich",
  within: "in|innerhalb von|binnen",
  deadline: `bis (?:zum |zur |ende |mitte |anfang )?(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|heute abend|\\p{Lu}\\p{L}+|\\d{1,2}\\. ?\\p{L}+)`,
  pastTime: `(?:seit|vor|nach|wird|letzten?|schon) \\d+ (?:minuten|stunden|tagen?|wochen|monaten?|jahren?)|\\d+ jahre?(?: alt)?`,
  diets: `(?:vegetarisch|vegan|glutenfrei|laktosefrei|halal|koscher|zuckerfrei|keto)(?:e[nmrs]?)?|(?:knie|rücken)(?:schmerzen|probleme)`,
  without: `ohne (?!zu |flüge?|dass |erfolg|antwort|ausbildung|erfahrung|internet|ton|abschluss|grund)((?:\\p{L}+)(?: (?:oder|und) \\p{L}+)?)`,
  orders: `(?:nicht|bitte nicht|niemals|auf keinen fall) (?:erwähnen|nennen|verwenden|duzen|siezen)|(?:erwähne|nenne|verwende) [^.;!?¦\\n]{2,70}`,
  readers: `für ((?:absolute )?(?:anfänger|kinder|jugendliche|einsteiger|senioren|laien|schüler)|(?:eine?n? )?\\d+-?jährigen?)`,
  someone: `(?:an|für|von|mit|bei|gegen) (?:(?:eine[nmr]?|meine[nmr]?|mein|den|die|der|unsere[nmr]?) )?(?:chef(?:in)?|kunden?|kundin|team|oma|opa|mutter|mama|vater|papa|kollegen|kollegin(?:nen)?|nachbarn?|vermieter(?:in)?|lehrer(?:in)?|professor(?:in)?|freund(?:in)?|frau|mann|baby|familie)`,
  levels: `anfänger|fortgeschrittene[nr]?|[abc][12]|(?:\\d{1,2}\\. )?klasse(?: \\d{1,2})?|abitur|grundschule|oberstufe|studium|uni`,
  degree: "nicht zu|etwas|ein bisschen|sehr|eher|weniger|mehr",
  tones: `(?:${TONES})(?:e[nmrs]?)?(?! (?:filme?|spiele?|serien?|bücher|podcasts?|kleidung))`,
  places: "in|nach|bei|aus",
};
