import type { Phrases } from "../pack.ts";

export const phrases: Phrases = {
  myRequest: "Mi petición:",
  statedSize: (stated) => `Respeta la extensión que he pedido: ${stated}.`,
  unfilled:
    "Si algún dato entre corchetes sigue abierto, prescinde de él o elige la opción más probable y dime en una línea qué has supuesto.",
  missingMaterial:
    "Si falta el texto, el código o los datos con los que trabajar, pídemelos y espera.",
  unclear:
    "Mi petición es muy breve. Si puede significar cosas distintas, hazme una sola pregunta corta antes de empezar.",
  unclearAsk: "[QUÉ QUIERO: p. ej. un mensaje, una explicación, ideas]",
  codeOnlyAsk: "[QUÉ HACER CON ESTO: p. ej. explicarlo, encontrar el error, añadir pruebas]",
  answerInMyLanguage: "Responde en el idioma de mi petición, salvo que pida otro.",
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
