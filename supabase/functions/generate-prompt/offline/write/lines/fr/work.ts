import { kindsFrom } from "../lines-from.ts";

export const WORK = kindsFrom({
  presentation: `présentation | Fais {x} | Fais une présentation : {x} | Fais-en des diapos.
    présentation|diapos?|powerpoint|diaporama|exposé|pitch deck
    - Le titre de chaque diapo est son message en une phrase.
    - Quinze mots de plus par diapo au maximum ; ce que je dis va dans les notes.
    = Par diapo : titre, contenu, idée d'image, notes. #format
    length: 8 à 10 diapos / 5 diapos / 15 diapos; audience: un public qui découvre le sujet / des collègues / des décideurs`,
  essay: `dissertation | Écris {x} | Écris une dissertation : {x} | Aide-moi pour ce devoir.
    dissertation|plan (?:de )?dissertation|plan détaillé|essai|introduction|conclusion|commentaire|mémoire|rédaction|problématique
    - Une thèse discutable, dite tôt ; chaque paragraphe la soutient et la meilleure objection a sa réponse.
    - Aucune source ni citation inventée : [SOURCE À TROUVER] là où il faut une preuve.
    = Un texte suivi, puis deux phrases sur ce que je dois vérifier. #format
    length: environ 800 mots / 500 mots / 1500 mots`,
  study_plan: `plan de révision | Fais {x} | Fais un plan de révision : {x} | Fais-moi un plan de révision.
    plan de révision|planning de révision|fiche de révision
    - Chaque séance commence par des questions sur les précédentes ; rappel après 1, 3 et 7 jours.
    - Les points faibles d'abord, un jour libre par semaine, et un repère à mi-parcours.
    = Un tableau : jour, sujet, tâche, minutes. #format
    ?material: Le programme | CHAPITRES : p. ex. la liste
    ?subject: Le programme | CHAPITRES : p. ex. la liste`,
  quiz: `quiz | Fais {x} | Fais un quiz : {x} | Fais-en un quiz.
    quiz|qcm|test|questions|cartes|flashcards|contrôle
    - Du facile au difficile ; une seule bonne réponse, des mauvaises crédibles. #cards
    - Fais comprendre et appliquer ; vérifie chaque réponse avant de la montrer.
    = Les questions d'abord, puis les réponses avec une phrase d'explication. #format
    length: 10 questions / 5 questions / 20 questions`,
  explanation: `explication | Donne-moi {x} | Explique-moi : {x} | Explique-moi ce qui se passe.
    explication|différence|exercice|équation|devoir|démonstration
    - Commence par la réponse en une ou deux phrases simples.
    - Une comparaison du quotidien, un exemple complet et l'erreur la plus courante.
    = Des paragraphes courts ; à la fin, une question pour vérifier que j'ai compris. #format
    audience: quelqu'un qui découvre le sujet / un enfant de 12 ans / un expert; length: 150 à 250 mots / 80 mots / 500 mots`,
  translation: `traduction | Fais {x} | Traduis : {x} | Traduis cela.
    traduction
    - Le sens et le ton, comme le dirait un natif, pas mot à mot.
    - Noms, chiffres et mise en forme restent ; deux versions si un mot est ambigu.
    = La traduction d'abord, des notes ensuite si nécessaire.
    ?material: Le texte | TEXTE : à coller ici
    ?goal: Langue voulue | LANGUE : p. ex. anglais britannique`,
  summary: `résumé | Fais {x} | Résume : {x} | Résume cela.
    résumé|synthèse
    - D'abord ce qui est décidé, affirmé ou découvert ; le contexte seulement s'il le faut.
    - Noms, dates et chiffres inchangés ; rien qui ne soit dans le texte.
    = Des points courts, le plus important d'abord. #format #length
    length: cinq points / une phrase / une page
    ?material: Le texte | TEXTE : à coller ici`,
  editing: `texte retravaillé | Retravaille {x} | Retravaille cela : {x} | Améliore le texte.
    correction
    - Garde le sens, tous les faits et ma façon de parler ; ne change que ce qui y gagne.
    - Sous le texte, les changements importants avec leur raison. #brief
    = Le texte fini d'abord, prêt à coller.
    ?material: Le texte | TEXTE : à coller ici`,
  code: `code | Écris {x} | Écris le code pour cela : {x} | Écris le code.
    script|fonction|code|requête|regex|macro|bot|classe
    - Traite les entrées vides ou fausses, avec un message qui dit quoi faire.
    - Ce qui modifie ou efface passe d'abord par un essai à blanc. #harmless
    - Uniquement des bibliothèques qui existent ; dis quelle version tu supposes.
    = Le code complet, comment le lancer, deux appels avec le résultat attendu.
    ?tools: Langage et environnement | LANGAGE : p. ex. Python 3.12 sous Windows`,
  debugging: `correction de bug | Trouve et corrige {x} | Trouve la cause et montre la correction : {x} | Trouve la cause et montre la correction.
    bug|erreur|plantage|revue|tests|tests unitaires|refactoring
    - La cause la plus probable d'abord, avec la ligne ou le réglage.
    - La plus petite correction et pourquoi elle marche ; sinon, ce que je dois lancer.
    = La cause en une phrase, le code corrigé, comment vérifier.
    ?material: Le code et l'erreur entière | CODE ET ERREUR : à coller ici
    ?tools: Versions | ENVIRONNEMENT : p. ex. Node 22`,
  spreadsheet: `formule de tableur | Donne-moi {x} | Donne-moi une formule : {x} | Donne-moi la formule.
    formule|tableau|macro|formule excel|tableau excel
    - Elle marche quand on la recopie vers le bas et avec des cellules vides.
    - Dis quelles cellules adapter et ce qui change entre Excel et Google Sheets.
    = La formule en bloc, une ligne par partie, un exemple de trois lignes.
    ?material: Mes colonnes | COLONNES : p. ex. A date, B type, C montant
    ?details: Mes colonnes | COLONNES : p. ex. A date, B type, C montant`,
  practice: `partenaire d'entraînement | Entraîne-moi : {x} | Entraîne-moi : {x} | Entraîne-moi à cela.
    jeu de rôle|simulation|entraînement|conversation
    - Reste dans le rôle, une chose à la fois, et attends ma réponse.
    - Un peu plus dur à chaque tour ; à « stop », deux réussites et une chose à changer.
    = Commence tout de suite par ta première réplique.`,
});
