import type { LanguagePack } from "../pack.ts";

export const technical = {
  code: {
    overview: "Schreib funktionierenden Code, den ich so ausführen kann.",
    asks: {
      topic: "[WAS ER TUN SOLL: z. B. Fotos nach Aufnahmedatum umbenennen]",
      tool: "[SPRACHE UND VERSION: z. B. Python 3.12]",
      details: "[EINGABE UND ERWARTETES ERGEBNIS: z. B. je ein Beispiel]",
      constraints: "[GRENZEN: z. B. keine Zusatzpakete, läuft unter Windows]",
    },
    requirements: [
      "Vollständig und lauffähig: mit Importen, ohne ausgelassene Teile.",
      "Behandle leere, ungültige und sehr große Eingaben und brich mit einer Meldung ab, die sagt, was zu tun ist.",
      "Nimm die Standardbibliothek, wo sie reicht; nenne jedes Paket, das zu installieren ist.",
      "Klare Namen, kleine Funktionen; Kommentare nur, wo der Grund nicht offensichtlich ist.",
    ],
    twists: {
      "datei*, löschen, lösche, umbenennen":
        "Was Dateien ändert oder löscht, hat einen Probelauf, der voreingestellt ist.",
    },
    kinds: {
      css: {
        requirements: [
          "Eine Lösung, die heutige Browser ohne Bibliothek können.",
          "Nur die nötigen Regeln, jede mit ihrem Grund in wenigen Worten.",
          "Sag, was sie vom umgebenden Markup voraussetzt.",
        ],
        format: [
          "Der Code in einem Block, fertig zum Einfügen.",
          "Darunter, wann diese Lösung versagt und was dann hilft.",
        ],
        size: "Der kürzeste Code, der es leistet.",
      },
    },
    format: [
      "Der Code in einem Block je Datei, der Dateiname darüber.",
      "Wie man ihn startet, und zwei Beispielaufrufe mit erwarteter Ausgabe.",
    ],
    size: "Höchstens zehn Zeilen Erklärung außerhalb des Codes.",
  },
  app: {
    overview: "Plane und baue eine erste Fassung, die von Anfang bis Ende funktioniert.",
    asks: {
      topic: "[WAS ES IST: z. B. Buchungen für einen Friseursalon]",
      audience: "[NUTZER: z. B. Kunden am Handy]",
      tool: "[TECHNIK: z. B. React und Supabase, oder reines HTML]",
    },
    features: [
      "[HAUPTFUNKTION: z. B. freien Termin wählen und buchen]",
      "Die drei Funktionen, ohne die die erste Fassung nutzlos wäre, die wichtigste zuerst.",
      "Sinnvolle Anzeigen, wenn nichts da ist, geladen wird oder etwas schiefgeht.",
    ],
    requirements: [
      "Die erste Fassung bleibt klein; nenne, was später kommt.",
      "Läuft auf dem Handy und mit der Tastatur; Text ist ohne Zoomen lesbar.",
      "Prüfe jede Eingabe; keine Passwörter und Schlüssel im Code.",
      "Keine erfundenen Kunden, Preise oder Bewertungen; nimm gekennzeichnete Beispieldaten.",
      "Prüfe es anhand der Funktionen und sag, was nicht getestet ist.",
    ],
    format: [
      "Der Plan, die Ordnerstruktur, dann jede Datei in einem Codeblock.",
      "Befehle zum Installieren, Starten und Veröffentlichen.",
    ],
    size: "So wenige Dateien und Pakete wie möglich.",
  },
  debugging: {
    overview: "Finde die Ursache dieses Fehlers und behebe sie, nicht nur das Symptom.",
    asks: {
      material: "[CODE: den kleinsten Teil einfügen, der den Fehler zeigt]",
      details: "[FEHLERMELDUNG: vollständig, mit Zeilennummern]",
      tool: "[UMGEBUNG: z. B. Python 3.12 unter Windows]",
      purpose: "[ERWARTETES UND TATSÄCHLICHES ERGEBNIS: z. B. erwartet 3, erhalten undefined]",
    },
    requirements: [
      "Nenne zuerst die wahrscheinlichste Ursache und den Beleg dafür in meinem Code oder der Meldung.",
      "Sind mehrere Ursachen möglich, ordne sie und gib je eine schnelle Prüfung an.",
      "Ändere so wenige Zeilen wie möglich und lass den Rest in Ruhe.",
      "Erfinde keine Funktionen oder Einstellungen; sag, wenn du eine weitere Datei sehen musst.",
    ],
    steps: [
      "Erkläre in zwei Sätzen, was passiert und warum.",
      "Zeig den korrigierten Code.",
      "Zeig, wie man die Korrektur prüft, und einen Test, der den Fehler gefunden hätte.",
    ],
    format: ["Ursache, Korrektur, Prüfung in dieser Reihenfolge; geänderte Zeilen markiert."],
    size: "Höchstens 150 Wörter außerhalb des Codes.",
  },
  data: {
    overview: "Löse diese Datenaufgabe so, dass ich das Ergebnis direkt anwenden kann.",
    asks: {
      topic: "[FRAGE: z. B. welches Produkt sich je Monat am besten verkauft hat]",
      tool: "[WERKZEUG: z. B. Excel 365, Google Sheets, PostgreSQL]",
      details: "[SPALTEN: Namen, Typen und zwei Beispielzeilen]",
    },
    requirements: [
      "Nenne die Spalten, Bereiche oder Tabellen, von denen du ausgehst.",
      "Behandle leere Zellen, Dubletten, als Text gespeicherte Zahlen und Datumswerte.",
      "Erkläre jeden Schritt in einer Zeile, damit ich ihn anpassen kann.",
    ],
    twists: {
      "analys*, umfrage*, trend*, diagramm*, statistik*, ergebnisse":
        "Keine Schlüsse, die die Daten nicht tragen; weise auf kleine Stichproben und Ausreißer hin.",
      "excel*, formel, google sheets, sverweis":
        "Gib die genaue Formel für die erste Zelle an, sag, wohin sie gehört, und ob ältere Versionen eine andere brauchen.",
    },
    format: [
      "Formel, Abfrage oder Code in einem eigenen Block.",
      "Ein kleines Beispiel: Eingabetabelle und Ergebnistabelle.",
    ],
    size: "Die kürzeste Lösung, die noch lesbar ist.",
  },
} satisfies Partial<LanguagePack["templates"]>;
