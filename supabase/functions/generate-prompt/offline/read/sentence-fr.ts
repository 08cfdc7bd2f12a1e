import type { WrittenKind } from "../write/lines/types.ts";
import { asSentence } from "./mend-en.ts";
import { mendFrench } from "./mend-fr.ts";
import type { Ask, Frames } from "./sentence-en.ts";

const POLITE_START =
  /^(?:(?:salut|bonjour|bonsoir|coucou|hello|ok|alors|s'il (?:te|vous) pla[iî]t|merci de|juste)(?!\p{L})[\s,:!-]*|(?:est-ce que )?(?:tu )?(?:peux|pourrais|pouvez|pourriez|veux|voudrais)[ -]?(?:tu|vous)?(?: s'il te plaît,?)?\s+(?:(?:m'|nous )aider à\s+|m(?:e |')aider\s+)?(?:(?:me|nous) |m')?(?=\p{L})|(?:j'(?:ai|aurais)|on a|nous avons) besoin (?:de |d')(?:ton aide (?:pour|avec) |aide (?:pour|avec) )?|besoin (?:de |d')(?:aide (?:pour|avec) )?|(?:je|on) (?:veux|voudrais|veut|voudrait|cherche|souhaite|souhaiterais)(?: avoir| trouver| obtenir)? (?=(?:une?|des?|du|le|la|les|mon|ma|mes|quelques|\d)(?!\p{L}))|j'aimerais(?: avoir| trouver)? (?=(?:une?|des?|du|le|la|quelques|\d)(?!\p{L}))|(?:aide|aidez)[ -](?:moi|nous) à (?=(?:écrire|rédiger|faire|créer|préparer|organiser|trouver|planifier)(?!\p{L}))|donne[ -]moi )/iu;
const POLITE_END =
  /[\s,.!-]*(?<!\p{L})(?:s'il (?:te|vous) pla[iî]t|merci(?: d'avance| beaucoup)?)[\s!.?]*$/iu;
