import type { LanguagePack } from "../pack.ts";
import { openGoals } from "./words.ts";

export const knowledge = {
  explanation: {
    overview: "Explique-le-moi de sorte que je puisse l'expliquer à mon tour.",
    asks: {
      topic: "[SUJET : p. ex. le fonctionnement des taux d'intérêt]",
      level: "[CE QUE JE SAIS : p. ex. rien, niveau collège, les bases]",
      purpose: "[POUR QUOI : p. ex. un examen, mon travail, curiosité]",
    },
    requirements: [
      "Commence par la réponse en une ou deux phrases simples.",
      "Pars du connu et définis chaque terme nouveau à sa première apparition.",
      "Une comparaison du quotidien, l'endroit où elle ne tient plus, et un exemple précis.",
      "Corrige l'erreur la plus répandue et dis ce qui est débattu ou incertain.",
    ],
    twists: {
      "différence*":
        "Mets les différences côte à côte dans un petit tableau et finis par quand choisir quoi.",
      "enfant, enfants":
        "Des mots qu'un enfant de cinq ans connaît, une image du quotidien, aucun terme technique.",
    },
    kinds: {
      "pourquoi mon, pourquoi ma, pourquoi mes, pourquoi notre, pourquoi nos": {
        overview: "Trouve pourquoi cela arrive et ce que je peux y faire.",
        requirements: [
          "Commence par la cause la plus probable et dis pourquoi elle colle à ce que je décris.",
          "Classe les autres causes par probabilité, chacune avec un test rapide.",
          "Les remèdes simples et gratuits d'abord ; dis quand il faut un professionnel.",
          "Si la réponse dépend d'un fait que je suis seul à connaître, demande-le-moi, deux questions au plus.",
        ],
        format: [
          "Un tableau : cause, comment vérifier, que faire.",
          "Puis ce que je dois essayer d'abord.",
        ],
        size: "250 mots au plus.",
      },
    },
    format: [
      "Réponse courte, explication, exemple, erreur fréquente, dans cet ordre.",
      "Puis deux questions corrigées pour vérifier que j'ai compris.",
    ],
    size: "250 à 400 mots.",
  },
  howto: {
    overview: "Guide-moi pas à pas jusqu'à ce que cela marche.",
    asks: {
      topic: "[CE QUE JE VEUX FAIRE : p. ex. réparer un robinet qui fuit]",
      tool: "[CE QUE J'AI : p. ex. modèle, version, outils]",
      level: "[MON EXPÉRIENCE : p. ex. première fois]",
    },
    requirements: [
      "Dis ce qu'il me faut, combien de temps cela prend et quand laisser faire un professionnel.",
      "Une action par étape, dans l'ordre, avec l'endroit, le réglage ou la quantité exacts.",
      "Après chaque étape délicate, dis à quoi je vois qu'elle a réussi.",
      "Préviens avant, et non après, tout ce qui peut blesser, casser ou effacer.",
    ],
    kinds: {
      [openGoals]: {
        asks: {
          level: "[OÙ J'EN SUIS : p. ex. début, deux heures par semaine]",
          purpose: "[CE QUE JE VISE : p. ex. un premier résultat en trois mois]",
          constraints: "[LIMITES : p. ex. argent, temps, ce que j'ai essayé]",
        },
        requirements: [
          "Pars de ma situation et dis ce que tu en supposes.",
          "Donne les quelques étapes qui comptent le plus, dans l'ordre, avec leur coût en temps ou en argent.",
          "Pour chaque étape, un signe que cela marche et la raison habituelle d'abandonner.",
          "Aucune promesse ; dis ce qui dépend de la chance ou des autres.",
        ],
        format: [
          "Un plan par phases : première semaine, premier mois, ensuite.",
          "Puis la seule chose à faire aujourd'hui.",
        ],
        size: "400 mots au plus.",
      },
    },
    format: [
      "Des étapes numérotées, l'avertissement le plus important en premier.",
      "Puis les trois erreurs les plus courantes et comment les rattraper.",
    ],
    size: "Le moins d'étapes possible, deux phrases chacune au plus.",
  },
  fact: {
    overview: "Réponds à cette question directement et sûrement.",
    asks: {},
    requirements: [
      "La réponse dans la première phrase, avec unité, date ou lieu s'il y a lieu.",
      "Si elle dépend d'une définition, d'un lieu ou d'une date, dis laquelle tu as retenue.",
      "Si elle a pu changer depuis ton entraînement, donne la date de tes connaissances et où vérifier.",
      "Si tu n'es pas sûr, dis-le et à quel point ; n'invente ni chiffre ni source.",
    ],
    format: [
      "La réponse en une phrase, en gras.",
      "Puis trois phrases de contexte au plus pour comprendre ou vérifier.",
    ],
    size: "80 mots au plus.",
  },
  advice: {
    overview: "Aide-moi à y réfléchir et à décider de la suite.",
    asks: {
      topic: "[SITUATION : ce qui s'est passé, qui est concerné]",
      purpose: "[CE QUE JE VEUX : p. ex. garder l'amitié, être plus calme]",
      constraints: "[CE QUI EST FIXE OU DÉJÀ ESSAYÉ : p. ex. nous vivons ensemble]",
    },
    requirements: [
      "Reformule d'abord ma situation en deux phrases, sans juger.",
      "Au moins deux options réalistes, avec ce que chacune coûte et peut apporter.",
      "Sois franc : dis ce qui parle contre l'option que je semble préférer.",
      "Ne prête d'intentions à personne et dis où tu en sais trop peu.",
    ],
    twists: {
      "copain, copine, mari, femme, ex, ami, amie, couple, rupture":
        "Donne-moi une phrase à dire telle quelle, et que faire si cela tourne mal.",
      "angoisse, anxi*, stress*, seul, seule, dormir, sommeil":
        "De petits pas pour aujourd'hui, et clairement quand voir un médecin ou appeler une ligne d'écoute.",
      "argent, dette*, investir, crédit, épargne*":
        "Explique risques et frais avec des chiffres simples et ce qui demande un conseiller agréé dans mon pays.",
      "travail, emploi, démissionner, boulot":
        "Avec l'argent, le calendrier, le retour possible, et un essai peu coûteux avant le pas définitif.",
    },
    format: [
      "Ma situation, les options, ta recommandation et sa raison, le premier pas d'aujourd'hui.",
    ],
    size: "350 mots au plus.",
  },
  study: {
    overview: "Aide-moi à l'apprendre de façon à le savoir encore dans un mois.",
    asks: {
      topic: "[MATIÈRE : p. ex. biologie cellulaire, passé en anglais]",
      level: "[NIVEAU : p. ex. seconde, A2, première année]",
      time: "[TEMPS : p. ex. examen dans trois semaines, 40 minutes par jour]",
      details: "[SUPPORT : coller les notes ou la liste des chapitres]",
    },
    requirements: [
      "Fais-moi retrouver de mémoire : la question avant la réponse, du facile au difficile.",
      "D'abord ce qui porte l'essentiel de la matière ; dis lesquels.",
      "Explique chaque mauvaise réponse en une phrase ; pas de question piège.",
      "Tiens-toi à mon support si j'en ai donné un ; signale le reste.",
    ],
    twists: {
      "quiz, qcm, interroge moi":
        "Quatre réponses plausibles par question ; corrigé raisonné à part, à la fin.",
      "plan de révision, semaines":
        "Chaque jour dans un tableau : thème, tâche, minutes ; reprise après 1, 3 et 7 jours ; un jour libre par semaine.",
      "flashcards, fiche*":
        "Un fait par fiche : la question à gauche, une réponse de 15 mots au plus à droite.",
    },
    kinds: {
      "quiz, qcm, interroge moi": {
        asks: {
          topic: "[MATIÈRE : p. ex. biologie cellulaire, passé en anglais]",
          level: "[NIVEAU : p. ex. seconde, A2, première année]",
          details: "[SUPPORT : coller les notes ou la liste des chapitres]",
        },
        format: [
          "Des questions numérotées sous des titres courts, du facile au difficile.",
          "Le corrigé raisonné tout à la fin.",
        ],
        size: "Dix questions.",
      },
    },
    format: ["Des éléments numérotés sous des titres courts ; les corrigés tout à la fin."],
    size: "Dix éléments, ou 30 minutes de travail par jour.",
  },
} satisfies Partial<LanguagePack["templates"]>;
