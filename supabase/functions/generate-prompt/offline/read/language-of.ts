import { countOwn, FUNCTION_WORDS } from "../../text/function-words.ts";
import { type DetectedLanguage, detectLanguage } from "../../text/language.ts";
import { normalise, wordsOf } from "../../text/normalise.ts";
import type { Guess } from "../model/guess.ts";
import { TAUGHT_LANGUAGES, type TaughtLanguage } from "../model/labels.ts";

const FOREIGN_WORDS = 2;
const FEW_WORDS = 5;
/** Where no word tells the language, the weights must put another this far above English. */
const CLEAR_LEAD = 1.5;
/** What people type in English that is a word elsewhere. */
const ENGLISH_TOO = new Set(
  "im die was war man also an am so plot des la me no van resume son soy sin sim em mon plus comment pour pro e eu w o z d c u ten min leg over per come non met op till til mine anna kim ben dan apa ban mia max ar mig co hat chi kit sat mum med pe tai mot var tee".split(
    " ",
  ),
);
const PER = /\bper (?=diem|person|day|week|month|hour|year|night|head|guest|\d)/giu;
/** Not by an apostrophe, which stands in words too. */
const QUOTATION = /["“„«][^"”»“„«]*["”»“]/gu;
const QUOTED = /["“«„'‘][^"”»“„«'’‘]*["”»“'’]/gu;
/** Words of requests in languages that the weights were not taught, which its function words leave out. */
const FOREIGN_NOUNS = new Set(
  "ricetta ricette lettera compleanno auguri viaggio settimana allenamento riassunto riassumi traduci padrone lavoro disdetta colloquio bambini scuola tesi dimissioni presentazione esercizi messaggio spiegami scrivimi giorni discorso figlio figlia bolletta appartamento vacanze veloce huurbaas verjaardag verjaardagswens sollicitatie sollicitatiebrief klacht opzeggen huur vakantie bruiloft samenvatting uitleg lekkage buren kinderen recept recepten makkelijk avondeten maaltijd weekmenu toespraak ontslagbrief uitnodiging gedichtje bedankje afspraak dagen schrijven zyczenia slub urodziny przepis wypowiedzenie podanie zaproszenie dziecko szef mieszkanie tydzien obiad rozmowa wakacje brollop brollopstal fodelsedag brev uppsagning hyresvard ansokan vecka bror dilekce tarifi mektup dogum gunu mesaji kutlama davetiye haftalik odev bryllup fodselsdag opskrift ansogning opsigelse".split(
    " ",
  ),
);
/** Letters of no language that the weights were taught. */
const FOREIGN =
  /[ąęłśźżńğışåæøőűřěůțșďťňơưđạảấầẩậắằẳặẹẻếềểệịọỏốồổộớờởợụủứừửự]|\p{L}{3}tjes?(?!\p{L})/iu;
/** Letters that English has only in the words it took over. */
const ACCENTED: readonly (readonly [RegExp, TaughtLanguage | "other"])[] = [
  [FOREIGN, "other"],
  [/[ãõ]/iu, "pt"],
  [/[ñ¿¡]/iu, "es"],
  [/[äöüß]/iu, "de"],
  [/[àâèêëîùûçœ]|é/iu, "fr"],
  [/[áíóú]/iu, "es"],
];
const TAKEN_OVER =
  /(?<!\p{L})(?:caf[eé]s?|r[ée]sum[ée]s?|fianc[ée]+s?|clich[ée]s?|pok[eé]mon|beyonc[eé]|jalape[ñn]os?|cr[eè]me|br[uû]l[eé]e|d[ée]cor|pi[ñn]ata|touch[ée]|saut[ée]\p{L}*|pur[ée]e|entr[ée]es?|na[iï]ve|m[üu]sli|über|fa[cç]ade|vis-à-vis|à la|d[eé]j[aà] vu|pâté|ros[eé]|soufflé)(?!\p{L})/giu;

/** What one of two near languages writes and the other never does. */
const SPANISH =
  /[ñ¿¡]|\p{L}[oó]n(?!\p{L})|(?<!\p{L})(?:el|los|las|del|y|una?|qué|cómo|días|plan|nombre|receta|con|mis?)(?!\p{L})/iu;
const PORTUGUESE =
  /[ãõç]|[ln]h|\p{L}(?:ári[oa]s?|ência)(?!\p{L})|(?<!\p{L})(?:não|em|uma?s?|do|ao|com|meus?|minhas?|plano|nome|receita|pr[ao]s?|sobre [oa]s?)(?!\p{L})/iu;

/** The weights know their languages best; letters and function words alone tell those that they were not taught. */
export function languageOf(
  text: string,
  { language: guessed, lead }: Pick<Guess, "language" | "lead">,
): DetectedLanguage {
  const own = text.replaceAll(QUOTATION, "").trim() || text;
  const detected = detectLanguage(own);
  if (detected === "zh" || detected === "hi") return detected;
  const words = wordsOf(normalise(own.replaceAll(PER, "")));
  if (words.some((word) => FOREIGN_NOUNS.has(word))) return "other";
  if (detected === "other" && isForeign(own, words, guessed)) return "other";
  return accented(text, words, lead < CLEAR_LEAD ? "en" : iberian(text, guessed));
}

function iberian(text: string, guessed: TaughtLanguage): TaughtLanguage {
  if (guessed === "pt" && SPANISH.test(text) && !PORTUGUESE.test(text)) return "es";
  return guessed === "es" && PORTUGUESE.test(text) && !SPANISH.test(text) ? "pt" : guessed;
}

function accented(
  text: string,
  words: readonly string[],
  guessed: TaughtLanguage,
): DetectedLanguage {
  if (guessed !== "en") return guessed;
  const plain = text.replaceAll(QUOTED, "").replaceAll(TAKEN_OVER, "");
  const found = ACCENTED.find(([letters]) => letters.test(plain))?.[1];
  return found !== undefined && countOwn(words, "en", found) === 0 ? found : "en";
}

function isForeign(text: string, words: readonly string[], guessed: TaughtLanguage): boolean {
  if (words.length === 0 || FOREIGN.test(text) || /(?!\p{Script=Latin})\p{L}/u.test(text))
    return true;
  const plain = words.filter((word) => !ENGLISH_TOO.has(word));
  const taught = new Set<string>(TAUGHT_LANGUAGES);
  const most = Object.keys(FUNCTION_WORDS)
    .filter((language) => !taught.has(language))
    .map((language) => countOwn(plain, language, guessed) - countOwn(words, guessed, language));
  return Math.max(...most) >= (words.length < FEW_WORDS ? 1 : FOREIGN_WORDS);
}
