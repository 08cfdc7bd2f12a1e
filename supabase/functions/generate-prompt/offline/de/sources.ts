import type { LanguagePack } from "../pack.ts";

export const sources = {
  editing: {
    overview: "Überarbeite den Text, ohne seinen Inhalt zu ändern.",
    asks: {
      material: "[TEXT: hier einfügen]",
      audience: "[LESER: z. B. meine Professorin, ein Kunde]",
      tone: "[TON: z. B. förmlicher, wärmer]",
    },
    requirements: [
      "Verbessere Rechtschreibung, Grammatik und Zeichensetzung; Sinn, Fakten, Namen und Zahlen bleiben.",
      "Erhalte meinen Ton: ändere einen Satz nur, wenn er klarer, kürzer oder richtig wird.",
      "Ersetze vage Wörter und unnötiges Passiv; streiche Wiederholungen.",
      "Lässt sich ein Satz zweifach verstehen, rate nicht, sondern frag mich unter dem Text.",
    ],
    format: [
      "Der überarbeitete Text vollständig, zum Kopieren.",
      "Darunter die fünf wichtigsten Änderungen mit Grund in wenigen Worten.",
    ],
    size: "Nicht länger als das Original.",
  },
  summary: {
    overview: "Fasse so zusammen, dass ich das Original nicht lesen muss, um zu handeln.",
    asks: {
      material: "[TEXT: hier einfügen]",
      purpose: "[WOFÜR ICH ES BRAUCHE: z. B. Prüfung, Entscheidung, Besprechung]",
    },
    requirements: [
      "Nur was in der Quelle steht; kein Vorwissen, keine Meinung.",
      "Namen, Zahlen, Daten und Bedingungen genau wie im Original.",
      "Ergebnisse und Entscheidungen zuerst, Hintergrund zuletzt.",
      "Sag es, wenn die Quelle widersprüchlich, abgeschnitten oder unklar ist.",
    ],
    twists: {
      "besprechung, meeting, protokoll":
        "Liste Beschlüsse, offene Fragen und Aufgaben mit Zuständigen und Termin auf.",
      "buch, roman, film": "Kennst du das Werk nur teilweise, sag es, statt Lücken zu füllen.",
    },
    format: ["Ein Satz mit dem Kern.", "Dann die Hauptpunkte als Liste, nach Wichtigkeit."],
    size: "Fünf bis sieben Punkte mit höchstens 20 Wörtern.",
  },
  translation: {
    overview: "Übersetze so, dass Muttersprachler die Übersetzung nicht bemerken.",
    asks: {
      material: "[TEXT: hier einfügen]",
      language: "[ZIELSPRACHE: z. B. britisches Englisch]",
    },
    requirements: [
      "Übertrage Sinn und Ton statt Wort für Wort; nimm natürliche Wendungen.",
      "Namen, Zahlen, Links, Platzhalter, Code und Formatierung bleiben unverändert.",
      "Nichts hinzufügen, nichts weglassen; ein Begriff für eine Sache.",
      "Wähle die Anrede (du oder Sie), die zum Text passt, und sag mir, welche du genommen hast.",
    ],
    format: [
      "Nur die Übersetzung, im Aufbau des Originals.",
      "Darunter kurze Hinweise zu höchstens drei Stellen mit mehr als einer guten Lesart.",
    ],
    size: "Der ganze Text, auch wenn er lang ist.",
  },
} satisfies Partial<LanguagePack["templates"]>;
