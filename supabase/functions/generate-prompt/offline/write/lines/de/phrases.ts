import type { Lines } from "../types.ts";

/** What is not a deliverable's own. */
export const GERMAN_PHRASES: Omit<Lines, "kinds"> = {
  neutral: {
    name: "allgemeine Bitte",
    write: "Hilf mir dabei: {x}",
    about: "Hilf mir dabei: {x}",
    ask: "Sage mir, was ich tun kann.",
    nouns: "",
    lines: [
      "Bezogen auf das, was ich gesagt habe: Schritte, Beispiele oder Worte, die ich so verwenden kann.",
      "Sage in einer Zeile, was du annimmst; fehlt etwas Entscheidendes, frage zuerst danach.",
    ],
    format: ["Zuerst das Ergebnis; Erklärungen nur, wo sie mir beim Anwenden helfen. #format"],
  },
  slots: {
    material: ["Woran du arbeiten sollst", "MATERIAL: hier einfügen"],
    subject: ["Worum es geht", "THEMA: in ein paar Worten"],
    recipient: ["An wen es geht", "EMPFÄNGER: z. B. Vermieterin, Kunde"],
    details: ["Was vorkommen soll", "EINZELHEITEN: z. B. was geschah, Namen, Daten"],
    offer: ["Was ich anbiete", "ANGEBOT: z. B. handgemachte Kerzen, 18 Euro"],
    audience: ["Wer es liest", "LESERSCHAFT: z. B. Eltern in unserem Ort"],
    goal: ["Was ich erreichen möchte", "ZIEL: z. B. eine Antwort noch diese Woche"],
    background: ["Über mich", "HINTERGRUND: z. B. zwei Jahre im Verkauf"],
    level: ["Niveau", "NIVEAU: z. B. Anfänger, 9. Klasse"],
    budget: ["Budget", "BUDGET: z. B. bis 300 Euro"],
    time: ["Zeit", "ZEIT: z. B. drei Abende, bis 5. Mai"],
    place: ["Wo", "ORT: z. B. Leipzig"],
    people: ["Wer dabei ist", "PERSONEN: z. B. sechs Erwachsene, zwei Kinder"],
    limits: ["Was nicht geht", "GRENZEN: z. B. keine Nüsse, keine Treppen"],
    options: ["Was zur Wahl steht", "MÖGLICHKEITEN: z. B. A, B oder nichts davon"],
    tools: ["Was ich benutze", "WERKZEUG: z. B. Excel 365, Python 3"],
  },
  facts: {
    atMost: "Höchstens {x}.",
    about: "Etwa {x}.",
    exactly: "Genau {x}.",
    length: "Umfang: {x}.",
    inTone: "Ton: {x}.",
    forReader: "Geschrieben für {x}.",
    asFormat: "Form: {x}.",
    inLanguage: "Sprache der Antwort: {x}.",
    budget: "Kosten insgesamt: höchstens {x}; zeige die Summe.",
    time: "Zeitrahmen: {x}.",
    within: "In {x} zu schaffen.",
    deadline: "Frist: {x}.",
    people: "Passend für {x}.",
    minds: "Nimmt Rücksicht auf: {x}.",
    forPeople: "Passend für {x} Personen.",
    without: "Ohne {x}.",
    follows: "Muss stimmen: {x}.",
  },
  slotLines: {
    tone: "Ton: {x}.",
    length: "Umfang: {x}.",
    audience: "Geschrieben für {x}.",
    format: "Form: {x}.",
  },
  phrases: {
    material: {
      text: "Der Text:",
      code: "Der Code:",
      error: "Code und Ausgabe:",
      table: "Die Daten:",
    },
    aboutMe: "Über mich",
    bareMaterial: "Sage mir, was das ist und was sich daran zu ändern lohnt.",
    exact: "Genau so übernehmen: {x}.",
    sensitive: "Sei freundlich und klar; sage, wo mir ein Mensch helfen kann.",
    children: "Worte und Inhalt eignen sich für Kinder.",
    business: "Sprich für den Betrieb, als „wir“.",
    question: [
      "Was möchtest du haben? Eine Zeile genügt, zum Beispiel:",
      "- eine Entschuldigung an eine Kundin, deren Bestellung zu spät kam",
      "- ein Abendessen für zwei aus dem, was im Kühlschrank ist",
      "- warum meine Excel-Formel #NV zeigt",
    ],
    ready: {
      short: "Sage, wie lang die Antwort sein soll, zum Beispiel „in einem Satz“.",
      long: "Das kannst du so abschicken. Prüfe nur, ob alle Namen und Zahlen stimmen.",
      example: "Ergänze, wofür du es brauchst, falls die Antwort zu allgemein ist.",
    },
    chips: {
      more_detail: [
        "Zu jedem Hauptpunkt ein konkretes Beispiel.",
        "Nenne den häufigsten Fehler dabei und wie ich ihn vermeide.",
        "Sage am Schluss, was ich vor der Verwendung prüfen sollte.",
      ],
      add_example: [
        "- [BEISPIEL: ein Ergebnis einfügen, das dir gefiel]",
        "- Übernimm Stil und Ausführlichkeit davon, nicht den Inhalt.",
      ],
      for_chatgpt: [
        "Halte dich wörtlich und der Reihe nach an diese Punkte; lass weg, was ich nicht verlangt habe.",
      ],
      for_claude: ["Denke es vor dem Schreiben durch und setze nur das Ergebnis in <result>-Tags."],
      for_gemini: [
        "Antworte direkt und im genannten Umfang; stütze jede Aussage auf das, was ich dir gegeben habe.",
      ],
      answer_too_long: [
        "Halb so lang wie sonst; keine Einleitung, keine Zusammenfassung, keine Wiederholung.",
      ],
      answer_generic: [
        "Streiche jeden Satz, der auf beliebige andere passt; verwende meine Einzelheiten.",
      ],
      answer_wrong_facts: [
        "Nur Angaben, die ich gemacht habe oder die sicher sind; alle anderen mit „zu prüfen“ kennzeichnen.",
      ],
      answer_wrong_format: ["Halte genau die hier genannte Form ein: nichts davor, nichts danach."],
    },
    tones: ["herzlich", "förmlich", "schlicht und direkt", "verspielt"],
  },
};
