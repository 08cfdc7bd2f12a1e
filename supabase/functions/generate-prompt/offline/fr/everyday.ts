import type { LanguagePack } from "../pack.ts";

export const everyday = {
  fitness: {
    overview: "Fais un programme d'entraînement sûr et tenable.",
    asks: {
      purpose: "[BUT : p. ex. un dos plus fort, 5 km sans pause]",
      level: "[NIVEAU : p. ex. débutant, entraîné il y a deux ans]",
      time: "[TEMPS : p. ex. trois fois 30 minutes par semaine]",
      constraints: "[MATÉRIEL ET LIMITES : p. ex. haltères, genou sensible]",
    },
    requirements: [
      "Par exercice : séries, répétitions ou secondes, repos et un repère de technique.",
      "Échauffement et retour au calme compris dans le temps indiqué.",
      "N'augmente qu'une chose par semaine (poids, répétitions ou temps) et dis quand freiner.",
      "Une version plus facile de chaque exercice ; arrêt en cas de douleur vive, avis médical d'abord en cas de maladie ou de blessure.",
    ],
    kinds: {
      "perdre du poids, maigrir, perdre du ventre": {
        overview: "Aide-moi à perdre du poids sans danger et pour de bon.",
        asks: {
          level: "[POINT DE DÉPART : p. ex. 85 kg, 178 cm, travail de bureau]",
          time: "[TEMPS : p. ex. jusqu'à l'été, trois soirs par semaine]",
          constraints: "[ALIMENTATION ET SANTÉ : p. ex. végétarien, genou sensible, traitement]",
        },
        requirements: [
          "Un demi-kilo par semaine au plus, sans rien promettre.",
          "De petits changements tenables : repas, mouvement, sommeil ; ni régime brutal ni aliment interdit.",
          "Montre une semaine normale : repas, mouvement, et quoi faire au restaurant.",
          "Dis quand consulter d'abord un médecin et quels signes imposent d'arrêter.",
        ],
        format: [
          "Un tableau pour une semaine.",
          "Puis comment voir les progrès sans la balance, et que faire après un mauvais jour.",
        ],
        size: "Une page.",
      },
    },
    format: [
      "Un tableau par jour d'entraînement.",
      "Puis comment mesurer les progrès après quatre semaines.",
    ],
    size: "Un programme de quatre semaines.",
  },
  food: {
    overview: "Donne-moi à cuisiner quelque chose qui réussit dans une cuisine ordinaire.",
    asks: {
      constraints: "[RÉGIME ET ALLERGIES : p. ex. végétarien, sans noix]",
      audience: "[PERSONNES : p. ex. deux adultes, un enfant]",
      time: "[TEMPS : p. ex. 30 minutes]",
      tool: "[INGRÉDIENTS OU CUISINE : p. ex. ce que j'ai, pas de four]",
    },
    requirements: [
      "Quantités exactes en grammes et en mesures courantes pour le nombre de personnes indiqué.",
      "Des ingrédients courants, et un remplaçant pour ce qui est rare.",
      "En plus des minutes, dis l'aspect, l'odeur ou la texture à chaque moment décisif.",
      "Signale les allergènes, les températures sûres et la conservation des restes.",
    ],
    twists: {
      "menu*, plan de repas, régime, semaine":
        "Réutilise les ingrédients, ajoute la liste de courses par rayon, calories et protéines approximatives par portion.",
      "gâteau*, pain": "Avec poids, taille du moule, type de four et test de cuisson.",
    },
    format: ["Temps et portions, liste des ingrédients, puis étapes numérotées."],
    size: "Une recette de dix étapes au plus, ou un plan en tableau.",
  },
  travel: {
    overview: "Prévois un voyage au rythme réaliste.",
    asks: {
      topic: "[DESTINATION : p. ex. Lisbonne et la côte]",
      time: "[DATES ET DURÉE : p. ex. quatre jours en mai]",
      budget: "[BUDGET : p. ex. 120 euros par jour hors vols]",
      audience: "[QUI ET GOÛTS : p. ex. deux adultes, cuisine, pas de musées]",
    },
    requirements: [
      "Trois grandes visites par jour au plus, groupées par quartier, avec les temps de trajet.",
      "Un repas, une pause et une solution en cas de pluie chaque jour.",
      "Dis ce qu'il faut réserver ; prix et horaires signalés comme à vérifier.",
      "Seulement des lieux dont tu es sûr ; dis quand tu ne l'es pas.",
    ],
    twists: {
      "enfant*, famille, bébé":
        "Un point fixe le matin, un l'après-midi ; avec jeux, siestes et toilettes.",
      "pas cher, pas chère, économique":
        "Préfère le gratuit, les transports publics et les marchés ; donne le total du jour.",
    },
    format: [
      "Un tableau par jour : matin, après-midi, soir, transport, coût approximatif.",
      "Puis une liste de bagages et cinq usages ou phrases du lieu.",
    ],
    size: "Un tableau compact par jour.",
  },
  roleplay: {
    overview: "Joue un rôle avec moi dans une conversation, tour après tour.",
    asks: {
      topic: "[RÔLE ET SCÈNE : p. ex. recruteuse, poste d'infirmier]",
      level: "[DIFFICULTÉ : p. ex. aimable, réaliste, dure]",
      purpose: "[CE QUE JE VEUX TRAVAILLER : p. ex. des réponses courtes et sûres]",
    },
    requirements: [
      "Reste dans le rôle, ne parle que pour toi et attends ma réponse à chaque tour.",
      "Une question ou une action par tour, fondée sur ce que j'ai dit.",
      "Réagis franchement : insiste si ma réponse est faible.",
      "Si j'écris « stop », sors du rôle et donne ton avis.",
    ],
    format: [
      "Une ligne pour planter la scène, puis ton premier tour.",
      "À la fin : deux points forts, deux progrès à faire, une meilleure formulation.",
    ],
    size: "80 mots par tour au plus.",
  },
  general: {
    overview: "Livre un résultat fini pour la demande ci-dessous.",
    asks: {
      purpose: "[BUT : p. ex. à quoi servira le résultat]",
      audience: "[POUR QUI : p. ex. moi, un client, une classe]",
      constraints: "[LIMITES : p. ex. longueur, délai, budget, à éviter]",
    },
    requirements: [
      "Décide d'abord quel résultat m'aiderait le plus ; si deux lectures sont probables, dis laquelle tu as choisie.",
      "Sois concret : étapes, noms, chiffres et exemples plutôt que conseils généraux.",
      "Sépare ce que tu sais de ce que tu supposes, et dis quand tu n'es pas sûr.",
      "Ni introduction, ni répétition de mes mots, ni résumé final.",
    ],
    format: [
      "Le résultat d'abord ; les explications ensuite, seulement si elles aident à l'utiliser ou à le vérifier.",
    ],
    size: "Aussi court que la tâche le permet ; des titres seulement au-delà de trois parties.",
  },
} satisfies Partial<LanguagePack["templates"]>;
