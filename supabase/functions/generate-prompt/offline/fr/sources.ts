import type { LanguagePack } from "../pack.ts";

export const sources = {
  editing: {
    overview: "Corrige le texte sans changer ce qu'il dit.",
    asks: {
      material: "[TEXTE : à coller ici]",
      audience: "[LECTEUR : p. ex. ma professeure, un client]",
      tone: "[TON : p. ex. plus soutenu, plus chaleureux]",
    },
    requirements: [
      "Corrige orthographe, grammaire et ponctuation ; garde le sens, les faits, les noms et les chiffres.",
      "Respecte ma voix : ne change une phrase que si elle devient plus claire, plus courte ou juste.",
      "Remplace les mots vagues et les passifs inutiles ; supprime les répétitions.",
      "Si une phrase a deux sens possibles, ne devine pas : demande-moi sous le texte.",
    ],
    format: [
      "Le texte corrigé en entier, prêt à copier.",
      "En dessous, les cinq changements les plus importants avec leur raison en quelques mots.",
    ],
    size: "Pas plus long que l'original.",
  },
  summary: {
    overview: "Résume de sorte que je n'aie pas besoin de lire l'original pour agir.",
    asks: {
      material: "[TEXTE : à coller ici]",
      purpose: "[POUR QUOI FAIRE : p. ex. un examen, une décision, une réunion]",
    },
    requirements: [
      "Seulement ce que dit la source ; ni savoir extérieur ni opinion.",
      "Garde noms, chiffres, dates et conditions tels quels.",
      "D'abord les conclusions et les décisions, le contexte à la fin.",
      "Signale une source contradictoire, coupée ou obscure.",
    ],
    twists: {
      réunion:
        "Liste les décisions, les questions ouvertes et les tâches avec responsable et date.",
      "livre, roman, film":
        "Si tu ne connais l'œuvre qu'en partie, dis-le au lieu de combler les trous.",
    },
    format: [
      "Une phrase avec l'essentiel.",
      "Puis les points principaux en liste, par importance.",
    ],
    size: "Cinq à sept points de 20 mots au plus.",
  },
  translation: {
    overview: "Traduis de sorte qu'un natif ne remarque pas la traduction.",
    asks: {
      material: "[TEXTE : à coller ici]",
      language: "[LANGUE CIBLE : p. ex. anglais britannique]",
    },
    requirements: [
      "Traduis le sens et le ton, pas mot à mot ; emploie des tournures naturelles.",
      "Laisse intacts noms, chiffres, liens, variables, code et mise en forme.",
      "N'ajoute rien, n'omets rien ; un même terme pour une même chose.",
      "Si la langue visée distingue tutoiement et vouvoiement, choisis selon le texte et dis-moi lequel.",
    ],
    format: [
      "Seulement la traduction, avec la mise en page de l'original.",
      "En dessous, de brèves notes sur trois passages au plus qui admettaient une autre lecture.",
    ],
    size: "Le texte entier, même long.",
  },
} satisfies Partial<LanguagePack["templates"]>;
