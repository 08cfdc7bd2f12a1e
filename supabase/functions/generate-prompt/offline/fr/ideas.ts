import type { LanguagePack } from "../pack.ts";

export const ideas = {
  brainstorm: {
    overview: "Réunis des idées différentes les unes des autres et vraiment utilisables.",
    asks: {
      topic: "[SUJET : p. ex. un podcast de jardinage]",
      audience: "[POUR QUI : p. ex. des parents pressés]",
      constraints: "[LIMITES : p. ex. budget, goûts, déjà essayé]",
    },
    requirements: [
      "Des idées vraiment différentes : change l'angle et pas seulement les mots.",
      "Passe les premières évidences ; deux audacieuses et deux sûres parmi elles.",
      "Assez concrètes pour commencer demain.",
      "Ne compte pas deux fois la même idée sous d'autres mots.",
    ],
    twists: {
      "nom, noms":
        "Trois syllabes au plus si possible ; sens et sonorité ; rappelle-moi de vérifier domaine et marque.",
    },
    kinds: {
      "cadeau*": {
        asks: {
          audience: "[PERSONNE : p. ex. mon père, 60 ans, cuisine, a déjà tout]",
          purpose: "[OCCASION : p. ex. anniversaire, remerciement]",
          budget: "[BUDGET : p. ex. 30 à 50 euros]",
        },
        requirements: [
          "Dis pour chacun pourquoi il convient à cette personne, avec des mots que je pourrais dire.",
          "Mêle des objets, des moments à partager et quelque chose fait main.",
          "Un prix approximatif ; au moins deux qui coûtent peu.",
          "Rien qui finisse au tiroir, rien qui ne parle que d'argent.",
        ],
        format: [
          "Une liste numérotée : cadeau, raison, prix.",
          "À la fin, celui que tu choisirais et une phrase pour la carte.",
        ],
        size: "Dix idées.",
      },
      "business, entreprise, startup, gagner de l argent": {
        asks: {
          level: "[MES ATOUTS : p. ex. cuisine, tableurs, permis de conduire]",
          time: "[TEMPS : p. ex. dix heures par semaine]",
          budget: "[MISE DE DÉPART : p. ex. 500 euros]",
        },
        requirements: [
          "Adapte à mes atouts, mon temps et mon argent ; rien qui demande de la chance ou une grande audience.",
          "Pour chacune : premier client, prix, coût de départ, délai du premier revenu, risque principal.",
          "Deux sans éclat qui marchent et une audacieuse.",
          "Pas de fortune promise ; signale tout chiffre comme une estimation.",
        ],
        format: [
          "Un tableau : idée, premier client, prix, coût, premier revenu, risque principal.",
          "Puis les deux que tu testerais d'abord, et un essai pour ce week-end à moins de 50 euros.",
        ],
        size: "Dix idées.",
      },
    },
    format: [
      "Une liste numérotée : l'idée en gras, puis une phrase qui dit pourquoi elle marche.",
      "À la fin, les trois que tu choisirais, et pourquoi.",
    ],
    size: "Dix idées.",
  },
} satisfies Partial<LanguagePack["templates"]>;
