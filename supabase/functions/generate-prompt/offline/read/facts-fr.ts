import type { FactRule } from "./facts.ts";

const N = String.raw`(?:\d[\d.,]*(?:\s?(?:-|–|à)\s?\d+)?|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|trente|une demi|quelques)`;
const UNIT = String.raw`(?:mots?|caractères?|signes|pages?|paragraphes?|phrases?|lignes?|diapos?|points|strophes?|vers(?! l))`;
const PERIOD = String.raw`(?:secondes?|minutes?|min|heures?|h|jours?|semaines?|mois|ans?|années?|week-?ends?)`;
const MONEY = String.raw`(?:[$€£]\s?\d[\d.,]*|\d[\d.,]*\s?(?:euros?|eur|€|dollars?|francs|chf|\$))`;
const PEOPLE = String.raw`(?:personnes?|invités|enfants|adultes|élèves|amis|amies|collègues|joueurs|participants|convives|gens)`;
const LANGUAGES =
  "anglais|français|espagnol|allemand|italien|portugais|néerlandais|polonais|russe|ukrainien|turc|arabe|chinois|japonais|coréen|suédois|grec|latin|roumain";
const TONES =
  "drôle|humoristique|formel|soutenu|décontracté|amical|poli|ferme|sérieux|professionnel|chaleureux|sincère|romantique|diplomatique|confiant|respectueux|convaincant|calme|dramatique|ironique|sarcastique|léger|émouvant|touchant|tendre|informel|factuel|joyeux";

/** Not `\b`, which takes a letter with an accent for the end of a word. */
const rule = (kind: FactRule["kind"], form: FactRule["form"], source: string): FactRule => ({
  kind,
  form,
  pattern: new RegExp(String.raw`(?<![\p{L}\d])(?:${source})(?![\p{L}\d])`, "giu"),
});