const WANTED =
  /^(?:(?:je|on) (?:veux|voudrais|veut|voudrait|souhaite|souhaiterais|dois) |j'aimerais )(?=\p{L}+(?:er|ir|re|oir)(?!\p{L}))/iu;
const HOW_TO = /^comment (\p{L}+(?:er|ir|re|oir)(?!\p{L}).*)$/isu;
const QUESTION =
  /^(?:(?:et |mais )?(?:comment|pourquoi|quand|combien|où|qui|que|quoi|quel(?:le)?s?|qu'est-ce|est-ce|c'est quoi|à quoi|d'où|lequel|laquelle)(?!\p{L})|(?:dois|puis|peut|faut|a|est|suis|ai|sont)-(?:je|on|il|elle|t-il|ce|ils))/iu;
const ORDER =
  /^(?:écris|rédige|fais|crée|donne|explique|traduis|résume|corrige|améliore|raccourcis|reformule|prépare|organise|planifie|propose|trouve|compare|dis|montre|aide|imagine|invente|calcule|résous|analyse|liste|conçois|développe|réponds|joue|sois|recommande|conseille|décris|relis|vérifie|dessine|code|programme|transforme|simplifie|raconte|interroge|teste|compose)(?:[- ](?:moi|nous))?(?= )/iu;
const IMPERATIVES = new Map(
  "écrire=Écris,rédiger=Rédige,faire=Fais,créer=Crée,préparer=Prépare,organiser=Organise,planifier=Planifie,trouver=Trouve,proposer=Propose,expliquer=Explique,traduire=Traduis,résumer=Résume,corriger=Corrige,améliorer=Améliore,raccourcir=Raccourcis,reformuler=Reformule,comparer=Compare,analyser=Analyse,calculer=Calcule,concevoir=Conçois,développer=Développe,inventer=Invente,imaginer=Imagine,composer=Compose,dessiner=Dessine,coder=Code,programmer=Programme,relire=Relis,simplifier=Simplifie,donner=Donne,résoudre=Résous"
    .split(",")
    .map((pair) => {
      const [from = "", to = ""] = pair.split("=");
      return [from, to] as const;
    }),
);
/** What the reader does; after it stands what the assistant is to give. */
const OWN_VERB =
  /^(?:ne (?:plus|pas) )?(?:(?:me |se |m'|s'))?(?:perdre|apprendre|arrêter|économiser|acheter|vendre|réparer|cuisiner|maigrir|grossir|déménager|dormir|voyager|quitter|résilier|négocier|convaincre|refuser|annuler|inviter|remercier|excuser|plaindre|réussir|gagner|changer|nettoyer|enlever|installer|supprimer|récupérer|déboucher|mincir|muscler|remettre|réviser|investir|ouvrir|monter|lancer|rembourser|dire|demander|postuler)(?!\p{L})/iu;
const STATEMENT =
  /^(?:(?:je|j'|il|elle|on|nous|ils|elles|c'est|ça|personne|quelqu'un|tout le monde)(?: |(?<=')|$)|(?:mon|ma|mes|notre|nos|le|la|les|l'|un|une|son|sa|leur)[ ']?(?:[\p{L}'-]+ ){1,4}?(?:n'|ne |me |m'|se |s')?(?:est|sont|a|ont|était|avait|va|veut|peut|fait|vient|dit|marche|fonctionne|refuse|répond|paie|dort|mange|pleure|crie|aboie|mord|fuit|coule|démarre|plante|affiche|tombe|boit|doit|met|arrive|ignore|laisse|manque|perd|pleut|déteste|aime|parle)(?!\p{L}))/iu;
const FEMININE =
  "lettre|réponse|invitation|demande|annonce|réclamation|plainte|excuse|carte|publication|légende|vidéo|publicité|pub|affiche|campagne|description|fiche|page|newsletter|stratégie|présentation|dissertation|introduction|conclusion|rédaction|séance|leçon|activité|séquence|explication|analyse|comparaison|synthèse|étude|traduction|correction|réunion|fonction|requête|formule|macro|appli|application|boutique|histoire|nouvelle|scène|chanson|blague|devinette|image|photo|illustration|icône|recette|soupe|sauce|liste|routine|fête|soirée|idée|activité|playlist|démission|recommandation|évaluation|démonstration|équation|question|procédure|charte|attestation|checklist|candidature|bio|story|bannière|chronique|comptine|conversation|valise|relance|semaine|journée|liste de courses|lune de miel|négociation|allocution|mise en demeure|offre d'emploi|plateforme|base de données|fiche de poste";
const MASCULINE =
  "e-mail|mail|courrier|rappel|message|sms|texto|mot|discours|toast|éloge|texte|faire-part|cv|profil|post|tweet|script|scénario|podcast|flyer|prospectus|article|guide|billet|nom|titre|slogan|plan|calendrier|business plan|pitch|questionnaire|sondage|formulaire|contrat|devis|rapport|règlement|accord|manuel|modèle|compte rendu|diaporama|powerpoint|exposé|essai|commentaire|mémoire|paragraphe|planning|programme|cours|exercice|atelier|quiz|qcm|test|résumé|ordre du jour|code|bot|tableau|graphique|site|site web|conte|chapitre|dialogue|personnage|roman|poème|rap|haïku|sonnet|limerick|logo|dessin|tatouage|avatar|portrait|jeu|dîner|déjeuner|repas|plat|dessert|gâteau|menu|régime|entraînement|anniversaire|mariage|barbecue|pique-nique|week-end|weekend|voyage|séjour|itinéraire|road trip|circuit|budget|mode d'emploi|tutoriel|tuto|emploi du temps|podcast|jeu de rôle|bilan|entretien|communiqué|récit|monologue";
const HEAD = new RegExp(
  String.raw`^((?:(?:petite?|court|courte|bon|bonne|joli|jolie|nouveau|nouvelle|beau|belle|grand|grande|super) )?)(?:(${FEMININE})|(${MASCULINE}))(?!\p{L}|-)`,
  "iu",
);
const DETERMINED =
  /^(?:une?|des?|du|d'|l'|le|la|les|mon|ma|mes|notre|nos|ton|ta|tes|son|sa|ses|leurs?|ce|cet|cette|ces|quelques|plusieurs|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|\d\S*|me|moi|quoi|comment|à|en|pour)(?= |(?<='))/iu;
const PLURAL =
  /^(?:idées|noms|titres|slogans|légendes|cadeaux|questions|exercices|conseils|astuces|recettes|livres|films|séries|jeux|activités|podcasts|vœux|publications|excuses|cartes|flashcards|paroles|menus|blagues|chansons|romans|remerciements|hashtags)(?!\p{L})/iu;
const BARE_PERSON =
  /(?<!\p{L})(à|pour|avec|de) (?=(patron|chef|boss|propriétaire|voisin|collègue|prof|professeur|mari|copain|frère|père|fils|client|ami|banquier|médecin)(?!\p{L})|(?:patronne|voisine|femme|copine|sœur|mère|fille|banque|mairie|copropriété)(?!\p{L}))/giu;
const NOTE =
  /(?<=\p{L}{3})(?<!(?:^|\s)(?:pour|avec|dans|sous|vers|moins de|plus de|depuis|budget|en|maximum|max|environ|les|des|aux)) (?=\d[\d.]* ?(?:jours|semaines|mois|minutes|heures|personnes|euros|mots|pages|€)|(?:budget|moins de|maximum|max) \d)/gu;

/** What is asked, mended and stripped of politeness. */
export function readAsk(text: string): Ask {
  const bare = stripPolite(mendFrench(text).replaceAll("’", "'"));
  const howto = HOW_TO.exec(bare)?.[1];
  if (howto !== undefined) return { kind: "howto", text: howto.replace(/[?.!\s]+$/u, "") };
  if (bare.endsWith("?") || QUESTION.test(bare)) return { kind: "question", text: bare };
  return orderIn(bare) ?? { kind: STATEMENT.test(bare) ? "statement" : "noun", text: bare };
}

function orderIn(bare: string): Ask | null {
  const wanted = bare.replace(WANTED, "");
  const [, verb = "", rest = ""] = /^(\p{L}+)(?: (.+))?$/su.exec(wanted) ?? [];
  const imperative = IMPERATIVES.get(verb.toLowerCase());
  if (imperative !== undefined && rest !== "")
    return { kind: "order", text: `${imperative} ${withArticle(rest)}` };
  if (OWN_VERB.test(wanted)) {
    const start = wanted === bare ? `Je veux ${wanted}` : bare;
    return { kind: "statement", text: start };
  }
  const ordered = ORDER.exec(bare)?.[0];
  if (ordered !== undefined && !/^programme (?:de|d'|pour)/iu.test(bare)) {
    return {
      kind: "order",
      text: `${ordered.replace(/ (?=moi|nous)/iu, "-")} ${withArticle(bare.slice(ordered.length + 1))}`,
    };
  }
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

/** The sentence of the task. */
export function taskSentence({ kind, text }: Ask, frames: Frames | null): string {
  switch (kind) {
    case "howto":
      return asSentence(`Montre-moi comment ${text}`);
    case "question":
      return asSentence(/[.!]\s/u.test(text) ? text : text.replace(/\s*\??$/u, " ?"));
    case "order":
      return asSentence(withPeople(withCommas(text)));
    case "statement":
      return `${asSentence(text)} ${frames?.ask ?? "Dis-moi étape par étape ce que je peux faire."}`;
    case "noun":
    default:
      return nounSentence(text, frames);
  }
}

function nounSentence(text: string, frames: Frames | null): string {
  const phrase = withPeople(withCommas(text));
  if (frames === null || frames.nouns === "") return asSentence(`Aide-moi : ${phrase}`);
  const bare = text.replace(/^(?:une?|des|du|le|la|les|mon|ma|mes|quelques|\d+) /iu, "");
  const isOwn = new RegExp(String.raw`^(?:\p{L}+ )?(?:${frames.nouns})(?!\p{L}|-)`, "iu").test(
    bare,
  );
  const isReady = isOwn && (DETERMINED.test(text) || PLURAL.test(text) || HEAD.test(text));
  const frame = isReady ? frames.write : frames.about;
  const put = isReady && !frame.includes(": {x}") ? withArticle(phrase) : phrase;
  return asSentence(frame.replace("{x}", () => put));
}

function withArticle(text: string): string {
  if (DETERMINED.test(text)) return text;
  if (PLURAL.test(text)) return `des ${text}`;
  const [, , feminine, masculine] = HEAD.exec(text) ?? [];
  if (feminine !== undefined) return `une ${text}`;
  return masculine === undefined ? text : `un ${text}`;
}

/** Notes strung together: "voyage à Rome, 4 jours, moins de 600 euros". */
function withCommas(text: string): string {
  return text.replace(NOTE, ", ");
}

function withPeople(text: string): string {
  return text.replace(BARE_PERSON, (_, before: string, man: string | undefined) =>
    man === undefined ? `${before} ma ` : `${before} ${/^(?:client)$/iu.test(man) ? "un" : "mon"} `,
  );
}

const FORMS: readonly (readonly [RegExp, WrittenKind])[] = [
  [/^(?:dois-je|faut-il|est-ce que je (?:dois|devrais)|vaut-il)/iu, "decision"],
  [/^(?:explique|c'est quoi|qu'est-ce que? |pourquoi)/iu, "explanation"],
  [/^(?:traduis)/iu, "translation"],
  [/^(?:résume)/iu, "summary"],
  [/^(?:corrige|raccourcis|reformule|améliore)/iu, "editing"],
  [/(?:^|[ '])discours(?!\p{L})/iu, "speech"],
  [/^(?:organise )?(?:une? |mon )?(?:voyage|week-?end|séjour|road trip)(?!\p{L})/iu, "trip"],
  [/^(?:organise )?(?:une? |mon )?(?:fête|mariage|anniversaire|soirée)(?!\p{L})/iu, "event"],
  [/^(?:des )?idées(?!\p{L})/iu, "ideas"],
  [/(?:^|[ '])poème(?!\p{L})/iu, "poem"],
  [/(?:^|[ '])lettre de motivation/iu, "cover_letter"],
  [/^(?:écris )?(?:une? )?e-?mail(?!\p{L})/iu, "email"],
  [/^(?:écris )?(?:une? )?(?:message|sms)(?!\p{L})/iu, "message"],
  [/^(?:donne[- ]moi )?(?:une |des )?recettes?(?!\p{L})/iu, "recipe"],
];

/** The deliverable that the form of a request names by itself, whatever it is about. */
export function kindByForm(text: string): WrittenKind | null {
  const { kind, text: ask } = readAsk(text);
  if (kind === "howto") return "howto";
  if (kind === "statement") return null;
  return FORMS.find(([pattern]) => pattern.test(ask))?.[1] ?? null;
}
