import type { WrittenKind } from "../write/lines/types.ts";
import { genderOf, mendGerman } from "./mend-de.ts";
import { asSentence } from "./mend-en.ts";
import {
  AFTER_VERB,
  DETERMINED,
  headOf,
  lastWord,
  withArticle,
  withCommas,
  withPeople,
} from "./phrase-de.ts";
import type { Ask, Frames } from "./sentence-en.ts";

const POLITE_START =
  /^(?:(?:hi|hey|hallo|moin|servus|guten tag|ok|okay|also|bitte|mal|kurze frage)(?!\p{L})[\s,:!-]*|(?:kannst|könntest|würdest|magst|kann|können|könnten) (?:du|sie)(?: mir| uns)?(?: bitte| mal| vielleicht| kurz)*(?: dabei helfen,?| helfen,?)?\s+|(?:ich|wir) (?:brauche?n?|bräuchten?|benötigen?|suchen?|(?:hätten?|möchten?|wollen|will) (?:gerne? )?)(?: bitte| mal| dringend| noch| schnell)*(?: hilfe (?:bei|mit|beim))?(?: eine[nr]? hilfe)?\s+|hilfe (?:bei|beim|mit|für)(?: der| dem)?\s+|gib mir(?: bitte| mal)?\s+|(?:brauche?|suche|benötige|will|möchte)(?: mal| bitte| dringend)?\s+(?!ich|wir))/iu;
const POLITE_END =
  /[\s,.!-]*(?<!\p{L})(?:bitte|danke(?: dir| im voraus| schön)?|vielen dank|lg|hilfe|vg)[\s!.?]*$/iu;
const WANTED = /^(?:(?:ich|wir) (?:möchten?|will|wollen|würden? gerne?) )(.+)$/isu;
const QUESTION =
  /^(?:(?:und |aber )?(?:wie|was|warum|wieso|weshalb|wann|wo|woher|wohin|wer|wen|wem|wessen|welche[nmrs]?|womit|woran|wofür|worauf|ab wann|wieviel)(?!\p{L})|(?:ist|sind|bin|war|kann|können|darf|dürfen|soll|sollte|muss|müssen|hat|habe|haben|gibt|wird|werden|lohnt|hilft|macht|geht|kriegt|bekomme) (?:ich|man|es|er|sie|wir|das|der|die|ein|eine|mein|meine|sich|dies|diese|\p{L}+)(?!\p{L}))/iu;
const HOW_TO = /^(?:wie man (?:am besten )?)(.+)$/isu;
const ORDER =
  /^(?:schreib|erstell|mach|plan|erklär|übersetz|fass|kürz|korrigier|verbesser|überarbeit|formulier|entwirf|entwerf|bereit|gib|zeig|sag|nenn|empfiehl|find|such|vergleich|prüf|lös|rechne|berechne|analysier|bau|programmier|gestalt|entwickl|zeichn|mal|stell|schlag|beantworte|antworte|spiel|tu so|sei|lass|nimm|lies|denk|hilf|organisier|optimier|teste|frag|üb|beschreib|erzähl|ordne|sortier|wandle|ergänz|streich|werte)(?:e|ere)?(?!\p{L})/iu;
/** Those of the reader's own doing, and those the assistant does: "ein" makes, "der" works on what is there. */
const OWN_VERBS =
  "lernen|kochen|backen|reparieren|kündigen|abnehmen|zunehmen|sparen|kaufen|verkaufen|investieren|umziehen|aufräumen|schlafen|einschlafen|reisen|gründen|absagen|ablehnen|einladen|aufhören|loswerden|anfangen|trainieren|verhandeln|überreden|überzeugen|trösten|feiern|heiraten|wechseln|einrichten|installieren|löschen|entfernen|putzen|entkalken|aufbauen|verdienen|bewerben|bedanken|entschuldigen|beschweren|gratulieren|fragen|bitten|wehren|reduzieren|bestehen|bekommen|erreichen|verlieren|gewinnen|streichen|anlegen|pflanzen|tapezieren|wiederherstellen|verstehen|vermieten|abgewöhnen";
