import { asSentence } from "./as-sentence.ts";
import type { Ask, Grammar } from "./ask.ts";
import { GERMAN_FACT_WORDS } from "./facts-de.ts";
import { factRules } from "./facts.ts";
import { mendGerman } from "./mend-de.ts";
import { pairsOf, strip } from "./mend.ts";
import { AFTER_VERB, HEAD_END, polish, withArticle } from "./phrase-de.ts";

const POLITE_START =
  /^(?:(?:hi|hey|hallo|moin|servus|guten tag|ok|okay|also|bitte|mal|kurze frage)(?!\p{L})[\s,:!-]*|(?:kannst|könntest|würdest|magst|kann|können|könnten) (?:du|sie)(?: mir| uns)?(?: bitte| mal| vielleicht| kurz)*(?: dabei helfen,?| helfen,?)?\s+|(?:ich|wir) (?:brauche?n?|bräuchten?|benötigen?|suchen?|(?:hätten?|möchten?|wollen|will) (?:gerne? )?)(?: bitte| mal| dringend| noch| schnell)*(?: hilfe (?:bei|mit|beim))?(?: eine[nr]? hilfe)?\s+|hilfe (?:bei|beim|mit|für)(?: der| dem)?\s+|gib mir(?: bitte| mal)?\s+|(?:brauche?|suche(?! (?:wg|wohnung|zimmer|nachmieter))|benötige|will|möchte)(?: mal| bitte| dringend)?\s+(?!ich|wir))/iu;
const POLITE_END =
  /(?<![\s,.!-])[\s,.!-]*(?<!\p{L})(?:bitte|danke(?: dir| im voraus| schön)?|vielen dank|lg|hilfe|vg)[\s!.?]*$/iu;
const WANTED = /^(?:(?:ich|wir) (?:möchten?|will|wollen|würden? gerne?) )(.+)$/isu;
const QUESTION =
  /^(?:(?:und |aber )?(?:wie|was|warum|wieso|weshalb|wann|wo|woher|wohin|wer|wen|wem|wessen|welche[nmrs]?|womit|woran|wofür|worauf|ab wann|wieviel)(?!\p{L})|(?:ist|sind|bin|war|kann|können|darf|dürfen|soll|sollte|muss|müssen|hat|habe|haben|gibt|wird|werden|lohnt|hilft|macht|geht|kriegt|bekomme) (?:ich|man|es|er|sie|wir|das|der|die|ein|eine|mein|meine|sich|dies|diese|\p{L}+)(?!\p{L}))/iu;
const HOW_TO = /^(?:wie man (?:am besten )?)(.+)$/isu;
const ORDER =
  /^(?:schreib|erstell|mach|plan(?! (?:mit|um|für|zu[mr]?) )|erklär|übersetz|fass|kürz|korrigier|verbesser|überarbeit|formulier|entwirf|entwerf|bereit|gib|zeig|sag|nenn|empfiehl|find|such|vergleich|prüf|lös|rechne|berechne|analysier|bau|programmier|gestalt|entwickl|zeichn|mal|stell|schlag|beantworte|antworte|spiel(?=e? (?:mit|den|die|das|eine?n?|mir|du) )|tu so|sei|lass|nimm|lies|denk|hilf|organisier|optimier|teste|frag|üb|beschreib|erzähl|ordne|sortier|wandle|ergänz|streich|werte)(?:e|ere)?(?!\p{L})/iu;
/** Those of the reader's own doing, and those the assistant does: "ein" makes, "der" works on what is there. */
const OWN_VERBS =
  "lernen|kochen|backen|reparieren|kündigen|abnehmen|zunehmen|sparen|kaufen|verkaufen|investieren|umziehen|aufräumen|schlafen|einschlafen|reisen|gründen|absagen|ablehnen|einladen|aufhören|loswerden|anfangen|trainieren|verhandeln|überreden|überzeugen|trösten|feiern|heiraten|wechseln|einrichten|installieren|löschen|entfernen|putzen|entkalken|aufbauen|verdienen|bewerben|bedanken|entschuldigen|beschweren|gratulieren|fragen|bitten|wehren|reduzieren|bestehen|bekommen|erreichen|verlieren|gewinnen|streichen|anlegen|pflanzen|tapezieren|wiederherstellen|verstehen|vermieten|abgewöhnen";
