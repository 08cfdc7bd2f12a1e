import { type Gender, genderOf } from "./mend-de.ts";
import { outsideQuotes } from "./mend.ts";

/** What may follow an infinitive or a noun. */
export const AFTER_VERB = String.raw`(?:für|an|über|zu[mr]?|mit|ohne|von|vom|aus|beim?|in|im|ins|auf|als|wegen|um|nach|vor|gegen|dass|weil|damit|bis|am|ab|per|und|die|der|das|wo)(?!\p{L})`;
/** The noun a phrase is about ends here. */
export const HEAD_END = new RegExp(
  String.raw`\s+(?:(?:${AFTER_VERB.slice(3, AFTER_VERB.indexOf(")"))}|oder|aber|wenn|wie|des|meine[rs]|unsere[rs]|eine[rs]|unter|zwischen|gegenüber|weniger|mehr)(?!\p{L})|\d)|[,.:;(–]`,
  "iu",
);
const DETERMINED =
  /^(?:(?:m|d|s|k)?ein(?:e[nmrs]?)?|unser(?:e[nmrs]?)?|ihr(?:e[nmrs]?)?|die|das|den|der|dem|des|dies\p{L}*|jed\p{L}*|alle\p{L}*|etwas|ein paar|mehrere|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|\d\S*|mich|mir|uns|sich|mehr|weniger|viel|gute gründe|auf|für|mit|in|an|zu|über|von|nach|bei|was|wie)(?!\p{L})/iu;
/** Endings of an adjective: after "ein" and "der" in the fourth case. */
const ADJECTIVE: Readonly<Record<Gender, readonly [string, string, string]>> = {
  f: ["eine", "die", "e"],
  m: ["einen", "den", "en"],
  n: ["ein", "das", "es"],
  plural: ["", "die", "e"],
};
const PEOPLE_M =
  "chef|vermieter|nachbarn|kollegen|lehrer|arzt|professor|freund|mann|vater|bruder|sohn|ex-freund|mitbewohner|steuerberater|betreuer|trainer|verein";
const PEOPLE_F =
  "chefin|vermieterin|nachbarin|kollegin|lehrerin|ärztin|professorin|freundin|frau(?! (?!für|zum|zur|über|mit|wegen|zu|die|das|dass|und|weil|von|in)\\p{L})|mutter|schwester|tochter|mitbewohnerin|firma|hausverwaltung|versicherung";
/** "an meinen Vermieter Heizung kaputt": what comes after somebody is a note. */
const THEN_NOTE = new RegExp(
  String.raw`((?:an|für|gegen|mit|von|bei) (?:mein|dein|unser|ein|den|die|dem|der)\p{L}* (?:${PEOPLE_M}|${PEOPLE_F}|kunden|kundin)) (?!${AFTER_VERB})(?=\p{L})`,
  "iu",
);
const BARE_PERSON = new RegExp(
  String.raw`(?<!\p{L})(an|für|gegen|mit|von|bei) (?=(${PEOPLE_M})(?!\p{L}|-)|(?:${PEOPLE_F})(?!\p{L}|-))`,
  "giu",
);

/** "Rezept Kürbissuppe" */
const BARE_SUBJECT =
  /(?<!\p{L})(Rezepte?|Ideen|Geschenkideen?|Gedicht|Logo|Namensideen|Quiz|Packliste|Tipps|Wochenplan) (?=\p{Lu}\p{L}{3,})/gu;
const BARE_THING =
  /(?<!\p{L})(für|mit|an) (?=(Job|Kunden|Freund)(?!\p{L})|(Stelle|Kundin|Ausbildung)(?!\p{L})|(?:Praktikum|Kind|Café)(?!\p{L}))/gu;
const NOTE =
  /(?<=\p{L}{3})(?<!(?:^|\s)(?:für|mit|von|bis|unter|alle|seit|vor|etwa|auf|über|nach|pro|hat|haben|dauert|kostet|wartet|und|oder|Budget|höchstens|maximal|die|den|der|das|rund|max)) (?=\d[\d.]* ?(?:Tage|Wochen|Monate|Minuten|Stunden|Personen|Leute|Euro|Wörter|Seiten|€)|(?:unter|maximal|max\.?|höchstens|Budget) \d)/gu;

/** Notes strung together are parted, and people get their "mein". */
export function polish(text: string): string {
  return outsideQuotes(text, (part) =>
    withPeople(part.replace(NOTE, ", ").replace(BARE_SUBJECT, "$1 für ")).replace(
      THEN_NOTE,
      "$1, ",
    ),
  );
}

function headOf(text: string): string {
  return text.split(HEAD_END)[0]?.trim() ?? text;
}

function lastWord(text: string): string {
  return /\S+$/u.exec(text)?.[0] ?? text;
}

/** In the fourth case: "kurzer Text" becomes "einen kurzen Text". */
export function withArticle(text: string, kind: "ein" | "der" = "ein"): string {
  const head = headOf(text);
  const gender = genderOf(lastWord(head));
  if (gender === "m" && DETERMINED.test(text)) return inFourthCase(text, head);
  if (gender === undefined || DETERMINED.test(text)) return text;
  const [indefinite, definite, strong] = ADJECTIVE[gender];
  const ending = kind === "ein" ? strong : gender === "m" || gender === "plural" ? "en" : "e";
  const adjectives = head.slice(0, head.length - lastWord(head).length);
  const bent = adjectives.replace(
    /(?<!\p{L})(?!\p{L}*(?:schmerzen|ungen|kosten|karten|daten|blumen|familien|ferien|wochen) )(\p{Ll}{3,}?)e[nmrs]?(?=,? )/gu,
    (_, stem: string) => stem + ending,
  );
  const article = kind === "ein" ? indefinite : definite;
  const phrase = `${article} ${bent}${text.slice(adjectives.length)}`.trim();
  return phrase.replace(/^einen Name(?!\p{L})/u, "einen Namen");
}

function inFourthCase(text: string, head: string): string {
  const bent = head
    .replace(/^((?:m|d|s|k)?ein|unser)(?= )/iu, "$1en")
    .replace(/^der(?= )/iu, "den")
    .replace(/(?<=\p{Ll}{3})er(?= \p{Lu})/gu, "en");
  return bent + text.slice(head.length);
}

function withPeople(text: string): string {
  const things = text.replace(
    BARE_THING,
    (_, before: string, man: string | undefined, woman: string | undefined) => {
      const isThird = before === "mit";
      if (woman !== undefined) return `${before} ${isThird ? "einer" : "eine"} `;
      return `${before} ${isThird ? "einem" : man === undefined ? "ein" : "einen"} `;
    },
  );
  return things.replace(BARE_PERSON, (_, before: string, man: string | undefined) => {
    const isThird = /^(?:mit|von|bei)$/iu.test(before);
    const ending = man === undefined ? (isThird ? "er" : "e") : isThird ? "em" : "en";
    return `${before} mein${ending} `;
  });
}
