import type { LanguagePack } from "../pack.ts";

export const promotion = {
  social: {
    overview: "Écris un contenu pour les réseaux sociaux qui retient sans artifice.",
    asks: {
      topic: "[SUJET : p. ex. trois erreurs de débutant]",
      platform: "[RÉSEAU : p. ex. Instagram]",
      audience: "[PUBLIC : p. ex. collègues de mon métier, nouveaux clients]",
      purpose: "[BUT : p. ex. commentaires, nouveaux contacts, inscriptions]",
    },
    requirements: [
      "Une première ligne qui se comprend seule et promet quelque chose de précis.",
      "Une idée par publication, avec un détail ou un chiffre que j'ai donné.",
      "Écris comme on parle : lignes courtes, sans emphase ni chapelet d'émojis.",
      "À la fin, une action facile, par exemple une question à laquelle un mot suffit.",
    ],
    twists: {
      "instagram, légende*":
        "Pour Instagram : l'accroche dans les 125 premiers caractères, trois à cinq hashtags précis à la fin.",
      linkedin:
        "Pour LinkedIn : l'accroche dans les deux premières lignes, paragraphes d'une ou deux lignes, trois hashtags au plus.",
      "twitter, tweet*, x":
        "Pour X : 280 caractères par message au plus, deux hashtags au plus ; numérote les fils.",
      "tiktok, reel, reels":
        "Pour une vidéo courte : accroche en deux secondes, texte parlé et texte à l'écran, 20 à 40 secondes.",
      youtube:
        "Pour YouTube : titre de moins de 60 caractères, la promesse dans les 15 premières secondes, puis le script par scènes.",
    },
    kinds: {
      "script vidéo, script youtube, script pour une vidéo": {
        requirements: [
          "Annonce le gain dans les 15 premières secondes et garde le meilleur pour le dernier tiers.",
          "Une idée par scène ; toutes les 30 secondes quelque chose change : image, exemple ou question.",
          "Écris pour l'oreille : phrases courtes, pas une demi-minute de salutations.",
          "Seulement des faits que j'ai donnés ou dont tu es sûr ; marque le reste (à vérifier).",
        ],
        format: [
          "Trois titres de 60 caractères au plus.",
          "Un tableau : temps, texte dit, ce que l'on voit.",
          "Une description dont les deux premières lignes se suffisent.",
        ],
        size: "Cinq minutes, environ 700 mots dits.",
      },
    },
    format: [
      "Prêt à coller, avec les retours à la ligne voulus.",
      "Ensuite, une autre première ligne au choix.",
    ],
    size: "Une publication, sauf si la demande donne un nombre.",
  },
  marketing: {
    overview: "Écris un texte de vente auquel croirait un acheteur sceptique.",
    asks: {
      topic: "[PRODUIT OU OFFRE : p. ex. bougies de soja artisanales, 14 euros]",
      audience: "[CLIENT : p. ex. qui achète des cadeaux en ligne]",
      details: "[PREUVES : p. ex. avis, chiffres, garantie]",
      platform: "[SUPPORT : p. ex. boutique, annonce Google, flyer]",
    },
    requirements: [
      "Pars du problème ou du gain du client, avec ses mots à lui.",
      "Transforme chaque caractéristique en avantage et prouve-le par un fait que j'ai fourni.",
      "Ni superlatif creux (meilleur, unique, révolutionnaire), ni avis, prix ou statistique inventés.",
      "Un seul appel à l'action, qui dit exactement ce qui se passe ensuite.",
    ],
    twists: {
      "annonce*, publicité*, pub":
        "Respecte les limites des annonces : titres de 30 caractères et descriptions de 90 au plus.",
      "fiche produit, description de produit, description produit":
        "Une première ligne pour l'acheteur, puis cinq points : taille, matière, usage, entretien, à qui cela convient.",
      "seo, méta description":
        "Le mot-clé une fois dans le titre (60 caractères au plus) et une fois dans la description (155).",
    },
    kinds: {
      "slogan*, accroche*": {
        requirements: [
          "Six mots au plus, faciles à dire à voix haute.",
          "Inutilisables par un concurrent : montre ce que seule cette offre possède.",
          "Ni superlatif, ni promesse intenable, ni rime pour la rime.",
          "Varie l'angle : avantage, attitude, contraste, image, jeu de mots.",
        ],
        format: [
          "Une liste numérotée ; après chacun, ce qu'il évoque en huit mots au plus.",
          "Celui que tu choisirais, et pourquoi.",
        ],
        size: "Dix propositions.",
      },
    },
    format: [
      "Le texte prêt à coller, chaque partie nommée.",
      "Trois autres titres avec des angles différents.",
    ],
    size: "Aussi court que le support le permet ; 200 mots de texte au plus.",
  },
  presentation: {
    overview: "Prépare une intervention facile à suivre et à retenir.",
    asks: {
      topic: "[SUJET : p. ex. résultats de notre enquête clients]",
      audience: "[PUBLIC : p. ex. direction, classe, invités]",
      time: "[DURÉE : p. ex. 10 minutes]",
      purpose: "[BUT : p. ex. faire approuver le budget]",
    },
    requirements: [
      "Formule la phrase unique que le public doit retenir et construis tout vers elle.",
      "Un message par diapositive ou partie ; le titre dit le message, pas le thème.",
      "Notes orales en phrases complètes ; moins de 25 mots par diapositive.",
      "N'invente pas de chiffre ; écris (chiffre à trouver) là où il aiderait.",
    ],
    twists: {
      "discours, mariage":
        "Écris pour l'oreille : phrases courtes, une anecdote, une fin chaleureuse ; marque les pauses.",
    },
    kinds: {
      "discours, mariage, anniversaire, toast, éloge, départ à la retraite": {
        asks: {
          topic: "[OCCASION ET PERSONNE : p. ex. le mariage de ma sœur]",
          details: "[DEUX OU TROIS ANECDOTES OU FAITS : p. ex. notre rencontre]",
          time: "[DURÉE : p. ex. 4 minutes]",
        },
        requirements: [
          "Commence par une phrase que moi seul pourrais dire, pas par un salut ni une citation.",
          "Appuie-toi sur ce que je t'ai dit ; n'invente ni noms, ni dates, ni événements.",
          "Un seul fil de la première à la dernière phrase, et aucune blague aux dépens de quelqu'un.",
        ],
        format: [
          "Le texte complet, en paragraphes d'un souffle.",
          "En dessous, deux autres premières phrases.",
        ],
        size: "Trois à cinq minutes, 400 à 600 mots, sauf si j'ai donné une durée.",
      },
    },
    format: [
      "Une liste numérotée de diapositives ou de parties : titre, points clés, visuel, notes de l'orateur.",
    ],
    size: "Environ une diapositive par minute.",
  },
  image: {
    overview:
      "Crée cette image. Si tu ne peux qu'écrire, donne-moi à la place un prompt pour un générateur d'images.",
    asks: {
      topic: "[MOTIF : p. ex. un vieux phare dans la tempête]",
      style: "[STYLE : p. ex. aquarelle, vecteur plat, photo]",
      purpose: "[USAGE ET FORMAT : p. ex. couverture 2:3, avatar carré]",
      details: "[DOIT Y FIGURER : p. ex. couleurs, un objet, un texte exact]",
    },
    requirements: [
      "Décide dans cet ordre : motif et action, décor, composition et point de vue, lumière, couleurs, style, niveau de détail.",
      "Pense en images : traduis des mots comme beau en choses visibles.",
      "Un seul point fort, et de l'espace calme autour.",
      "N'imite ni artiste vivant ni personnage protégé ; décris la technique.",
    ],
    twists: {
      "logo, icône":
        "Formes plates, deux ou trois couleurs avec code hexadécimal, lisible à 32 pixels, fond uni, pas de lettres sauf si j'en demande.",
      "photo*": "Décide l'objectif, l'ouverture, l'heure et la direction de la lumière.",
    },
    format: [
      "L'image, ou le prompt en un seul paragraphe prêt à coller.",
      "Puis deux variantes qui ne changent que la lumière ou le point de vue, et la liste de ce qui doit rester absent.",
    ],
    size: "40 à 80 mots par prompt écrit.",
  },
} satisfies Partial<LanguagePack["templates"]>;