const VERBS = new Map<string, readonly [string, string, "ein" | "der"]>([
  ["schreiben", ["Schreibe", "", "ein"]],
  ["verfassen", ["Verfasse", "", "ein"]],
  ["formulieren", ["Formuliere", "", "ein"]],
  ["erstellen", ["Erstelle", "", "ein"]],
  ["machen", ["Mache", "", "ein"]],
  ["planen", ["Plane", "", "ein"]],
  ["organisieren", ["Plane", "", "ein"]],
  ["entwerfen", ["Entwirf", "", "ein"]],
  ["gestalten", ["Gestalte", "", "ein"]],
  ["entwickeln", ["Entwickle", "", "ein"]],
  ["programmieren", ["Programmiere", "", "ein"]],
  ["bauen", ["Baue", "", "ein"]],
  ["zeichnen", ["Zeichne", "", "ein"]],
  ["malen", ["Male", "", "ein"]],
  ["finden", ["Finde", "", "ein"]],
  ["suchen", ["Suche", "", "ein"]],
  ["vorschlagen", ["Schlage", "vor", "ein"]],
  ["verbessern", ["Verbessere", "", "der"]],
  ["überarbeiten", ["Überarbeite", "", "der"]],
  ["optimieren", ["Verbessere", "", "der"]],
  ["korrigieren", ["Korrigiere", "", "der"]],
  ["kürzen", ["Kürze", "", "der"]],
  ["übersetzen", ["Übersetze", "", "der"]],
  ["zusammenfassen", ["Fasse", "zusammen", "der"]],
  ["umschreiben", ["Schreibe", "um", "der"]],
  ["umformulieren", ["Formuliere", "um", "der"]],
  ["erklären", ["Erkläre", "", "der"]],
  ["analysieren", ["Analysiere", "", "der"]],
  ["auswerten", ["Werte", "aus", "der"]],
  ["prüfen", ["Prüfe", "", "der"]],
  ["vergleichen", ["Vergleiche", "", "der"]],
  ["berechnen", ["Berechne", "", "der"]],
  ["lösen", ["Löse", "", "der"]],
  ["vorbereiten", ["Bereite", "vor", "der"]],
  ["beantworten", ["Beantworte", "", "der"]],
]);
const INFINITIVE = new RegExp(
  String.raw`^(?:(\S.*?) )?(${[...VERBS.keys()].join("|")}|${OWN_VERBS})(?=[,.!:]|$| ${AFTER_VERB})(.*)$`,
  "isu",
);
const STATEMENT =
  /^(?:(?:ich|wir|er|sie|es|man|niemand|keiner|jemand|alle|heute|gestern|seit \S+)(?!\p{L})|(?:(?:mein|unser|der|die|das|ein|ihr|sein)(?:e[nmrs]?)? (?:[\p{L}-]+ ){1,3}?|[\p{L}-]+ )(?:ist|sind|war|waren|hat|haben|hatte|geht|will|wollte|kann|macht|kommt|kam|sagt|sagte|funktioniert|zahlt|schläft|isst|hört|bellt|beißt|weint|schreit|riecht|tropft|leckt|startet|lädt|antwortet|ignoriert|bleibt|wird|wurde|tut|nervt|braucht|fehlt|zeigt|stürzt|spinnt|verweigert|trinkt|zieht|lässt|stinkt|steht|verliert|mag|hasst|darf|muss|soll)(?!\p{L}))/iu;
/** What is asked, mended and stripped of politeness. */
export function readAsk(text: string): Ask {
  const bare = stripPolite(mendGerman(text));
  const howto = HOW_TO.exec(bare)?.[1];
  if (howto !== undefined) return { kind: "howto", text: howto.replace(/[?.!\s]+$/u, "") };
  if (bare.endsWith("?") || QUESTION.test(bare)) return { kind: "question", text: bare };
  return orderIn(bare) ?? { kind: STATEMENT.test(bare) ? "statement" : "noun", text: bare };
}

function orderIn(bare: string): Ask | null {
  const wanted = WANTED.exec(bare)?.[1] ?? bare;
  if (INFINITIVE.test(wanted) && !STATEMENT.test(wanted)) return infinitive(wanted);
  if (/(?<!\p{L})helfen[.!]*$/iu.test(bare)) {
    return { kind: "order", text: `Hilf mir ${bare.replace(/,? ?helfen[.!]*$/iu, "")}` };
  }
  if (ORDER.test(bare)) return { kind: "order", text: withPeople(bare) };
  return null;
}

