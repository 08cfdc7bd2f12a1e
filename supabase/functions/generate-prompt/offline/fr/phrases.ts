import type { Phrases } from "../pack.ts";

export const phrases: Phrases = {
  myRequest: "Ma demande :",
  statedSize: (stated) => `Respecte la taille que j'ai demandée : ${stated}.`,
  statedLimits: (stated) => `Respecte ces conditions : ${stated}.`,
  unfilled:
    "Si un détail entre crochets reste ouvert, fais sans ou retiens le plus probable, et dis-moi en une ligne ce que tu as supposé.",
  missingMaterial:
    "S'il manque le texte, le code ou les données à traiter, demande-les-moi et attends.",
  unclear:
    "Ma demande est très courte. Si elle peut avoir plusieurs sens, pose-moi une seule question brève avant de commencer.",
  unclearAsk: "[CE QUE JE VEUX : p. ex. un message, une explication, des idées]",
  codeOnlyAsk: "[QUE FAIRE DE CECI : p. ex. l'expliquer, trouver l'erreur, ajouter des tests]",
  answerInMyLanguage: "Réponds dans la langue de ma demande, sauf si elle en réclame une autre.",
  refine: {
    wish: (instruction) => `De plus, avec mes mots : ${instruction}`,
    detail: [
      "Avant le résultat, dis en trois lignes au plus ce que tu supposes.",
      "Appuie chaque point principal sur un exemple concret, un chiffre ou un nom dont tu es sûr.",
      "Traite l'exception la plus probable et dis ce qui change alors.",
      "Termine par trois points qui me permettent de vérifier le résultat moi-même.",
    ],
    example: [
      "Suis le style et le niveau de détail de cet exemple, pas son sujet :",
      "[EXEMPLE: colle un résultat qui t'a plu, ou efface cette partie]",
    ],
    tones: [
      "Ton : chaleureux et personnel, comme écrit à une seule personne.",
      "Ton : factuel et formel, sans plaisanteries ni points d'exclamation.",
      "Ton : vif et audacieux, avec des phrases courtes et des verbes forts.",
    ],
    assistants: {
      for_chatgpt: [
        "Suis ces points à la lettre et n'ajoute aucune partie que je n'ai pas demandée.",
        "Continue jusqu'à ce que tout le résultat soit fini ; ne demande pas si tu dois poursuivre.",
      ],
      for_claude: [
        "Les balises divisent ce prompt : ce qui est dans <context> est l'arrière-plan, ce qui est dans <instructions> sont les règles.",
      ],
      for_gemini: [
        "Travaille avec ce qui est donné plus haut et tes connaissances générales ; là où tu déduis, dis-le.",
        "Niveau de détail : ce que les points ci-dessus demandent, et pas plus.",
      ],
    },
    negatives: "pas, sans, jamais, aucun, aucune, ni, evite, rien",
  },
  kept: {
    overview: "Réalise la demande ci-dessous. Chaque point compte.",
    format: [
      "Suis la forme, l'ordre et la longueur indiqués ci-dessus. Sans indication, commence par le résultat et mets des titres courts.",
    ],
    notes: [
      "Si deux points se contredisent, suis le plus précis et dis-le-moi.",
      "S'il manque un élément décisif, indique ton hypothèse en une ligne et continue.",
    ],
  },
};
