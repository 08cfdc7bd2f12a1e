import type { LanguagePack } from "../pack.ts";

export const decisions = {
  research: {
    overview: "Compare ou étudie ceci pour que je puisse décider.",
    asks: {
      topic: "[QUOI COMPARER : p. ex. deux ordinateurs, trois villes]",
      purpose: "[MON USAGE : p. ex. montage vidéo en voyage]",
      budget: "[BUDGET : p. ex. jusqu'à 900 euros]",
      constraints: "[CE QUI COMPTE LE PLUS : p. ex. autonomie, poids, prix]",
    },
    requirements: [
      "Juge toutes les options selon les mêmes critères, cinq au plus, et dis pourquoi ceux-là.",
      "Des faits chiffrés ; signale ce qui a pu changer depuis ton entraînement, surtout prix et versions.",
      "Nomme le vrai défaut de chaque option, y compris celle que tu recommandes.",
      "Seulement des sources que tu peux nommer ; n'invente ni étude, ni lien, ni citation.",
    ],
    format: [
      "Un tableau avec les options côte à côte.",
      "Puis une recommandation en deux phrases, et le cas où je devrais choisir autrement.",
    ],
    size: "400 mots au plus.",
  },
  career: {
    overview: "Aide-moi à me présenter au mieux et sans mentir sur le plan professionnel.",
    asks: {
      topic: "[POSTE : p. ex. analyste de données junior]",
      material: "[MON PARCOURS : CV ou cinq faits avec résultats]",
      details: "[OFFRE : coller les lignes importantes]",
      level: "[EXPÉRIENCE : p. ex. trois ans, reconversion]",
    },
    requirements: [
      "Seulement l'expérience que j'ai donnée ; n'invente ni employeur, ni diplôme, ni date, ni chiffre.",
      "Change les tâches en résultats : action, ce qui a changé, de combien ; demande-moi le chiffre qui manque.",
      "Reprends les termes clés de l'offre là où ils sont vrais pour moi.",
      "Pas de clichés comme « esprit d'équipe » ou « passionné » ; montre-le par un fait.",
    ],
    twists: {
      "lettre de motivation, candidature":
        "Trois paragraphes : pourquoi cet employeur, mes deux meilleures preuves, la suite ; sans répéter le CV.",
      "cv, curriculum":
        "Des points qui commencent par un verbe, le plus récent d'abord, une page pour dix ans.",
      entretien:
        "Dix questions probables avec l'intention de chacune, et un plan de réponse : situation, tâche, action, résultat.",
      "augmentation, salaire":
        "Des preuves, une fourchette avec sa source, la phrase d'ouverture et des réponses à trois objections.",
    },
    format: [
      "Le texte fini, prêt à copier.",
      "En dessous, les informations qu'il te faut encore, la plus utile d'abord.",
    ],
    size: "Une page au plus.",
  },
  planning: {
    overview: "Fais un plan que je peux commencer aujourd'hui.",
    asks: {
      topic: "[QUOI PLANIFIER : p. ex. ouvrir une petite boutique en ligne]",
      purpose: "[OBJECTIF : p. ex. les dix premières commandes]",
      time: "[TEMPS : p. ex. six semaines, cinq heures par semaine]",
      constraints: "[LIMITES : p. ex. budget, personnes, dates fixes]",
    },
    requirements: [
      "Découpe l'objectif en étapes qui finissent chacune par quelque chose de visible.",
      "Pour chaque étape : durée, ce dont elle dépend, à quoi je vois qu'elle est finie.",
      "Laisse 20 % du temps libre et marque ce qui ne doit pas glisser.",
      "Nomme les trois obstacles les plus probables et la parade à chacun.",
    ],
    twists: {
      "business plan, plan d affaires":
        "Client, problème, offre, prix, coûts, premier canal de vente et seuil de rentabilité, calculs visibles.",
      routine:
        "Tenable au quotidien : une version minimale pour les mauvais jours, et une habitude accrochée à une autre.",
      "budget mensuel, budget familial, ^budget, mon budget":
        "Revenus, charges fixes, dépenses variables et épargne dans un tableau ; montre les calculs et signale les estimations.",
    },
    kinds: {
      "mariage, fête, anniversaire, événement": {
        asks: {
          time: "[DATE ET LIEU : p. ex. 3 juin, dans notre jardin]",
          audience: "[INVITÉS : p. ex. 25, dont la moitié d'enfants]",
          budget: "[BUDGET : p. ex. 800 euros]",
          constraints: "[ENVIES ET LIMITES : p. ex. jazz, sans alcool, surprise]",
        },
        requirements: [
          "Pars de la date et remonte ; dis ce qu'il faut réserver et quand.",
          "Répartis le budget entre lieu, repas, musique et décoration, avec un dixième en réserve ; montre les calculs.",
          "Le déroulé de la journée avec heures et responsables.",
          "Nomme les trois ratés les plus probables et la parade à chacun, pluie comprise.",
        ],
        format: [
          "Un tableau : quand, quoi, qui, coût.",
          "Une liste de courses et de réservations, puis les 30 premières minutes.",
        ],
        size: "Dix à quinze lignes.",
      },
    },
    format: [
      "Un tableau : étape, quand, résultat, dépend de.",
      "Puis que faire dans les 30 premières minutes.",
    ],
    size: "Cinq à dix étapes.",
  },
} satisfies Partial<LanguagePack["templates"]>;