const MAKING = pairsOf(
  "schreiben=Schreibe,verfassen=Verfasse,formulieren=Formuliere,erstellen=Erstelle,machen=Mache,planen=Plane,organisieren=Plane,entwerfen=Entwirf,gestalten=Gestalte,entwickeln=Entwickle,programmieren=Programmiere,bauen=Baue,zeichnen=Zeichne,malen=Male,finden=Finde,suchen=Suche,vorschlagen=Schlage vor",
);
const VERBS = new Map([
  ...MAKING,
  ...pairsOf(
    "verbessern=Verbessere,überarbeiten=Überarbeite,optimieren=Verbessere,korrigieren=Korrigiere,kürzen=Kürze,übersetzen=Übersetze,zusammenfassen=Fasse zusammen,umschreiben=Schreibe um,umformulieren=Formuliere um,erklären=Erkläre,analysieren=Analysiere,auswerten=Werte aus,prüfen=Prüfe,vergleichen=Vergleiche,berechnen=Berechne,lösen=Löse,vorbereiten=Bereite vor,beantworten=Beantworte",
  ),
]);
const INFINITIVE = new RegExp(
  String.raw`^(?:(\S.*?) )?(${[...VERBS.keys()].join("|")}|${OWN_VERBS})(?=[,.!:]|$| ${AFTER_VERB})(.*)$`,
  "isu",
);
const STATEMENT =
  /^(?:(?:ich|wir|er|sie|es|man|niemand|keiner|jemand|alle|heute|gestern|seit \S+)(?!\p{L})|(?:mein|meine|unsere?) \p{L}+(?: \d+)? \p{Ll}{2,}t(?!\p{L})|(?:(?:mein|unser|der|die|das|ein|ihr|sein)(?:e[nmrs]?)? (?:[\p{L}\d-]+ ){1,4}?|[\p{L}-]+ )(?:ist|sind|war|waren|hat|haben|hatte|geht|will|wollte|kann|macht|kommt|kam|sagt|sagte|funktioniert|zahlt|schläft|isst|hört|bellt|beißt|weint|schreit|riecht|tropft|leckt|startet|lädt|antwortet|ignoriert|bleibt|wird|wurde|tut|bricht|läuft|friert|piept|juckt|nervt|braucht|fehlt|zeigt|stürzt|spinnt|verweigert|trinkt|zieht|lässt|stinkt|steht|verliert|mag|hasst|darf|muss|soll)(?!\p{L}))/iu;
const MAKES =
  /^(?:schreibe?|erstelle?|mache?|plane?|entwirf|bereite|formuliere?|baue?|programmiere?|gestalte|zeichne|nenne?|gib|schlage?)(?: mir| uns)?(?: bitte| mal)? /iu;

/** "wohnung kündigen zum 1. mai, kurzes schreiben" */
const CANCELLATION =
  /^(?:(?:ich|wir) (?:will|wollen|möchte) )?(?:meine?n? |den |die |das )?(.{3,40}?) kündigen(?: |, |$)(.*?),?\s*(?:(?:ein )?(?:kurze[rs]? )?(?:muster|vorlage|brief|schreiben|text|mail))?$/iu;

const TEXT_LAST =
  /^(.{12,}?),? (?:eine? )?((?:kurze|nette|höfliche) (?:nachricht|mail|e-mail|sms|whatsapp)|(?:kurzer|netter) (?:brief|text))$/iu;

/** What is asked, mended and stripped of politeness. */
function readAsk(text: string): Ask {
  const bare = strip(mendGerman(text), POLITE_START, POLITE_END);
  const howto = HOW_TO.exec(bare)?.[1];
  if (howto !== undefined)
    return { kind: "howto", text: howto.replace(/[?.!\s]+$/u, ""), objectAt: 0 };
  if (bare.endsWith("?") || QUESTION.test(bare))
    return { kind: "question", text: bare, objectAt: 0 };
  const order = orderIn(bare);
  if (order !== null) {
    const objectAt = order.kind === "order" ? (MAKES.exec(order.text)?.[0].length ?? 0) : 0;
    return { ...order, objectAt };
  }
  const isTold = STATEMENT.test(bare);
  return { kind: isTold ? "statement" : "noun", text: isTold ? bare : polish(bare), objectAt: 0 };
}

