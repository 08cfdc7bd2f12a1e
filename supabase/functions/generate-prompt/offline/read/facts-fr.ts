import type { FactWords } from "./facts.ts";

const N = String.raw`(?:\d[\d.,]{0,11}(?:\s?(?:-|–|à)\s?\d+)?|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|trente|une demi|quelques)`;
const UNIT = String.raw`(?:mots?|caractères?|signes|pages?|paragraphes?|phrases?|lignes?|diapos?|slides?|points|strophes?|vers(?! l))`;
const PERIOD = String.raw`(?:s|secondes?|minutes?|min|heures?|h|jours?|semaines?|mois|ans?|années?|week-?ends?)`;
const MONEY = String.raw`(?:[$€£]\s?\d[\d.,]{0,11}|\d[\d.,]{0,11}\s?(?:euros?|eur|€|dollars?|francs|chf|\$))`;
const PEOPLE = String.raw`(?:personnes?|invités|enfants|adultes|élèves|amis|amies|collègues|joueurs|participants|convives|gens)`;
const LANGUAGES = `anglais|français|espagnol|allemand|italien|portugais|néerlandais|polonais|russe|ukrainien|turc|arabe|chinois|japonais|coréen|suédois|grec|latin|roumain`;
const TONES = `drôle|humoristique|formel|soutenu|décontracté|amical|poli|ferme|sérieux|professionnel|chaleureux|sincère|romantique|diplomatique|confiant|respectueux|convaincant|calme|dramatique|ironique|sarcastique|léger|émouvant|touchant|tendre|informel|factuel|joyeux`;

export const FRENCH_FACT_WORDS: FactWords = {
  number: N,
  unit: UNIT,
  period: PERIOD,
  money: MONEY,
  people: PEOPLE,
  counted: `idées?|noms?|titres?|options?|questions?|conseils|astuces|légendes?|publications|exemples?|slogans?|façons|recettes?|exercices?|accroches?|blagues?|raisons?|repas|scènes?|versions?|hashtags|objets?|cadeaux|activités|livres|films|jeux|chansons|messages|phrases`,
  atMost: "(?:moins de|au plus|max(?:imum|\\.)?|pas plus de|jusqu'à|en moins de)",
  afterMost: "(?:max(?:imum|\\.)?|au plus|au maximum)",
  about: "(?:environ|à peu près|autour de)",
  brief: `(?:très |plus |assez )?(?:court|bref|concis|long|détaillé)(?:e?s?|ue|ève)(?! (?:terme|métrage|séjour))`,
  fixedForms: "(?:haïku|limerick|sonnet|tweet|quatrain)s?",
  forms: `(?:sous forme (?:de |d')|en |dans un )(tableau|liste|checklist|puces|points|csv|json|markdown|frise|schéma)|tableau récapitulatif|(?<=[,;.] )(tableau|liste)(?=(?:,? (?:stp|svp))?[.! ]*$)`,
  languages: `(?:en|vers l'|vers le) ?((?:${LANGUAGES}))`,
  budget: "(?:budget(?: est)?(?: de)?:?|dépenser)",
  cheap: "pas chers?|bon marché|économiques?|petit budget",
  every: "(?:par|chaque) (?:jour|semaine|mois|soir|séance|nuit)",
  within: "en moins de|d'ici|en",
  deadline: `(?:avant|pour|d'ici) (?:le )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|la fin \\p{L}+ \\p{L}+|\\d{1,2} (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre))`,
  pastTime: `(?:depuis|il y a|fait|a|âgée? de|de) \\d+ (?:minutes?|heures?|jours?|semaines?|mois|ans?)|\\d+ ans`,
  diets: `(?:végétarien(?:ne)?s?|végane?s?|halal|casher|kéto|sans gluten)|allergiques? (?:à|aux?) (?:la |l')?\\p{L}+|mal (?:au genou|au dos|aux genoux)`,
  without: `sans (?!doute|vols?|\\p{L}+(?:er|ir) |cesse|réponse|succès|expérience|internet|nouvelles|diplôme|que |le |la |être|avoir)((?:\\p{L}+)(?: (?:ni|ou) \\p{L}+)?)`,
  orders: "(?:ne (?:mentionne|dis|cite|parle|mets) pas|sans parler de) [^,.;!?¦\\n]{1,60}",
  readers: `pour ((?:des |les |un |une )?(?:débutants?|enfants|adolescents?|ados|étudiants|seniors|enfants? de \\d+ ans))`,
  someone: `(?:à|au|aux|pour|avec|de|du) (?:(?:le|la|les|un|une|mon|ma|mes|notre) )?(?:patron|chef|propriétaire|bailleur|voisine?|collègues?|prof|professeur|maîtresse|mari|femme|copain|copine|frère|sœur|père|mère|fils|fille|clients?|ami|amie|banque|mairie|équipe|famille|enfants|belle-mère|beau-père)`,
  levels: `débutants?|avancée?s?|intermédiaires?|[abc][12]|cp|ce[12]|cm[12]|6e|5e|4e|3e|seconde|première|terminale|bac|collège|lycée|fac|licence|master`,
  degree: "très|plus|moins|un peu|pas trop",
  tones: `(?:${TONES})(?:e?s?|elle|euse|ve|nelle)(?! de)`,
  places: "à|en|au|vers|depuis",
};