/** In French, the telling ones first: what one has read, the next do not see. */
export const FRENCH_FACTS: readonly FactRule[] = [
  rule(
    "length",
    "atMost",
    String.raw`(?:moins de|au plus|max(?:imum|\.)?|pas plus de|jusqu'à|en moins de)\s+(${N}\s+${UNIT})`,
  ),
  rule("length", "atMost", String.raw`(${N}\s+${UNIT})\s+(?:max(?:imum|\.)?|au plus|au maximum)`),
  rule("length", "about", String.raw`(?:environ|à peu près|autour de)\s*(${N}\s+${UNIT})`),
  rule("length", "exactly", String.raw`(${N}\s+${UNIT})`),
  rule("length", "none", "haïku|limerick|sonnet|tweet|quatrain"),
  rule(
    "length",
    "length",
    String.raw`((?:très |plus |assez )?(?:court|bref|concis|long|détaillé))(?:e?s?|ue|ève)(?! (?:terme|métrage|séjour))`,
  ),
  rule(
    "format",
    "asFormat",
    "(?:sous forme (?:de |d')|en |dans un )((?:tableau|liste|checklist|puces|points|csv|json|markdown|frise|schéma))",
  ),
  rule(
    "language",
    "inLanguage",
    String.raw`(?:en|vers l'|vers le|vers l’) ?((?:${LANGUAGES})(?: (?:simple|courant|soutenu|facile|britannique|américain))?)`,
  ),
  rule(
    "budget",
    "budget",
    String.raw`(?:moins de|max(?:imum|\.)?|au plus|jusqu'à|budget(?: de| :|:)?|pour|environ|autour de|pas plus de|à moins de)\s+(${MONEY})(?!\s*(?:par|/|de))`,
  ),
  rule(
    "budget",
    "budget",
    String.raw`(${MONEY})\s+(?:max(?:imum|\.)?|au total|au plus|de budget|en tout)`,
  ),
  rule("budget", "none", "pas chère?s?|bon marché|petit budget|économiques?"),
  rule(
    "time",
    "time",
    String.raw`(${N}[ -]?${PERIOD} (?:par|chaque) (?:jour|semaine|mois|soir|séance))`,
  ),
  rule("time", "time", String.raw`(${N} fois par (?:jour|semaine|mois))`),
  rule("time", "within", String.raw`(?:en|en moins de|sous) (${N}[ -]?${PERIOD})`),
  rule(
    "time",
    "deadline",
    String.raw`((?:avant|d'ici|pour|jusqu'à) (?:le )?(?:(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce soir|la fin (?:de la semaine|du mois)|noël)(?: prochain| soir| matin)?|\d{1,2}(?:er)? (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)))`,
  ),
  rule(
    "time",
    "none",
    "lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce soir|aujourd'hui",
  ),
  rule("people", "people", String.raw`(${N} ${PEOPLE})`),
  rule(
    "people",
    "forPeople",
    String.raw`pour (deux|trois|quatre|cinq|six|sept|huit|dix|douze|[2-9]|1\d|[2-9]0)(?! ?[\p{L}€%])`,
  ),
  rule(
    "time",
    "time",
    String.raw`(?<!(?:depuis|il y a|tous les|de|mes|retard de) )(${N}[ -]?(?:secondes|minutes?|min|heures?|jours?|semaines?|mois))(?! (?:de retard|plus tard|après))`,
  ),
  rule(
    "people",
    "none",
    String.raw`pour (?:mon|ma|mes) (?:fils|fille|famille|enfants?|classe|bébé)|(?:de )?\d{1,2} ans`,
  ),
  rule(
    "limits",
    "minds",
    String.raw`((?:mal (?:au|à la|aux) (?:genoux?|dos|épaule)|genou fragile|allergi(?:e|que)s?(?: (?:à la|à l'|aux?|au) ?\p{L}+)?))`,
  ),
  rule(
    "limits",
    "follows",
    "((?:strictement )?(?:végétarien|végane?|vegan|halal|casher|cétogène)(?:ne)?)s?",
  ),
  rule(
    "limits",
    "without",
    String.raw`(?:sans|pas de|zéro)\s+(?!(?:réponse|idée|argent|temps|raison|que|expérience|plus|problème|faire|nouvelles?)(?!\p{L}))([\p{L}'’-]+(?: (?:ni|et|ou) [\p{L}'-]+)?)(?=[,.;!?]|\s*$| (?:et|mais|pour|en|avec|à|au|dans|svp|stp)(?!\p{L}))`,
  ),
  rule(
    "level",
    "none",
    String.raw`débutante?s?|intermédiaires?|avancée?s?|a1|a2|b1|b2|c1|c2|cp|ce1|ce2|cm1|cm2|\d(?:e|è|ème)|seconde|terminale|lycée|collège|bac|licence|master`,
  ),
  rule(
    "audience",
    "forReader",
    String.raw`(?:pour|à) ((?:des |les |un |une |de jeunes )?(?:débutants?|enfants?|ados?|adolescents|élèves|étudiants|parents|seniors|développeurs|investisseurs|touristes|grand public))`,
  ),
  rule(
    "audience",
    "none",
    String.raw`(?:pour|à|au|aux) (?:(?:un|une|mon|ma|mes|notre|nos|le|la|les|des) )?(?:clients?|clientes?|patron(?:ne)?|chef|boss|équipe|mamie|papi|mère|père|maman|papa|collègues?|voisine?s?|propriétaire|professeur|prof|recruteur|amie?s?|femme|mari|copine?)`,
  ),
  rule(
    "tone",
    "inTone",
    String.raw`((?:pas trop |un peu |très |plutôt )?(?:${TONES}))(?:le|ne|e|ère)?s?(?! (?:films?|séries?|livres?))`,
  ),
  rule(
    "limits",
    "follows",
    String.raw`((?:ne pas|n'|sans) (?:mentionner|citer|utiliser|tutoyer|vouvoyer)[^,.;!?\n]{0,40})`,
  ),
  rule(
    "count",
    "none",
    String.raw`(?:\d{1,3}|deux|trois|quatre|cinq|six|sept|huit|dix|douze|vingt|quelques|plusieurs) (?:\p{L}+ )?(?:idées|noms|titres|propositions|questions|conseils|publications|posts|légendes|exemples|slogans|recettes|exercices|cartes|blagues|raisons|plats|versions|variantes|hashtags|objets|cadeaux|jeux|livres|films|séries|chansons)`,
  ),
  rule(
    "count",
    "none",
    "publications|posts|légendes|slogans|hashtags|blagues|versions|variantes|réponses|messages",
  ),
  {
    kind: "place",
    form: "none",
    pattern: /(?<!\p{L})(?:à|en|au|aux|vers) (?!Excel|Python)\p{Lu}\p{L}+/gu,
  },
];
