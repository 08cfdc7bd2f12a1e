import type { Phrases } from "../pack.ts";

export const phrases: Phrases = {
  myRequest: "Ma demande :",
  statedSize: (stated) => `Respecte la taille que j'ai demandée : ${stated}.`,
  unfilled:
    "Si un détail entre crochets reste ouvert, fais sans ou retiens le plus probable, et dis-moi en une ligne ce que tu as supposé.",
  missingMaterial:
    "S'il manque le texte, le code ou les données à traiter, demande-les-moi et attends.",
  unclear:
    "Ma demande est très courte. Si elle peut avoir plusieurs sens, pose-moi une seule question brève avant de commencer.",
  unclearAsk: "[CE QUE JE VEUX : p. ex. un message, une explication, des idées]",
  codeOnlyAsk: "[QUE FAIRE DE CECI : p. ex. l'expliquer, trouver l'erreur, ajouter des tests]",
  answerInMyLanguage: "Réponds dans la langue de ma demande, sauf si elle en réclame une autre.",
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
