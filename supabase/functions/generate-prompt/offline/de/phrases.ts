import type { Phrases } from "../pack.ts";

export const phrases: Phrases = {
  myRequest: "Meine Anfrage:",
  statedSize: (stated) => `Halte dich an den Umfang, den ich genannt habe: ${stated}.`,
  unfilled:
    "Ist eine Angabe in Klammern noch offen, komm ohne sie aus oder wähle das Wahrscheinlichste und nenne mir in einer Zeile deine Annahme.",
  missingMaterial:
    "Fehlt der Text, der Code oder der Datensatz, um den es geht, dann frag mich danach und warte.",
  unclear:
    "Meine Anfrage ist sehr kurz. Kann sie Verschiedenes bedeuten, stell mir eine kurze Frage, bevor du anfängst.",
  unclearAsk: "[WAS ICH MÖCHTE: z. B. eine Nachricht, eine Erklärung, Ideen]",
  codeOnlyAsk: "[WAS DAMIT GESCHEHEN SOLL: z. B. erklären, Fehler finden, Tests ergänzen]",
  answerInMyLanguage: "Antworte in der Sprache meiner Anfrage, sofern sie keine andere verlangt.",
  kept: {
    overview: "Erledige die folgende Anfrage. Jeder Punkt darin zählt.",
    format: [
      "Form, Reihenfolge und Umfang wie oben angegeben. Wo nichts steht: zuerst das Ergebnis, dazu kurze Überschriften.",
    ],
    notes: [
      "Widersprechen sich zwei Punkte, gilt der genauere; sag mir Bescheid.",
      "Fehlt etwas Entscheidendes, nenne deine Annahme in einer Zeile und mach weiter.",
    ],
  },
};
