import { countOwn, FUNCTION_WORDS } from "../../text/function-words.ts";
import { type DetectedLanguage, detectLanguage } from "../../text/language.ts";
import { normalise, wordsOf } from "../../text/normalise.ts";
import type { Guess } from "../model/guess.ts";
import { TAUGHT_LANGUAGES, type TaughtLanguage } from "../model/labels.ts";

/** One word of a language in so many is enough to take it for that language. */
const ONE_IN = 5;
const FOREIGN_WORDS = 2;
const FEW_WORDS = 5;
/** Where no word tells the language, the weights must put another this far above English. */
const CLEAR_LEAD = 3.1;
/** What people type in English that is a word elsewhere. */
const ENGLISH_TOO = new Set(
  "im die was war man also an am so plot des la me no van resume son soy sin sim em mon plus comment pour pro e eu w o z d c u ten min leg over per come non met op till til mine anna kim ben dan apa ban mia max ar mig co hat chi kit sat mum".split(
    " ",
  ),
);
const PER = /\bper (?=diem|person|day|week|month|hour|year|night|head|guest|\d)/giu;
const QUOTED = /["“«„'‘][^"”»“„«'’‘]*["”»“'’]/gu;
const NOT_ENGLISH = /[^\p{ASCII}’“”…–—€£]/u;
/** What requests are about: words that only one of the languages has, and that its function words leave out. */
const TELLING_WORDS: Readonly<Record<Exclude<TaughtLanguage, "en"> | "other", string>> = {
  de: "vermieter heizung kaputt kundigung brauch fitnessstudio geburtstag lebenslauf bewerbung rezept packliste urlaub nachbar beschwerde rechnung hochzeit anschreiben mahnung widerspruch wohnung geschenk wochen einladung katze hund uhr gutschein saisonstart eroffnung ausbildung stunden kurbissuppe kleinanzeige schule klasse rentner geburtstagsspruch nachmieter einkaufsliste leute vegetarier mucken",
  es: "hola rutina principiante correo receta casero jefe resumen cumpleanos reclamacion mensaje boda viaje deberes cena cuesta temprano trabajo reparacion vecino ayuntamiento camarero camarera dependienta cocinero cocina ninos pollo coche piso anuncio colegio primaria bachillerato invitacion planilla turnos empleados cartel",
  fr: "lettre recette idees cadeau cadeaux anniversaire courrier resiliation proprietaire mariage repas semaine loyer poeme noel copain annonce velo enfant enfants discours avis reponse jours entretien expliquer marche etirements niveau personnes motivation vendeuse serveur serveuse caissiere vue lac resiliation facture impayee appartement maison ecole eleve eleves vacances cuisine salarie salaries delai capitales cours",
  pt: "receita chefe mensagem curriculo redacao resumo casamento viagem reclamacao bolo cardapio pessoas treino roteiro vaga vizinho namorada dicas emprego escola filho vendedora vendedor garconete planilha aula conserto crianca cartaz rifa sorteio apartamento legenda",
  other: `ricetta ricette lettera compleanno auguri viaggio settimana allenamento riassunto riassumi traduci padrone lavoro disdetta colloquio bambini scuola tesi dimissioni presentazione esercizi messaggio spiegami scrivimi giorni discorso figlio figlia bolletta appartamento vacanze veloce huurbaas verjaardag verjaardagswens sollicitatie sollicitatiebrief klacht opzeggen huur vakantie bruiloft samenvatting uitleg lekkage buren kinderen recept recepten makkelijk avondeten maaltijd weekmenu toespraak ontslagbrief uitnodiging gedichtje bedankje afspraak dagen schrijven zyczenia slub urodziny przepis wypowiedzenie podanie zaproszenie dziecko szef mieszkanie tydzien obiad rozmowa wakacje brollop brollopstal fodelsedag brev uppsagning hyresvard ansokan vecka bror dilekce tarifi mektup dogum gunu mesaji kutlama davetiye haftalik odev bryllup fodselsdag opskrift ansogning opsigelse konfirmation`,
};

const TELLING = Object.entries(TELLING_WORDS).map(
  ([language, words]) => [language as TaughtLanguage | "other", new Set(words.split(" "))] as const,
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
];
const TAKEN_OVER =
  /(?<!\p{L})(?:caf[eé]s?|r[ée]sum[ée]s?|fianc[ée]+s?|clich[ée]s?|pok[eé]mon|beyonc[eé]|jalape[ñn]os?|cr[eè]me|br[uû]l[eé]e|d[ée]cor|pi[ñn]ata|touch[ée]|saut[ée]\p{L}*|pur[ée]e|entr[ée]es?|na[iï]ve|m[üu]sli|über|fa[cç]ade|vis-à-vis|à la|d[eé]j[aà] vu|pâté|ros[eé]|soufflé)(?!\p{L})/giu;

/**
 * The weights know the language of a short request best, unless words say otherwise; letters and function words alone
 * tell the languages that the weights were not taught.
 */
export function languageOf(
  text: string,
  { language: guessed, lead }: Pick<Guess, "language" | "lead">,
): DetectedLanguage {
  const detected = detectLanguage(text);
  if (detected === "zh" || detected === "hi") return detected;
  const words = wordsOf(normalise(text.replaceAll(PER, "")));
  const told = toldBy(words);
  if (told !== undefined) return told;
  if (detected === null) return accented(text, words, lead < CLEAR_LEAD ? "en" : guessed);
  if (detected === guessed) return accented(text, words, guessed);
  if (detected === "other") return isForeign(text, words, guessed) ? "other" : guessed;
  return isBetter(detected, { text, words, guessed }) ? detected : guessed;
}

/** The language of most telling words, if there is one. */
function toldBy(words: readonly string[]): DetectedLanguage | undefined {
  const counts = TELLING.map(
    ([language, telling]) => [language, words.filter((word) => telling.has(word)).length] as const,
  );
  const [first, second] = counts.toSorted(([, a], [, b]) => b - a);
  return (first?.[1] ?? 0) > (second?.[1] ?? 0) ? first?.[0] : undefined;
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

type Told = { text: string; words: readonly string[]; guessed: TaughtLanguage };

function isBetter(detected: string, { text, words, guessed }: Told): boolean {
  if (guessed !== "en")
    return countOwn(words, detected, guessed) > countOwn(words, guessed, detected);
  const plain = words.filter((word) => word.length > 1 && !ENGLISH_TOO.has(word));
  const own = countOwn(plain, detected, guessed);
  const isAlone = own > 0 && countOwn(words, guessed, detected) === 0;
  return isAlone || own * ONE_IN >= words.length || NOT_ENGLISH.test(text);
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