function stripPolite(text: string): string {
  let bare = text.trim();
  for (let round = 0; round < 4; round += 1) {
    const next = bare.replace(POLITE_START, "").replace(POLITE_END, "").trim();
    if (next === bare || next === "") break;
    bare = next;
  }
  return bare;
}

/** "Bewerbung schreiben für ..." becomes "Schreibe eine Bewerbung für ...". */
function infinitive(text: string): Ask {
  const [, object = "", verb = "", rest = ""] = INFINITIVE.exec(text) ?? [];
  const after = rest.replace(/[.!\s]+$/u, "");
  const [imperative, particle, article] = VERBS.get(verb.toLowerCase()) ?? [];
  if (imperative === undefined) {
    const moved = /^[^,.]*$/u.test(after) ? `${object}${after} ${verb.toLowerCase()}` : text;
    return { kind: "statement", text: `Ich möchte ${withPeople(moved.trim())}` };
  }
  const words = [imperative, withArticle(object.replace(/ zu$/u, ""), article), particle].filter(
    (one) => one !== "",
  );
  return { kind: "order", text: withPeople(`${words.join(" ")}${after}`) };
}

/** The sentence of the task. */
export function taskSentence({ kind, text }: Ask, frames: Frames | null): string {
  switch (kind) {
    case "howto":
      return asSentence(`Zeige mir, wie man ${text}`);
    case "question":
      return asSentence(text.endsWith("?") || /[.!]\s/u.test(text) ? text : `${text}?`);
    case "order":
      return asSentence(text);
    case "statement":
      return `${asSentence(text)} ${frames?.ask ?? "Sage mir Schritt für Schritt, was ich tun kann."}`;
    case "noun":
    default:
      return nounSentence(text, frames);
  }
}

function nounSentence(text: string, frames: Frames | null): string {
  if (frames === null || frames.nouns === "")
    return asSentence(`Hilf mir dabei: ${withPeople(withCommas(text))}`);
  const isHead = new RegExp(`(?:${frames.nouns})$`, "iu").test(headOf(text));
  const opening = new RegExp(
    String.raw`^((?:[\p{L}-]+ ){0,2}?[\p{L}-]*(?:${frames.nouns})) (?!${AFTER_VERB})(?=\p{L})`,
    "iu",
  );
  const divided = isHead ? text : text.replace(opening, "$1: ");
  const head = headOf(divided);
  const isOwn = isHead || divided !== text;
  const isReady = isOwn && (genderOf(lastWord(head)) !== undefined || DETERMINED.test(text));
  const frame = isReady ? frames.write : frames.about;
  const phrase = frame.includes(": {x}") ? text : withArticle(divided, "ein");
  return asSentence(frame.replace("{x}", () => withPeople(withCommas(phrase))));
}

const FORMS: readonly (readonly [RegExp, WrittenKind])[] = [
  [/^(?:soll|sollte|lohnt) /iu, "decision"],
  [/^(?:erklär|was (?:ist|sind|bedeutet|heißt)|warum|wieso)/iu, "explanation"],
  [/^(?:wie (?:kann|mache|geht|bekomme|kriege|repariere|baue|reinige)|zeig)/iu, "howto"],
  [/^übersetz/iu, "translation"],
  [/^fasse? .*zusammen/isu, "summary"],
  [/^(?:kürz|korrigier|überarbeit|verbesser|formuliere .*um)/isu, "editing"],
  [/rede$|ansprache$/iu, "speech"],
  [/(?:reise|urlaub|trip)$/iu, "trip"],
  [/(?:hochzeit|feier|party)$/iu, "event"],
  [/ideen$/iu, "ideas"],
  [/gedicht$/iu, "poem"],
  [/lebenslauf$/iu, "resume"],
  [/bewerbung$/iu, "cover_letter"],
  [/rezept$/iu, "recipe"],
  [/nachricht$/iu, "message"],
  [/mail$/iu, "email"],
];

/** The deliverable that the form of a request names by itself, whatever it is about. */
export function kindByForm(text: string): WrittenKind | null {
  const ask = readAsk(text);
  const isOf = ([pattern]: (typeof FORMS)[number]) =>
    pattern.test(ask.text) || (ask.kind !== "statement" && pattern.test(headOf(ask.text)));
  return FORMS.find(isOf)?.[1] ?? null;
}
