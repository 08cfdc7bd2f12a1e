import type { LanguagePack } from "../pack.ts";

export const ideas = {
  brainstorm: {
    overview: "Reúne ideas distintas entre sí y que pueda usar de verdad.",
    asks: {
      topic: "[ASUNTO: p. ej. un pódcast de jardinería]",
      audience: "[PARA QUIÉN: p. ej. padres con poco tiempo]",
      constraints: "[LÍMITES: p. ej. presupuesto, gustos, lo ya probado]",
    },
    requirements: [
      "Que las ideas sean distintas de verdad: cambia el enfoque y no solo las palabras.",
      "Sáltate las primeras obvias; incluye dos atrevidas y dos seguras.",
      "Describe cada una con detalle suficiente para empezar mañana.",
      "No cuentes dos veces la misma idea con otras palabras.",
    ],
    twists: {
      "nombre, nombres":
        "Tres sílabas como máximo si es posible; anota significado y sonido; recuérdame comprobar dominio y marca.",
    },
    kinds: {
      "regalo*, regalar": {
        asks: {
          audience: "[PERSONA: p. ej. mi padre, 60 años, cocina, lo tiene todo]",
          purpose: "[OCASIÓN: p. ej. cumpleaños, agradecimiento]",
          budget: "[PRESUPUESTO: p. ej. de 30 a 50 euros]",
        },
        requirements: [
          "Di en cada uno por qué encaja con esa persona, con palabras que yo pueda usar.",
          "Mezcla cosas para tener, para hacer juntos y algo hecho a mano.",
          "Precio aproximado de cada uno; al menos dos que cuesten poco.",
          "Nada que acabe en un cajón ni que solo hable de dinero.",
        ],
        format: [
          "Lista numerada: regalo, motivo, precio.",
          "Al final, el que elegirías y una frase para la tarjeta.",
        ],
        size: "Diez ideas.",
      },
      "idea de negocio, ideas de negocio, negocio, negocios, ganar dinero": {
        asks: {
          level: "[MIS HABILIDADES: p. ej. cocinar, hojas de cálculo, carné de conducir]",
          time: "[TIEMPO: p. ej. diez horas por semana]",
          budget: "[DINERO INICIAL: p. ej. 500 euros]",
        },
        requirements: [
          "Ajústate a mis habilidades, tiempo y dinero; nada que dependa de la suerte o de una gran audiencia.",
          "En cada una: primer cliente, precio, coste inicial, tiempo hasta el primer ingreso y riesgo principal.",
          "Incluye dos aburridas que funcionan y una atrevida.",
          "Sin promesas de hacerse rico; marca toda cifra como estimación.",
        ],
        format: [
          "Una tabla: idea, primer cliente, precio, coste, primer ingreso, riesgo principal.",
          "Después, las dos que probarías primero y una prueba para este fin de semana por menos de 50 euros.",
        ],
        size: "Diez ideas.",
      },
    },
    format: [
      "Lista numerada: la idea en negrita y una frase sobre por qué funciona.",
      "Al final, las tres que elegirías y por qué.",
    ],
    size: "Diez ideas.",
  },
} satisfies Partial<LanguagePack["templates"]>;
