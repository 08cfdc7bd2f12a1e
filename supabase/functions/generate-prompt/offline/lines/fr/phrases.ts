import { phrasesFrom } from "../lines-from.ts";

/** What is not a deliverable's own. */
export const FRENCH_PHRASES = phrasesFrom(`
  neutral: demande | Aide-moi : {x} | Aide-moi : {x} | Aide-moi.
  - Réponds comme quelqu'un qui a eu affaire à ce cas précis bien des fois.
  - Sois concret : des noms, des chiffres et des mots que je peux utiliser.
  - Dis-moi ce que je ne penserais pas à demander, et l'erreur qu'on fait le plus souvent.
  - Si je laisse ouvert un point qui change la réponse, dis ce que tu as supposé.
  = D'abord la réponse ou le résultat fini, utilisable tel quel. #format #turns
  facts stated: Respecte ce que j'ai dit : {x}.
  facts without: Sans {x}.
  facts follows: À respecter : {x}.
  facts inLanguage: Rédigé en {x}.
  slotLines tone: Ton : {x}.
  slotLines length: Longueur : {x}.
  slotLines audience: Destiné à : {x}.
  slotLines format: Forme : {x}.
  material text: Le texte :
  material code: Le code :
  material error: Le code et la sortie :
  material table: Les données :
  phrases aboutMe: À propos de moi
  phrases bareMaterial: Dis-moi ce que c'est et ce qui mérite d'y être changé.
  phrases children: Les mots et le contenu conviennent à des enfants.
  phrases shortAnswer: La réponse dès la première phrase (oui, non, « cela dépend », la définition ou la différence) ; puis la raison, en 80 mots au plus.
  phrases turns: Une chose à la fois ; attends ma réponse avant de continuer.
  phrases exceptions: Dis dans quels cas la réponse change, et à qui demander alors.
  phrases instead: Mais sous cette forme : {x}.
  phrases half: moitié moins que d'habitude
  phrases twice: deux fois plus que d'habitude
  question: Que veux-tu obtenir ? Une ligne suffit, par exemple : | - des excuses à une cliente livrée en retard | - un dîner pour deux avec ce qu'il y a dans mon frigo | - pourquoi ma formule Excel affiche #N/A
  crisis: Dis-moi quoi faire maintenant. | D'abord s'il faut appeler tout de suite les secours ou une ligne d'écoute (15, 112 ou 3114 en France ; ailleurs, celle du pays), et comment rester en sécurité jusque-là. | Des phrases courtes à dire ou à suivre ce soir ; ni sermon, ni reproche, ni diagnostic. | Qui aide à partir de demain, et quoi lui dire en premier.
  ready short: Dis la longueur voulue, par exemple « en une phrase ».
  ready long: C'est prêt à envoyer. Vérifie seulement les noms et les chiffres.
  ready example: Ajoute à quoi cela te sert si la réponse est trop générale.
  chips more_detail: Un exemple concret pour chaque point principal. | Cite l'erreur la plus courante et comment l'éviter. | Termine par ce que je dois vérifier avant de m'en servir.
  chips add_example: - [EXEMPLE : coller un résultat qui t'a plu] | - Reprends son style et son niveau de détail, pas son contenu.
  chips for_chatgpt: Suis ces points à la lettre et dans l'ordre ; laisse de côté ce que je n'ai pas demandé.
  chips for_claude: Réfléchis avant d'écrire et ne mets que le résultat entre des balises <result>.
  chips for_gemini: Réponds directement, à la longueur indiquée ; appuie chaque affirmation sur ce que je t'ai donné.
  chips answer_too_long: Deux fois plus court que d'habitude ; ni introduction, ni résumé, ni répétition.
  chips answer_generic: Supprime toute phrase qui irait à n'importe qui ; sers-toi de mes détails.
  chips answer_wrong_facts: Seulement ce que j'ai dit ou ce qui est sûr ; marque le reste « à vérifier ».
  chips answer_wrong_format: Respecte exactement la forme indiquée : rien avant, rien après.
  tones: chaleureux | soutenu | simple et direct | joueur
`);
