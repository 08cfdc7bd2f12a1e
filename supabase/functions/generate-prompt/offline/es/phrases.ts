import type { Phrases } from "../pack.ts";

export const phrases: Phrases = {
  myRequest: "Mi petición:",
  statedSize: (stated) => `Respeta la extensión que he pedido: ${stated}.`,
  statedLimits: (stated) => `Respeta estas condiciones mías: ${stated}.`,
  unfilled:
    "Si algún dato entre corchetes sigue abierto, prescinde de él o elige la opción más probable y dime en una línea qué has supuesto.",
  missingMaterial:
    "Si falta el texto, el código o los datos con los que trabajar, pídemelos y espera.",
  unclear:
    "Mi petición es muy breve. Si puede significar cosas distintas, hazme una sola pregunta corta antes de empezar.",
  unclearAsk: "[QUÉ QUIERO: p. ej. un mensaje, una explicación, ideas]",
  codeOnlyAsk: "[QUÉ HACER CON ESTO: p. ej. explicarlo, encontrar el error, añadir pruebas]",
  answerInMyLanguage: "Responde en el idioma de mi petición, salvo que pida otro.",
  refine: {
    wish: (instruction) => `Además, con mis palabras: ${instruction}`,
    detail: [
      "Antes del resultado, di en tres líneas como máximo qué das por supuesto.",
      "Apoya cada punto principal en un ejemplo concreto, una cifra o un nombre de los que estés seguro.",
      "Trata la excepción más probable y di qué cambia en ese caso.",
      "Termina con tres puntos con los que yo mismo pueda comprobar el resultado.",
    ],
    example: [
      "Sigue el estilo y el nivel de detalle de este ejemplo, no su tema:",
      "[EJEMPLO: pega un resultado que te gustara, o borra esta parte]",
    ],
    tones: [
      "Tono: cercano y personal, como escrito a una sola persona.",
      "Tono: objetivo y formal, sin bromas ni signos de exclamación.",
      "Tono: vivo y atrevido, con frases cortas y verbos fuertes.",
    ],
    assistants: {
      for_chatgpt: [
        "Sigue estos puntos al pie de la letra y no añadas apartados que no he pedido.",
        "Continúa hasta terminar todo el resultado; no preguntes si debes seguir.",
      ],
      for_claude: [
        "Las etiquetas dividen este prompt: lo que está en <context> es información de fondo, y lo que está en <instructions> son reglas.",
      ],
      for_gemini: [
        "Trabaja con lo que se da arriba y con conocimientos generales; donde saques una conclusión, dilo.",
        "Nivel de detalle: el que piden los puntos de arriba, y no más.",
      ],
    },
    negatives: "no, sin, nunca, ningun, ninguna, evita, nada, tampoco",
  },
  kept: {
    overview: "Cumple la petición siguiente. Cada punto cuenta.",
    format: [
      "Usa la forma, el orden y la extensión indicados arriba. Donde no se indique nada, empieza por el resultado y usa títulos breves.",
    ],
    notes: [
      "Si dos puntos se contradicen, sigue el más concreto y avísame.",
      "Si falta algo decisivo, indica en una línea qué supones y continúa.",
    ],
  },
};
