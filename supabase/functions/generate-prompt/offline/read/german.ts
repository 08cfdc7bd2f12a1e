import type { Grammar } from "./ask.ts";
import { GERMAN_FACT_WORDS } from "./facts-de.ts";
import { factRules } from "./facts.ts";

/** What may follow an infinitive or a noun. */
const AFTER_VERB = String.raw`(?:für|an|über|zu[mr]?|mit|ohne|von|vom|aus|beim?|in|im|ins|auf|als|wegen|um|nach|vor|gegen|dass|weil|damit|bis|am|ab|per|und|die|der|das|wo|wie|was|warum|wieso|weshalb|ob|welche[nmrs]?)(?!\p{L})`;
/** The noun a phrase is about ends here. */
const HEAD_END = new RegExp(
  String.raw`\s+(?:(?:${AFTER_VERB.slice(3, AFTER_VERB.indexOf(")"))}|oder|aber|wenn|wie|des|meine[rs]|unsere[rs]|eine[rs]|unter|zwischen|gegenüber|weniger|mehr)(?!\p{L})|\d)|[,.:;(–]`,
  "iu",
);
/** What the reader does, and what the assistant may do: "Brief schreiben für". */
const OWN_VERBS =
  "lernen|kochen|backen|reparieren|kündigen|abnehmen|zunehmen|sparen|kaufen|verkaufen|investieren|umziehen|aufräumen|schlafen|einschlafen|reisen|gründen|absagen|ablehnen|einladen|aufhören|loswerden|anfangen|trainieren|verhandeln|überreden|überzeugen|trösten|feiern|heiraten|wechseln|einrichten|installieren|löschen|entfernen|putzen|entkalken|aufbauen|verdienen|bewerben|bedanken|entschuldigen|beschweren|gratulieren|fragen|bitten|wehren|reduzieren|bestehen|bekommen|erreichen|verlieren|gewinnen|streichen|anlegen|pflanzen|tapezieren|wiederherstellen|verstehen|vermieten|abgewöhnen";
const VERBS =
  "schreiben|verfassen|formulieren|erstellen|machen|planen|organisieren|entwerfen|gestalten|entwickeln|programmieren|bauen|zeichnen|malen|finden|suchen|vorschlagen|verbessern|überarbeiten|optimieren|korrigieren|kürzen|übersetzen|zusammenfassen|umschreiben|umformulieren|erklären|analysieren|auswerten|prüfen|vergleichen|berechnen|lösen|vorbereiten|beantworten|helfen";
const endsIn = (verbs: string) =>
  String.raw`^(?:(?!ich |wir |mein)\S.*? )?(?:${verbs})(?=[,.!:]|$| ${AFTER_VERB})`;
const ORDER =
  /^(?:schreib|erstell|mach|plan(?! (?:mit|um|für|zu[mr]?) )|erklär|übersetz|fass|kürz|korrigier|verbesser|überarbeit|formulier|entwirf|entwerf|bereit|gib|zeig|sag|nenn|empfiehl|find|such|vergleich|prüf|lös|rechne|berechne|analysier|bau|programmier|gestalt|entwickl|zeichn|mal|stell|schlag|beantworte|antworte|spiel(?=e? (?:mit|den|die|das|eine?n?|mir|du) )|tu so|sei|lass|nimm|lies|denk|hilf|organisier|optimier|teste|frag|üb|beschreib|erzähl|ordne|sortier|wandle|ergänz|streich|werte)(?:e|ere)?(?!\p{L})/iu;
const STATEMENT =
  /^(?:(?:ich|wir|er|sie|es|man|niemand|keiner|jemand|alle|heute|gestern|seit \S+)(?!\p{L})|(?:mein|meine|unsere?) \p{L}+(?: \d+)? \p{Ll}{2,}t(?!\p{L})|(?:(?:mein|unser|der|die|das|ein|ihr|sein)(?:e[nmrs]?)? (?:[\p{L}\d-]+ ){1,4}?|[\p{L}-]+ )(?:ist|sind|war|waren|hat|haben|hatte|geht|will|wollte|kann|macht|kommt|kam|sagt|sagte|funktioniert|zahlt|schläft|isst|hört|bellt|beißt|weint|schreit|riecht|tropft|leckt|startet|lädt|antwortet|ignoriert|bleibt|wird|wurde|tut|bricht|läuft|friert|piept|juckt|nervt|braucht|fehlt|zeigt|stürzt|spinnt|verweigert|trinkt|zieht|lässt|stinkt|steht|verliert|mag|hasst|darf|muss|soll)(?!\p{L}))/iu;

export const GERMAN_GRAMMAR: Grammar = {
  asks: {
    politeStart:
      /^(?:(?:hi|hey|hallo|moin|servus|guten tag|ok|okay|also|bitte|mal|kurze frage)(?!\p{L})[\s,:!-]*|(?:kannst|könntest|würdest|magst|kann|können|könnten) (?:du|sie)(?: mir| uns)?(?: bitte| mal| vielleicht| kurz)*(?: dabei helfen,?| helfen,?)?\s+|(?:ich|wir) (?:brauche?n?|bräuchten?|benötigen?|suchen?|(?:hätten?|möchten?|wollen|will) (?:gerne? )?)(?: bitte| mal| dringend| noch| schnell)*(?: hilfe (?:bei|mit|beim))?(?: eine[nr]? hilfe)?\s+|hilfe (?:bei|beim|mit|für)(?: der| dem)?\s+|gib mir(?: bitte| mal)?\s+|(?:brauche?|suche(?! (?:wg|wohnung|zimmer|nachmieter))|benötige|will|möchte)(?: mal| bitte| dringend)?\s+(?!ich|wir))/iu,
    politeEnd:
      /(?<![\s,.!-])[\s,.!-]*(?<!\p{L})(?:bitte|danke(?: dir| im voraus| schön)?|vielen dank|lg|hilfe|vg)[\s!.?]*$/iu,
    howto: /^wie man /iu,
    question:
      /^(?:(?:und |aber )?(?:wie|was|warum|wieso|weshalb|wann|wo|woher|wohin|wer|wen|wem|wessen|welche[nmrs]?|womit|woran|wofür|worauf|ab wann|wieviel)(?!\p{L})|(?:bin|habe?|muss|soll|kann|darf) ich(?!\p{L})|(?:ist|sind|war|kann|können|darf|dürfen|soll|sollte|muss|müssen|hat|haben|gibt|wird|werden|lohnt|hilft|macht|geht|kriegt|bekomme) (?:ich|man|es|er|sie|wir|das|der|die|ein|eine|mein|meine|sich|dies|diese|\p{L}+)(?!\p{L}))|\?$/iu,
    order: new RegExp(`${ORDER.source}|${endsIn(VERBS)}`, "isu"),
    statement: new RegExp(`${STATEMENT.source}|${endsIn(OWN_VERBS)}`, "isu"),
    makes:
      /^(?:schreibe?|erstelle?|mache?|plane?|entwirf|bereite|formuliere?|baue?|programmiere?|gestalte|zeichne|nenne?|gib|schlage?)(?: mir| uns)?(?: bitte| mal)? /iu,
  },
  facts: factRules(GERMAN_FACT_WORDS),
  thing: { headEnd: HEAD_END, joined: String.raw`[\p{L}-]*?`, endings: "e?[sn]?" },
};
