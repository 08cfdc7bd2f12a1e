import type { Phrases } from "../pack.ts";

export const phrases: Phrases = {
  myRequest: "Meine Anfrage:",
  statedSize: (stated) => `Halte dich an den Umfang, den ich genannt habe: ${stated}.`,
  statedLimits: (stated) => `Beachte diese Vorgaben von mir: ${stated}.`,
  unfilled:
    "Ist eine Angabe in Klammern noch offen, komm ohne sie aus oder wähle das Wahrscheinlichste und nenne mir in einer Zeile deine Annahme.",
  missingMaterial:
    "Fehlt der Text, der Code oder der Datensatz, um den es geht, dann frag mich danach und warte.",
  unclear:
    "Meine Anfrage ist sehr kurz. Kann sie Verschiedenes bedeuten, stell mir eine kurze Frage, bevor du anfängst.",
  unclearAsk: "[WAS ICH MÖCHTE: z. B. eine Nachricht, eine Erklärung, Ideen]",
  codeOnlyAsk: "[WAS DAMIT GESCHEHEN SOLL: z. B. erklären, Fehler finden, Tests ergänzen]",
  answerInMyLanguage: "Antworte in der Sprache meiner Anfrage, sofern sie keine andere verlangt.",
  refine: {
    wish: (instruction) => `Außerdem, in meinen Worten: ${instruction}`,
    detail: [
      "Nenne vor dem Ergebnis in höchstens drei Zeilen, wovon du ausgehst.",
      "Belege jeden Hauptpunkt mit einem konkreten Beispiel, einer Zahl oder einem Namen, deren du sicher bist.",
      "Behandle die wahrscheinlichste Ausnahme und sage, was sich dann ändert.",
      "Schließe mit drei Punkten, an denen ich das Ergebnis selbst prüfen kann.",
    ],
    example: [
      "Halte dich an Stil und Ausführlichkeit dieses Beispiels, nicht an sein Thema:",
      "[BEISPIEL: ein Ergebnis einfügen, das dir gefiel, oder diesen Teil löschen]",
    ],
    tones: [
      "Ton: warm und persönlich, wie an einen einzelnen Menschen geschrieben.",
      "Ton: sachlich und förmlich, ohne Scherze und Ausrufezeichen.",
      "Ton: lebhaft und mutig, mit kurzen Sätzen und starken Verben.",
    ],
    assistants: {
      for_chatgpt: [
        "Befolge diese Punkte wörtlich und füge keine Abschnitte hinzu, um die ich nicht gebeten habe.",
        "Arbeite weiter, bis das ganze Ergebnis fertig ist; frage nicht, ob du fortfahren sollst.",
      ],
      for_claude: [
        "Die Tags gliedern diesen Prompt: Was in <context> steht, ist Hintergrund, was in <instructions> steht, sind Regeln.",
      ],
      for_gemini: [
        "Arbeite mit dem oben Gegebenen und allgemeinem Wissen; wo du etwas schlussfolgerst, sage es.",
        "Ausführlichkeit: so viel, wie die Punkte oben verlangen, und nicht mehr.",
      ],
    },
    negatives: "kein, keine, keinen, nicht, nie, niemals, ohne, vermeide, nichts",
  },
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
