import type { CueList, SlotCues } from "../pack.ts";

export const slots: SlotCues = {
  audience:
    "patron, patronne, chef, cheffe, manager, client, cliente, clients, professeur*, prof, profs, maîtresse, collègue*, équipe, rh, recruteur*, ami, amie, amis, maman, papa, mère, père, parents, mari, femme, copain, copine, voisin*, propriétaire, investisseur*, débutant*, enfants, enfant, élèves, étudiants, utilisateurs, lecteurs, employés, femmes, hommes, ados, adolescents, entreprise, école, grand mère, grand père, sœur, frère, ex",
  purpose:
    "afin de, pour que, parce que, but, objectif, convaincre, vendre, demander, demandant, excuser, excuses, remerci*, plaindre, invit*",
  tone: "formel, formelle, informel, amical, amicale, drôle, professionnel, professionnelle, sérieux, sérieuse, poli, polie, chaleureux, ton, ferme, soutenu",
  style:
    "style, minimaliste, réaliste, aquarelle, huile, anime, dessin animé, vintage, rétro, 3d, cyberpunk, moderne, triste, romantique, sombre, effrayant, effrayante, humoristique",
  platform:
    "instagram, tiktok, twitter, tweet*, x, linkedin, facebook, youtube, reddit, pinterest, google, amazon, etsy, leboncoin, vinted, site web",
  tool: "python, javascript, typescript, java, c++, c#, php, html, css, react, sql, excel, google sheets, power bi, wordpress, android, ios, midjourney",
  level:
    "débutant*, intermédiaire, avancé, expert, de zéro, primaire, collège, lycée, université, simple, simplement, pour enfants, a1, a2, b1, b2, c1, cm2, terminale",
  time: "minutes, heures, jour, jours, semaine, semaines, mois, week end, aujourd hui, demain, lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, janvier, février, mars, avril, mai, juin, juillet, août, septembre, octobre, novembre, décembre, délai",
  budget: "budget, pas cher, pas chère, économique, gratuit, gratuite, luxe, argent",
  language:
    "anglais, français, espagnol, allemand, italien, portugais, chinois, japonais, coréen, arabe, russe, néerlandais, polonais",
  constraints:
    "déteste, n aime pas, sans, seulement, uniquement, doit, évite, éviter, allergie, allergique, végan, végane, végétarien, végétarienne, gluten, à la maison, haltères, maximum, sauf, au plus",
};

export const countable: CueList =
  "idées, conseils, astuces, façons, manières, noms, exemples, questions, raisons, options, titres, slogans, tweets, publications, posts, recettes, livres, exercices, blagues, phrases, citations, points, fiches, diapositives, diapos, versions, variantes, alternatives, suggestions, hashtags, lignes, mots, caractères, pages, paragraphes, paragraphe, strophes, vers, chapitres";

export const fillers: CueList =
  "écris, écrire, rédige, rédiger, fais, faire, crée, créer, donne, génère, aide, aider, besoin, veux, voudrais, peux, pourrais, s il, plaît, stp, svp, bon, bonne, meilleur, meilleure, nouveau, nouvelle, quelque, chose, choses, truc, trucs, bonjour, salut, merci, court, courte, long, longue, rapide, très, deux, trois, quatre, cinq, dix, texte, prompt, chatgpt, améliore, complet, complète, super, parfait, professionnel, professionnelle, petit, petite, personnes, portions";

export const limits: CueList =
  "sans, seulement, uniquement, doit, évite, déteste, n aime pas, ne mange pas, allergi*, végan*, végétari*, gluten, maximum, max, au plus, moins de, jusqu à, budget, sauf, pas de, pas d, pas plus, pas trop";

export const deictics: CueList =
  "ceci, ce, cet, cette, ces, cela, ça, mon, ma, mes, suivant, suivante, ci dessous, ci dessus, ci joint";

export const documents: CueList =
  "texte, article, document, pdf, page, chapitre, réunion, notes, rapport, mail, courriel, message, conversation, cours, livre, dissertation, fichier, contrat, vidéo, histoire, lettre, brouillon";

export const outputForms: CueList =
  "tableau, liste, puces, colonne, colonnes, ligne, lignes, numérotée, json, csv, markdown, titre*, objet, format, renvoie, structure, partie, parties, paragraphe*, corrigé*, pour chaque, pour chacun, chacune";

export const questionWords: CueList =
  "^que, ^qu est, ^qui, ^quand, ^où, ^pourquoi, ^quel, ^quelle, ^quels, ^quelles, ^comment, ^combien, ^c est quoi, ^est ce, ^dois je";

export const openers: CueList =
  "s il te plaît, s il vous plaît, stp, svp, peux tu, pouvez vous, pourrais tu, tu peux, je veux que tu, je veux, je voudrais, j aimerais, j ai besoin d, j ai besoin de, aide moi à, aide moi avec, bonjour, salut, hello, chatgpt, donne moi, fais moi, fais, écris moi, écris, rédige moi, rédige, crée moi, crée, génère, propose moi, un, une, des, le, la, les, l, d";

export const headBreaks: CueList =
  "pour, sur, avec, qui, en, à, au, aux, du, de, d, des, par, dans, chez";

export const topicMarkers: CueList = "sur, à propos de";

export const personal: CueList = "mon, ma, mes, notre, nos, pour moi, j ai";

export const shortForms: CueList = "haiku*, sonnet*, poème*, blague*, devinette*, limerick*";

export const designs: CueList =
  "logo*, affiche*, bannière*, icône*, couverture*, tatouage*, avatar*, photo de profil, mascotte";

export const exactForms: CueList =
  "formule*, requête*, fonction, méthode, regex, expression régulière, commande, boucle";

export const comparisons: CueList =
  "difference*, compare*, vs, versus, avantages, inconvénients, pour et contre";

export const openGoals: CueList =
  "commencer, ameliorer, mieux, apprendre, economiser, gagner de l argent, devenir, motiver, gerer, arrêter de, perdre, maigrir, plus de clients, surmonter, investir, gérer, mieux dormir, vendre, promouvoir, préparer";
