import { kindsFrom } from "../lines-from.ts";

/** De plusieurs sortes proches, ce qui vaut pour toutes : pour les demandes qui peuvent être l'une ou l'autre. */
export const FAMILIES = kindsFrom({
  words: `mots à dire ou à envoyer | Aide-moi : {x} | Aide-moi : {x} | Donne-moi les mots à dire ou à envoyer. |  | - Les mots exacts : l'objet dès la première phrase, une raison, une demande claire. | - Comment l'autre peut réagir (oui, non, silence), avec ma réponse à chaque fois. | - Seulement ce que j'ai dit, des blancs entre crochets pour le reste ; ce qu'il vaut mieux taire parce que cela m'affaiblit. | = D'abord les mots, prêts à servir, puis les réactions avec mes réponses. #format`,
  technical: `solution technique | Aide-moi : {x} | Aide-moi : {x} | Montre-moi comment faire. |  | - Quelque chose de complet à coller ou à suivre clic par clic, avec les noms de ma description. | - Ce que tu supposes du logiciel, de la version et des données ; ce qui se passe avec des valeurs vides ou fausses. | - Comment je vérifie en une minute que cela marche, et où regarder sinon. | = D'abord la solution, puis la vérification. #format`,
  material: `travail sur mon texte | Aide-moi : {x} | Aide-moi : {x} | Dis-moi ce que c'est et ce que j'en fais. |  | - Pars seulement de ce que j'ai collé : garde ses noms, chiffres et dates, n'invente rien. | - Fais tout ce que je demande, dans cet ordre ; dis en une ligne ce qu'on ne peut pas en tirer. | - Ajoute dessous ce qui peut m'échapper : un délai, un manque, une contradiction, un piège. | = D'abord le résultat, prêt à servir. #format`,
});
