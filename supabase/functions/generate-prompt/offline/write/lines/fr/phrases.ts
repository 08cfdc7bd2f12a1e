import type { Lines } from "../types.ts";

/** What is not a deliverable's own. */
export const FRENCH_PHRASES: Omit<Lines, "kinds"> = {
  neutral: {
    name: "demande générale",
    write: "Aide-moi : {x}",
    about: "Aide-moi : {x}",
    ask: "Dis-moi ce que je peux faire.",
    nouns: "",
    lines: [
      "Tiens-t'en à ce que j'ai dit : étapes, exemples ou phrases que je peux utiliser tels quels.",
      "Dis en une ligne ce que tu supposes ; s'il manque un détail décisif, demande-le d'abord.",
    ],
    format: ["Le résultat d'abord ; des explications seulement si elles m'aident. #format"],
  },
  slots: {
    material: ["Ce qu'il faut traiter", "CONTENU : à coller ici"],
    subject: ["De quoi il s'agit", "SUJET : en quelques mots"],
    recipient: ["À qui", "DESTINATAIRE : p. ex. ma propriétaire, un client"],
    details: ["Ce qu'il faut mentionner", "DÉTAILS : p. ex. les faits, noms, dates"],
    offer: ["Ce que je propose", "OFFRE : p. ex. bougies artisanales, 18 euros"],
    audience: ["Qui lira", "PUBLIC : p. ex. parents de notre ville"],
    goal: ["Ce que je veux obtenir", "BUT : p. ex. une réponse cette semaine"],
    background: ["Qui je suis", "PARCOURS : p. ex. deux ans dans la vente"],
    level: ["Niveau", "NIVEAU : p. ex. débutant, classe de 3e"],
    budget: ["Budget", "BUDGET : p. ex. 300 euros au plus"],
    time: ["Temps", "TEMPS : p. ex. trois soirs, avant le 5 mai"],
    place: ["Où", "LIEU : p. ex. Nantes"],
    people: ["Qui participe", "PERSONNES : p. ex. six adultes, deux enfants"],
    limits: ["À éviter", "LIMITES : p. ex. sans noix, sans escaliers"],
    options: ["Les choix", "OPTIONS : p. ex. A, B ou aucun"],
    tools: ["Ce que j'utilise", "OUTILS : p. ex. Excel 365, Python 3"],
  },
  facts: {
    atMost: "Au plus {x}.",
    about: "Environ {x}.",
    exactly: "Exactement {x}.",
    length: "Longueur : {x}.",
    inTone: "Ton : {x}.",
    forReader: "Destiné à : {x}.",
    asFormat: "Forme : {x}.",
    inLanguage: "Langue de la réponse : {x}.",
    budget: "Coût total : {x} au plus ; montre la somme.",
    time: "Durée à respecter : {x}.",
    within: "Faisable en {x}.",
    deadline: "Échéance : {x}.",
    people: "Convient pour {x}.",
    minds: "Tient compte de : {x}.",
    forPeople: "Convient pour {x} personnes.",
    without: "Sans {x}.",
    follows: "À respecter : {x}.",
  },
  slotLines: {
    tone: "Ton : {x}.",
    length: "Longueur : {x}.",
    audience: "Destiné à : {x}.",
    format: "Forme : {x}.",
  },
  phrases: {
    material: {
      text: "Le texte :",
      code: "Le code :",
      error: "Le code et la sortie :",
      table: "Les données :",
    },
    aboutMe: "À propos de moi",
    bareMaterial: "Dis-moi ce que c'est et ce qui mérite d'y être changé.",
    exact: "À reprendre tel quel : {x}.",
    sensitive: "Reste bienveillant et simple ; dis où trouver une personne qui peut m'aider.",
    children: "Les mots et le contenu conviennent à des enfants.",
    business: "Parle au nom de l'entreprise, en disant « nous ».",
    question: [
      "Que veux-tu obtenir ? Une ligne suffit, par exemple :",
      "- des excuses à une cliente livrée en retard",
      "- un dîner pour deux avec ce qu'il y a dans mon frigo",
      "- pourquoi ma formule Excel affiche #N/A",
    ],
    ready: {
      short: "Dis la longueur voulue, par exemple « en une phrase ».",
      long: "C'est prêt à envoyer. Vérifie seulement les noms et les chiffres.",
      example: "Ajoute à quoi cela te sert si la réponse est trop générale.",
    },
    chips: {
      more_detail: [
        "Un exemple concret pour chaque point principal.",
        "Cite l'erreur la plus courante et comment l'éviter.",
        "Termine par ce que je dois vérifier avant de m'en servir.",
      ],
      add_example: [
        "- [EXEMPLE : coller un résultat qui t'a plu]",
        "- Reprends son style et son niveau de détail, pas son contenu.",
      ],
      for_chatgpt: [
        "Suis ces points à la lettre et dans l'ordre ; laisse de côté ce que je n'ai pas demandé.",
      ],
      for_claude: [
        "Réfléchis avant d'écrire et ne mets que le résultat entre des balises <result>.",
      ],
      for_gemini: [
        "Réponds directement, à la longueur indiquée ; appuie chaque affirmation sur ce que je t'ai donné.",
      ],
      answer_too_long: [
        "Deux fois plus court que d'habitude ; ni introduction, ni résumé, ni répétition.",
      ],
      answer_generic: [
        "Supprime toute phrase qui irait à n'importe qui ; sers-toi de mes détails.",
      ],
      answer_wrong_facts: [
        "Seulement ce que j'ai dit ou ce qui est sûr ; marque le reste « à vérifier ».",
      ],
      answer_wrong_format: ["Respecte exactement la forme indiquée : rien avant, rien après."],
    },
    tones: ["chaleureux", "soutenu", "simple et direct", "joueur"],
  },
};