function orderIn(bare: string): Omit<Ask, "objectAt"> | null {
  const named = STATEMENT.test(bare) ? null : namedLast(bare);
  if (named !== null) return { kind: "noun", text: polish(named) };
  const wanted = WANTED.exec(bare)?.[1] ?? bare;
  if (endsInVerb(wanted) && !STATEMENT.test(wanted)) return infinitive(wanted);
  if (/(?<!\p{L})helfen[.!]*$/iu.test(bare)) {
    return { kind: "order", text: `Hilf mir ${bare.replace(/,? ?helfen[.!]*$/iu, "")}` };
  }
  return ORDER.test(bare) ? { kind: "order", text: polish(bare) } : null;
}

/** What is wanted may be named last: "Termin absagen, kurze Nachricht". */
function namedLast(bare: string): string | null {
  const [, object, notes = ""] = CANCELLATION.exec(bare) ?? [];
  if (object !== undefined) return `Kündigung: ${object}${notes === "" ? "" : `, ${notes}`}`;
  const [, told, text] = TEXT_LAST.exec(bare) ?? [];
  return told === undefined ? null : `${text}: ${told}`;
}

/** "max. 8 Fragen" is a noun. */
function endsInVerb(text: string): boolean {
  const [, before, verb = ""] = INFINITIVE.exec(text) ?? [];
  return verb !== "" && (before === undefined || /^\p{Ll}/u.test(verb));
}

/** "Bewerbung schreiben für ..." becomes "Schreibe eine Bewerbung für ...". */
function infinitive(text: string): Omit<Ask, "objectAt"> {
  const [, object = "", verb = "", rest = ""] = INFINITIVE.exec(text) ?? [];
  const after = rest.replace(/[.!\s]+$/u, "");
  const [imperative, particle = ""] = VERBS.get(verb.toLowerCase())?.split(" ") ?? [];
  const article = MAKING.has(verb.toLowerCase()) ? "ein" : "der";
  if (imperative === undefined) {
    const moved = /^[^,.]*$/u.test(after) ? `${object}${after} ${verb.toLowerCase()}` : text;
    return { kind: "statement", text: `Ich möchte ${polish(moved.trim())}` };
  }
  const words = [imperative, withArticle(object.replace(/ zu$/u, ""), article), particle].filter(
    (one) => one !== "",
  );
  return { kind: "order", text: polish(`${words.join(" ")}${after}`) };
}

export const GERMAN_GRAMMAR: Grammar = {
  mend: mendGerman,
  facts: factRules(GERMAN_FACT_WORDS),
  readAsk,
  withArticle: (phrase) => withArticle(phrase),
  finishQuestion: (text) =>
    asSentence(text.endsWith("?") || /(?<!\d)[.!]\s/u.test(text) ? text : `${text}?`),
  thing: {
    headEnd: HEAD_END,
    isNounLast: true,
    joined: String.raw`[\p{L}-]*?`,
    endings: "e?[sn]?",
    link: new RegExp(AFTER_VERB, "iu"),
    breaks:
      /\s(?=(?:ich|er|sie|es|wir|mein|meine|(?:\p{Lu}\p{L}+ )?(?:ist|war|bin|habe|hat|wurde)) \p{L}+)(?<!(?:dass|weil|wenn|wie|und|aber|oder|für|mit|ohne|als|die|der|das|wo|ob|an|von|bei|über|auf|in) )/iu,
  },
  asksLast:
    /^(.{8,}?),? ((?:was (?:tun|mache ich|kann ich|soll ich|hilft)|wie (?:kann|mache|bekomme)|warum|woran liegt).*?)\??$/iu,
  says: { howto: "Zeige mir, wie man {x}" },
};
