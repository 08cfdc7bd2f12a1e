import type { LanguagePack } from "../pack.ts";

export const cues: LanguagePack["cues"] = {
  writing: {
    8: "documentation de, documentation pour, documentation d, écris la doc, rédige la doc, readme, manuel d utilisation",
    6: "article de blog, communiqué de presse, tribune, billet de blog",
    5: "dissertation*, essai, article*, rédaction, rapport*, exposé, newsletter, biographie, paragraphe, mémoire, compte rendu, texte pour",
    3: "texte sur, critique de, écris sur",
  },
  creative: {
    7: "histoire courte, nouvelle sur, poème*, poésie, conte*, chanson*, paroles, blague*, haïku*, scénario de film, devinette*, histoire pour, histoire sur, histoire d, virelangue*",
    5: "histoire, roman, rap, dialogue, vœux, fable, souhait*",
  },
  email: {
    7: "lettre de démission, lettre de réclamation, lettre de remerciement, mail de relance, lettre de résiliation, invitation, faire part",
    6: "écris à mon, écris à ma, écris au, mail, mails, e mail*, email*, courriel*, message*, lettre à, lettre au, réponds à, répondre à, whatsapp, sms",
    5: "lettre, réponse à, excuses, démission, réclamation, dis à mon, dis à ma",
  },
  social: {
    8: "légende pour, légende d, légende de",
    7: "réseaux sociaux, post linkedin, post instagram, post facebook, publication linkedin, publication instagram, légende*, calendrier éditorial, script vidéo, script youtube",
    6: "instagram, tiktok, tweet*, twitter, fil twitter, reel, reels, publication*, post pour, post sur",
    5: "linkedin, facebook, youtube, podcast, post, posts, hashtags",
  },
  marketing: {
    7: "fiche produit, description de produit, description produit, slogan*, accroche*, publicité*, annonce*, page de vente, campagne*, méta description, argumentaire, texte publicitaire",
    5: "marketing, flyer, brochure, seo, marque, vendre, pub, pitch, proposition de valeur",
  },
  presentation: {
    7: "présentation*, diapos, diaporama, diapositives, discours, powerpoint, keynote",
  },
  editing: {
    9.5: "^raccourcis, ^raccourcir, ^raccourci*, ^abrège, ^condense",
    7: "corrige*, corriger, correction, reformule*, réécris*, réécrire, paraphrase*, relis, relire, orthographe, grammaire, plus formel, plus court, plus professionnel",
    6: "^améliore, ^améliorer",
    4: "améliore ce, améliore cette, améliore mon, améliore ma, améliore le",
  },
  summary: {
    8: "résume*, résumer, résumé*, points clés, idées principales, synthétise, synthèse de",
  },
  translation: { 9: "tradui*, traduction, comment dit on, comment dire" },
  code: {
    7: "fonction javascript, fonction python",
    6: "script, fonction en, fonction qui, programme en, regex, expression régulière, algorithme, api, tests unitaires, test unitaire",
    4: "code, python, javascript, java, html, css, sql, php, programme, programmer",
  },
  app: {
    7: "site web, site internet, site pour, application, appli, boutique en ligne, extension chrome, bot discord, bot telegram, jeu en, jeu vidéo",
    5: "app, jeu, bot, chatbot",
  },
  debugging: {
    8: "code ne marche pas, code ne fonctionne pas, corrige ce code, corrige mon code, débogue*, debug*, répare ce code",
    6: "erreur, bug, exception, ne compile pas, plante, se fige, ne répond pas, ne s affiche pas",
  },
  data: {
    8: "formule excel, tableau croisé*, requête sql, recherchev, analyse de données",
    6: "excel, tableur, google sheets, csv, formule, analyse ces données",
    4: "graphique, données, tableau",
  },
  research: {
    8.5: "^compare, ^comparer, ^comparaison, vs",
    10: "^quel est le meilleur, ^quelle est la meilleure, ^quelle est la différence, ^quelle différence",
    8: "quel téléphone, quel ordinateur, quelle voiture",
    7: "compare*, comparer, comparaison*, comparatif, différence entre, différences entre, avantages et inconvénients, pour et contre, étude de marché, concurrence, concurrents, alternatives à",
    5: "meilleur, meilleure, meilleurs, meilleures, vs, recommande, recherche sur, ou",
  },
  career: {
    8: "lettre de motivation, cv, curriculum, entretien d embauche, entretien de recrutement, profil linkedin, candidature, questions d entretien, augmentation de salaire, demander une augmentation, trouver un travail, trouver un emploi, chercher un emploi, recherche d emploi, trouver du travail",
    5: "emploi, carrière, entretien, salaire, poste",
  },
  planning: {
    7: "business plan, plan d affaires, plan marketing, liste de tâches, to do list, plan d action, plan de projet, checklist",
    6: "planifie*, planifier, organise*, organiser, emploi du temps, planning, calendrier, ordre du jour, budget mensuel, routine matinale, mariage, fête, anniversaire",
    5: "plan, routine, stratégie, événement, budget",
  },
  brainstorm: {
    7: "idées, idée de, idée d, brainstorm*, nom pour, noms pour, cadeau pour, idée cadeau, idées cadeaux, trouve un nom, noms de",
    5: "suggestions, cadeau, cadeaux, inspiration, noms",
  },
  image: {
    8: "image de, image d, photo de, photo d, dessin de, dessin d, dessine, illustration*, logo, portrait de, affiche, tatouage, icône, fond d écran, prompt midjourney, avatar, aquarelle de, aquarelle d",
    5: "image, dessin, photo, peinture",
  },
  explanation: {
    8: "explique*, expliquer, que veut dire, que signifie, signification",
    7: "^pourquoi, ^comment fonctionne, ^comment fonctionnent, ^comment marche, ^comment ça marche, comprendre",
    6: "^qu est ce que, ^qu est ce qu, ^c est quoi, parle moi, définition, définis",
  },
  howto: {
    7: "^comment, ^comment faire, tutoriel, tuto, étapes pour, étape par étape, guide pour, mode d emploi",
    6: "ne marche pas, ne fonctionne pas, ne démarre pas, ne s allume pas, n imprime pas",
  },
  fact: {
    9: "^combien, ^qui, ^quand, ^où, ^quelle est la capitale, ^quel est le, ^quelle est la, ^quel âge, ^en quelle année, ^quelle année, ^à quelle heure, ^quel pays, ^quelle distance, ^est ce vrai, ^est ce que la, ^est ce que le, synonyme*, antonyme*, contraire de, rime avec, pluriel de, conjugu*",
    6: "capitale de, population de, distance entre",
  },
  advice: {
    9: "^dois je, ^devrais je, est ce que je dois, mon copain, ma copine, mon mari, ma femme, mon ex, rupture, procrastin*, gérer un, gérer une, surmonter",
    8: "changer de vie, mon colocataire, ma colocataire, me faire des amis",
    6: "dois je, devrais je, conseil*, angoisse, anxiété, anxieux, stress, stressé, stressée, seul, seule, motive moi, confiance en moi, couple, dépassé, dépassée",
  },
  study: {
    8: "quiz, qcm, flashcards, fiches de révision, fiche de révision, plan de révision, exercices sur, plan de cours, interroge moi, séquence pédagogique, vocabulaire",
    6: "examen*, réviser, révisions, apprendre, devoirs, devoir de, cours de, bac, brevet, leçon*",
  },
  fitness: {
    9: "programme sportif, programme de musculation, programme d entraînement, plan d entraînement, perdre du poids, maigrir, prendre du muscle, musculation, exercices à la maison, perdre du ventre, kilos",
    6: "entraînement, sport, fitness, gym, marathon, courir, course à pied, yoga",
  },
  food: {
    9: "recette*, menu de la semaine, menus de la semaine, plan de repas, que cuisiner, quoi cuisiner, quoi manger, idées de repas, idée de repas, idées repas, que puis je cuisiner",
    6: "dîner, déjeuner, petit déjeuner, dessert, cuisiner, gâteau, régime, repas, plat",
  },
  travel: {
    9: "itinéraire, voyage à, voyage au, voyage en, que voir à, que faire à, jours à, jours en, week end à, vacances en, vacances à, road trip, lune de miel, organiser un voyage, préparer un voyage, quoi emporter",
    6: "voyage, voyager, vacances, séjour, escapade",
  },
  roleplay: {
    9: "jeu de rôle, simule*, fais semblant, joue le rôle, entretien simulé, interviewe moi",
    5: "^agis comme, ^tu es un, ^tu es une, ^sois",
  },
};
