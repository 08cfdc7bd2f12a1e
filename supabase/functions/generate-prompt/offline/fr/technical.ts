import type { LanguagePack } from "../pack.ts";

export const technical = {
  code: {
    overview: "Écris du code qui marche et que je peux exécuter tel quel.",
    asks: {
      topic: "[CE QU'IL DOIT FAIRE : p. ex. renommer des photos par date]",
      tool: "[LANGAGE ET VERSION : p. ex. Python 3.12]",
      details: "[ENTRÉE ET RÉSULTAT ATTENDU : p. ex. un exemple de chaque]",
      constraints: "[LIMITES : p. ex. sans bibliothèque externe, sous Windows]",
    },
    requirements: [
      "Complet et exécutable : imports compris, aucune partie omise.",
      "Gère les entrées vides, invalides et très grandes, avec un message d'erreur qui dit quoi faire.",
      "La bibliothèque standard quand elle suffit ; nomme tout paquet à installer.",
      "Noms clairs, petites fonctions ; des commentaires seulement là où la raison n'est pas évidente.",
    ],
    twists: {
      "fichier*, supprim*, renomm*":
        "Ce qui modifie ou supprime des fichiers a un mode d'essai, actif par défaut.",
    },
    kinds: {
      css: {
        requirements: [
          "Une solution que les navigateurs actuels acceptent, sans bibliothèque.",
          "Seulement les règles nécessaires, chacune avec sa raison en quelques mots.",
          "Dis ce qu'elle suppose du code autour.",
        ],
        format: [
          "Le code en un bloc, prêt à coller.",
          "En dessous, quand cette solution échoue et quoi employer alors.",
        ],
        size: "Le code le plus court qui le fait.",
      },
    },
    format: [
      "Le code dans un bloc par fichier, le nom du fichier au-dessus.",
      "Comment l'exécuter, puis deux appels d'essai avec le résultat attendu.",
    ],
    size: "Dix lignes d'explication au plus hors du code.",
  },
  app: {
    overview: "Prévois et construis une première version qui marche de bout en bout.",
    asks: {
      topic: "[CE QUE C'EST : p. ex. des réservations pour un salon de coiffure]",
      audience: "[UTILISATEURS : p. ex. clients sur leur téléphone]",
      tool: "[TECHNOLOGIE : p. ex. React et Supabase, ou HTML seul]",
    },
    features: [
      "[FONCTION PRINCIPALE : p. ex. choisir un créneau libre et le réserver]",
      "Les trois fonctions sans lesquelles la première version ne servirait à rien, la plus importante d'abord.",
      "Des états corrects quand il n'y a rien, pendant le chargement et en cas d'erreur.",
    ],
    requirements: [
      "Une première version petite ; nomme ce que tu remets à plus tard.",
      "Utilisable au téléphone et au clavier ; texte lisible sans zoom.",
      "Contrôle chaque saisie ; ni mot de passe ni clé dans le code.",
      "Ni client, ni prix, ni avis inventés ; des données d'exemple signalées comme telles.",
      "Vérifie-le avec les fonctions et dis ce qui n'est pas testé.",
    ],
    format: [
      "Le plan, l'arborescence, puis chaque fichier dans son bloc de code.",
      "Les commandes pour installer, lancer et publier.",
    ],
    size: "Le moins de fichiers et de paquets possible.",
  },
  debugging: {
    overview: "Trouve la cause de ce défaut et corrige-la, pas seulement le symptôme.",
    asks: {
      material: "[CODE : coller la plus petite partie qui montre le défaut]",
      details: "[MESSAGE D'ERREUR : complet, avec les numéros de ligne]",
      tool: "[ENVIRONNEMENT : p. ex. Python 3.12 sous Windows]",
      purpose: "[RÉSULTAT ATTENDU ET OBTENU : p. ex. attendu 3, obtenu undefined]",
    },
    requirements: [
      "Nomme d'abord la cause la plus probable et ce qui la prouve dans mon code ou mon message.",
      "S'il y a plusieurs causes possibles, classe-les et donne un test rapide pour chacune.",
      "Change le moins de lignes possible et laisse le reste.",
      "N'invente ni fonction ni réglage ; dis-moi s'il te faut un autre fichier.",
    ],
    steps: [
      "Explique en deux phrases ce qui se passe et pourquoi.",
      "Montre le code corrigé.",
      "Montre comment vérifier, et un test qui aurait trouvé le défaut.",
    ],
    format: ["Cause, correction, vérification, dans cet ordre ; lignes modifiées signalées."],
    size: "150 mots au plus hors du code.",
  },
  data: {
    overview:
      "Résous cette tâche de données de façon que je puisse appliquer le résultat tout de suite.",
    asks: {
      topic: "[QUESTION : p. ex. le produit le plus vendu chaque mois]",
      tool: "[OUTIL : p. ex. Excel 365, Google Sheets, PostgreSQL]",
      details: "[COLONNES : noms, types et deux lignes d'exemple]",
    },
    requirements: [
      "Dis quelles colonnes, plages ou tables tu supposes, avec leurs noms.",
      "Gère les cellules vides, les doublons, les nombres en texte et les dates.",
      "Explique chaque étape en une ligne pour que je puisse l'adapter.",
    ],
    twists: {
      "analyse*, enquête*, tendance*, graphique*, statistique*, résultats":
        "Aucune conclusion que les données ne soutiennent pas ; signale petits effectifs et valeurs extrêmes.",
      "excel, formule, google sheets":
        "Donne la formule exacte pour la première cellule, où la mettre, et la variante pour d'anciennes versions.",
    },
    format: [
      "La formule, la requête ou le code dans son propre bloc.",
      "Un petit exemple : tableau de départ et tableau obtenu.",
    ],
    size: "La solution la plus courte qui reste lisible.",
  },
} satisfies Partial<LanguagePack["templates"]>;
