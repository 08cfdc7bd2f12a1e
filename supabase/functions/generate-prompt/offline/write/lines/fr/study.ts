import { kindsFrom } from "../kind-from.ts";

/** Study, texts, technical and creative work. */
export const STUDY = kindsFrom({
  essay: `dissertation
    Écris {x} | Écris une dissertation : {x} | Aide-moi pour ce devoir.
    dissertation|essai|introduction|conclusion|plan|commentaire|mémoire|rédaction|paragraphe|problématique
    - Une thèse discutable, dite tôt ; chaque paragraphe la soutient et la meilleure objection a sa réponse.
    - Aucune source ni citation inventée : [SOURCE À TROUVER] là où il faut une preuve.
    = Un texte suivi, puis deux phrases sur ce que je dois vérifier. #format
    length: environ 800 mots / 500 mots / 1500 mots`,
  study_plan: `plan de révision
    Fais {x} | Fais un plan de révision : {x} | Fais-moi un plan de révision.
    plan|planning|programme|plan de révision|planning de révision|fiche de révision
    - Chaque séance commence par des questions sur les précédentes ; rappel après 1, 3 et 7 jours.
    - Les points faibles d'abord, un jour libre par semaine, et un repère à mi-parcours.
    = Un tableau : jour, sujet, tâche, minutes. #format
    ?material: Le programme | CHAPITRES : p. ex. la liste
    ?subject: Le programme | CHAPITRES : p. ex. la liste`,
  lesson: `séance de cours
    Prépare {x} | Prépare une séance : {x} | Prépare la séance.
    cours|séance|leçon|exercices?|fiche|activité|séquence|atelier
    - Un objectif que tous peuvent montrer à la fin, et comment je le vois.
    - Le déroulé minuté, ce que je dis, ce que fait la classe ; une tâche plus facile et une plus dure.
    = Un plan pour enseigner, puis le matériel à imprimer. #format
    length: 45 minutes / 30 minutes / 90 minutes`,
  quiz: `quiz
    Fais {x} | Fais un quiz : {x} | Fais-en un quiz.
    quiz|qcm|test|questions|cartes|flashcards|contrôle
    - Du facile au difficile ; une seule bonne réponse, des mauvaises crédibles.
    - Fais comprendre et appliquer ; vérifie chaque réponse avant de la montrer.
    = Les questions d'abord, puis les réponses avec une phrase d'explication. #format
    length: 10 questions / 5 questions / 20 questions`,
  explanation: `explication
    Donne-moi {x} | Explique-moi : {x} | Explique-moi ce qui se passe.
    explication|différence
    - Commence par la réponse en une ou deux phrases simples.
    - Une comparaison du quotidien, un exemple complet et l'erreur la plus courante.
    = Des paragraphes courts ; à la fin, une question pour vérifier que j'ai compris. #format
    audience: quelqu'un qui découvre le sujet / un enfant de 12 ans / un expert
    length: 150 à 250 mots / 80 mots / 500 mots`,
  homework: `exercice résolu
    Résous {x} | Résous cela en montrant la méthode : {x} | Résous cela étape par étape.
    exercice|équation|problème|devoir|démonstration
    - Montre chaque étape et dis pourquoi elle est permise ; vérifie le résultat.
    - Puis un exercice semblable pour moi, la solution tout à la fin.
    = Les données, les étapes, le résultat en une ligne. #format`,
  research: `état des connaissances
    Donne-moi {x} | Fais le point sur ce qu'on sait : {x} | Fais le point sur ce qu'on en sait.
    analyse|comparaison|synthèse|étude|recherche|aperçu
    - La conclusion d'abord, puis le pour et le contre, avec l'âge et la solidité de chaque point.
    - N'invente ni étude, ni chiffre, ni lien ; donne les mots pour vérifier moi-même.
    = Cinq lignes de résumé, un tableau, les questions ouvertes. #format #length`,
  translation: `traduction
    Fais {x} | Traduis : {x} | Traduis cela.
    traduction
    - Le sens et le ton, comme le dirait un natif, pas mot à mot.
    - Noms, chiffres et mise en forme restent ; deux versions si un mot est ambigu.
    = La traduction d'abord, des notes ensuite si nécessaire.
    ?material: Le texte | TEXTE : à coller ici
    ?goal: Langue voulue | LANGUE : p. ex. anglais britannique`,
  summary: `résumé
    Fais {x} | Résume : {x} | Résume cela.
    résumé|synthèse
    - D'abord ce qui est décidé, affirmé ou découvert ; le contexte seulement s'il le faut.
    - Noms, dates et chiffres inchangés ; rien qui ne soit dans le texte.
    = Des points courts, le plus important d'abord. #format #length
    length: cinq points / une phrase / une page
    ?material: Le texte | TEXTE : à coller ici`,
  editing: `texte retravaillé
    Retravaille {x} | Retravaille cela : {x} | Améliore le texte.
    texte|paragraphe|version|correction
    - Garde le sens, tous les faits et ma façon de parler ; ne change que ce qui y gagne.
    - Sous le texte, les changements importants avec leur raison.
    = Le texte fini d'abord, prêt à coller.
    ?material: Le texte | TEXTE : à coller ici`,
  meeting: `réunion
    Prépare {x} | Prépare cette réunion : {x} | Prépare la réunion.
    ordre du jour|compte rendu|compte-rendu|réunion|notes
    - Chaque point a un but (décider, informer, discuter), un nom et des minutes.
    - Décisions et tâches à part : qui, quoi, pour quand ; un blanc plutôt qu'une supposition.
    = Une page à envoyer à tous. #length #format`,
  code: `code
    Écris {x} | Écris le code pour cela : {x} | Écris le code.
    script|fonction|programme|code|requête|regex|macro|bot|classe
    - Traite les entrées vides ou fausses, avec un message qui dit quoi faire.
    - Ce qui modifie ou efface passe d'abord par un essai à blanc ; que des bibliothèques qui existent.
    = Le code complet, comment le lancer, deux appels avec le résultat attendu.
    ?tools: Langage et environnement | LANGAGE : p. ex. Python 3.12 sous Windows`,
  debugging: `correction de bug
    Trouve et corrige {x} | Trouve la cause et montre la correction : {x} | Trouve la cause et montre la correction.
    bug|erreur|plantage
    - La cause la plus probable d'abord, avec la ligne ou le réglage.
    - La plus petite correction et pourquoi elle marche ; sinon, ce que je dois lancer.
    = La cause en une phrase, le code corrigé, comment vérifier.
    ?material: Le code et l'erreur entière | CODE ET ERREUR : à coller ici
    ?tools: Versions | ENVIRONNEMENT : p. ex. Node 22`,
  code_review: `revue de code
    Relis {x} | Relis ce code : {x} | Relis ce code.
    revue|tests|tests unitaires|refactoring
    - Le faux et le dangereux avant le style.
    - Pour chaque point : où, le risque, les lignes changées ; le comportement reste le même.
    = Les constats par gravité, puis le code amélioré.
    ?material: Le code | CODE : à coller ici`,
  spreadsheet: `formule de tableur
    Donne-moi {x} | Donne-moi une formule : {x} | Donne-moi la formule.
    formule|tableau|macro|modèle|formule excel|tableau excel
    - Elle marche quand on la recopie vers le bas et avec des cellules vides.
    - Dis quelles cellules adapter et ce qui change entre Excel et Google Sheets.
    = La formule en bloc, une ligne par partie, un exemple de trois lignes.
    ?material: Mes colonnes | COLONNES : p. ex. A date, B type, C montant
    ?details: Mes colonnes | COLONNES : p. ex. A date, B type, C montant`,
  data_analysis: `analyse de données
    Fais {x} | Analyse : {x} | Analyse cela.
    analyse|graphique|tableau de bord|statistiques
    - Vérifie d'abord les données : trous, doublons, valeurs étranges.
    - Trois résultats qui changent une décision, avec leur chiffre ; un lien n'est pas une cause. #count
    = Les résultats, puis le tableau ou le graphique de chacun. #format
    ?material: Les données | DONNÉES : à coller ou décrire`,
  tech_help: `aide technique
    Résous {x} | Résous ce problème : {x} | Dis-moi comment régler cela.
    problème|panne
    - La cause la plus probable d'abord ; commence par ce qui est rapide et sans risque.
    - À chaque étape, où cliquer et ce que je dois voir ; préviens avant tout effacement.
    = Des étapes numérotées, avec des points où vérifier. #format
    ?tools: Appareil et version | APPAREIL : p. ex. iPhone 14, iOS 18`,
  app_plan: `plan d'appli ou de site
    Conçois {x} | Conçois ce projet : {x} | Dis-moi comment le construire.
    appli|application|site|site web|base de données|plateforme|api|boutique
    - Pour qui, les trois choses indispensables, et ce que la première version laisse de côté.
    - Pages, données et services, au plus simple ; le point le plus risqué et comment le tester.
    = Périmètre, pages, données, étapes avec effort. #format`,
  story: `histoire
    Écris {x} | Écris une histoire : {x} | Fais-en une histoire.
    histoire|conte|nouvelle|scène|chapitre|dialogue|personnage|roman|récit
    - Dès les premières lignes, quelqu'un veut quelque chose et un obstacle se dresse.
    - Des actes, des objets, des paroles ; la fin naît d'un choix et ne s'explique pas.
    = Le texte seul, avec un titre.
    length: 500 à 800 mots / 200 mots / 1500 mots`,
  poem: `poème ou chanson
    Écris {x} | Écris un poème : {x} | Écris un poème là-dessus.
    poème|chanson|rap|haïku|blague|paroles|limerick|sonnet|devinette|comptine
    - Des images qui ne vont qu'à ce sujet ; ni cœurs, ni étoiles, ni roses.
    - Aucune phrase tordue pour la rime ; le dernier vers surprend.
    = Le texte fini, seul.
    length: 12 à 16 vers / 4 vers / 24 vers`,
  image: `image
    Crée {x} | Crée une image : {x} | Fais-en une image.
    image|logo|photo|illustration|affiche|dessin|tatouage|avatar|portrait|icône|bannière
    - Sujet, lieu, lumière, couleurs, angle et style.
    - Un seul centre d'attention ; dis ce qui reste vide et ce qui ne doit pas paraître.
    = Une description de 40 à 70 mots, puis deux variantes. #count #length
    format: carré / large (16:9) / vertical (9:16)`,
  practice: `partenaire d'entraînement
    Entraîne-moi : {x} | Entraîne-moi : {x} | Entraîne-moi à cela.
    jeu de rôle|simulation|entraînement|conversation
    - Reste dans le rôle, une chose à la fois, et attends ma réponse.
    - Un peu plus dur à chaque tour ; à « stop », deux réussites et une chose à changer.
    = Commence tout de suite par ta première réplique.`,
});
