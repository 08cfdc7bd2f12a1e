import type { LanguagePack } from "../pack.ts";

export const sources = {
  editing: {
    overview: "Corrige el texto sin cambiar lo que dice.",
    asks: {
      material: "[TEXTO: pégalo aquí]",
      audience: "[LECTOR: p. ej. mi profesora, un cliente]",
      tone: "[TONO: p. ej. más formal, más cálido]",
    },
    requirements: [
      "Corrige ortografía, gramática y puntuación; conserva sentido, datos, nombres y cifras.",
      "Mantén mi voz: cambia una frase solo si queda más clara, más corta o correcta.",
      "Sustituye palabras vagas y pasivas innecesarias; elimina repeticiones.",
      "Si una frase se puede entender de dos maneras, no adivines: pregúntame debajo del texto.",
    ],
    format: [
      "El texto corregido completo, listo para copiar.",
      "Debajo, los cinco cambios más importantes con su motivo en pocas palabras.",
    ],
    size: "No más largo que el original.",
  },
  summary: {
    overview: "Resume de modo que no necesite leer el original para actuar.",
    asks: {
      material: "[TEXTO: pégalo aquí]",
      purpose: "[PARA QUÉ LO NECESITO: p. ej. un examen, una decisión, una reunión]",
    },
    requirements: [
      "Usa solo lo que dice la fuente; sin conocimientos externos ni opinión.",
      "Conserva nombres, cifras, fechas y condiciones tal como están.",
      "Primero conclusiones y decisiones, al final los antecedentes.",
      "Avisa si la fuente se contradice, está cortada o no es clara.",
    ],
    twists: {
      reunión: "Enumera decisiones, preguntas abiertas y tareas con responsable y fecha.",
      "libro, novela, película":
        "Si solo conoces la obra en parte, dilo en vez de rellenar huecos.",
    },
    format: [
      "Una frase con lo esencial.",
      "Después, los puntos principales en viñetas, por importancia.",
    ],
    size: "De cinco a siete viñetas de 20 palabras como máximo.",
  },
  translation: {
    overview: "Traduce de modo que un nativo no note que es una traducción.",
    asks: {
      material: "[TEXTO: pégalo aquí]",
      language: "[IDIOMA DE DESTINO: p. ej. inglés británico]",
    },
    requirements: [
      "Traduce el sentido y el tono, no palabra por palabra; usa giros naturales.",
      "Deja sin cambios nombres, cifras, enlaces, marcadores, código y formato.",
      "No añadas ni omitas nada; un mismo término para una misma cosa.",
      "Elige el tratamiento (tú o usted) que convenga al texto y dime cuál has usado.",
    ],
    format: [
      "Solo la traducción, con la disposición del original.",
      "Debajo, notas breves sobre tres pasajes como máximo que admitían otra lectura.",
    ],
    size: "El texto completo, por largo que sea.",
  },
} satisfies Partial<LanguagePack["templates"]>;
