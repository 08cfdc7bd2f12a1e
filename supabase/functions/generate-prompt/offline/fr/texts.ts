import type { LanguagePack } from "../pack.ts";

export const texts = {
  writing: {
    overview: "Écris un texte abouti, que je n'aurai qu'à retoucher légèrement.",
    asks: {
      topic: "[SUJET : p. ex. le travail à distance en petite équipe]",
      audience: "[LECTEURS : p. ex. débutants, ma professeure, nos clients]",
      purpose: "[IDÉE PRINCIPALE : p. ex. ce que le lecteur doit penser ou faire ensuite]",
      tone: "[TON : p. ex. amical, soutenu, critique]",
    },
    requirements: [
      "Commence par un cas, une question ou un fait précis ; pas de définition de dictionnaire ni de « de nos jours ».",
      "Une seule idée principale, que chaque paragraphe sert ; un exemple précis par affirmation.",
      "N'invente ni chiffre, ni citation, ni source ; écris (à vérifier) après ce que je dois contrôler.",
      "Mots simples et verbes actifs ; supprime toute phrase qui en répète une autre.",
    ],
    twists: {
      "dissertation*, essai":
        "Énonce la thèse dès le premier paragraphe et réponds à l'objection la plus forte.",
      "blog, article*":
        "Des intertitres compréhensibles en survol et un titre de 60 caractères au plus.",
      "rapport*":
        "Commence par les conclusions en cinq lignes ; sépare faits, interprétation et recommandations.",
    },
    kinds: {
      "documentation, écris la doc, rédige la doc, readme, manuel d utilisation": {
        overview:
          "Écris une documentation qui répond aux questions sans qu'on doive appeler l'auteur.",
        asks: {
          material: "[CE QU'ELLE COUVRE : coller code, points d'accès ou notes]",
          audience: "[LECTEURS : p. ex. nouveaux développeurs, clients, support]",
        },
        requirements: [
          "Ne documente que ce que j'ai donné ; marque chaque manque par (à vérifier) au lieu d'inventer noms ou limites.",
          "Commence par l'utilité et le plus court exemple qui marche de bout en bout.",
          "Un titre par tâche du lecteur ; dessous, prérequis, étapes, résultat attendu et erreurs probables.",
        ],
        format: ["Markdown avec titres, blocs de code et tableaux là où ils aident."],
        size: "Aussi long que nécessaire ; pas d'introduction.",
      },
    },
    format: [
      "Un titre, puis le texte en paragraphes courts ; des intertitres seulement au-delà de 400 mots.",
    ],
    size: "600 à 800 mots.",
  },
  creative: {
    overview: "Écris un texte original qui ne ressemble pas à un premier jet.",
    asks: {
      topic: "[SUJET : p. ex. deux sœurs trouvent une vieille radio]",
      style: "[STYLE OU AMBIANCE : p. ex. humour pince-sans-rire, conte, mélancolie]",
      audience: "[PUBLIC : p. ex. enfants de 8 ans, invités d'un mariage]",
    },
    requirements: [
      "Porte une idée claire de la première à la dernière ligne.",
      "Montre-la par l'action, les images et la parole ; n'explique pas la morale.",
      "Des détails que l'on voit, entend ou touche, plutôt que des sentiments nommés.",
      "Ni cliché, ni rime attendue, ni premier rebondissement venu.",
    ],
    twists: {
      "histoire, conte*, nouvelle, roman":
        "Le personnage principal a un désir, un obstacle et un choix qui lui coûte.",
      "chanson*, paroles, rap":
        "Couplet, refrain, couplet, refrain, pont, refrain ; un refrain qu'on retient aussitôt.",
    },
    kinds: {
      "poème*, poésie, haïku*": {
        requirements: [
          "Choisis une forme et tiens-la (vers, rythme, rime ou absence voulue de rime).",
          "Bâtis-le sur une image du quotidien, et laisse cette image se transformer.",
          "Aucune rime qui tord la phrase ; pas de mots abstraits comme amour, temps ou âme si je ne les ai pas employés.",
          "Le dernier vers surprend et semble pourtant inévitable.",
        ],
        format: ["Seulement le titre et le poème, sans commentaire."],
        size: "La longueur de la forme ; 12 à 20 vers si elle est libre.",
      },
    },
    format: ["Seulement le titre et le texte, sans commentaire avant ni après."],
    size: "La longueur naturelle de la forme ; 400 à 700 mots pour une histoire.",
  },
  email: {
    overview: "Écris un message que je peux envoyer sans le retoucher.",
    asks: {
      topic: "[OBJET : p. ex. une livraison en retard]",
      audience: "[DESTINATAIRE : p. ex. ma responsable, un nouveau client]",
      details: "[FAITS À INCLURE : p. ex. dates, noms, ce qui est convenu]",
      tone: "[TON : p. ex. chaleureux, soutenu, ferme]",
    },
    requirements: [
      "L'essentiel tient dans les deux premières phrases.",
      "Une seule demande ou prochaine étape à la fin, avec une date si j'en ai donné une.",
      "Seulement ce que je t'ai dit ; n'invente ni nom, ni date, ni motif.",
      "Un ton humain : poli et direct, sans « j'espère que ce message vous trouve en bonne santé ».",
    ],
    twists: {
      "congé*, jour off, absence, malade, vacances":
        "Nomme les jours exacts et dis en une ligne comment mon travail sera assuré.",
      "plain*, réclam*, remboursement, cassé":
        "Dis ce qui n'a pas marché, quand, ce que je demande et pour quelle date ; ferme, sans insulte.",
      "excuse*, excuser, désolé, désolée":
        "Nomme la faute une fois, assume-la sans prétexte et dis ce qui change désormais.",
      "relance*, rappel": "Rappelle le message précédent en une ligne et pose une question facile.",
      démission:
        "Donne le dernier jour de travail, remercie pour une chose précise, propose une passation ; sans reproche.",
      "résili*":
        "Indique le contrat, sa référence et la date de fin ; demande une confirmation écrite.",
      "augmentation, salaire":
        "Appuie-toi sur des résultats, donne le montant ou demande un rendez-vous, sans t'excuser.",
    },
    kinds: {
      "whatsapp, sms, texto": {
        format: [
          "Seulement le message, sans objet ni formule de politesse.",
          "Une variante plus courte.",
        ],
        size: "50 mots au plus.",
      },
    },
    format: [
      "Un objet de 50 caractères au plus.",
      "Puis la formule d'appel, le corps en paragraphes courts, la formule de fin.",
    ],
    size: "80 à 150 mots.",
  },
} satisfies Partial<LanguagePack["templates"]>;
