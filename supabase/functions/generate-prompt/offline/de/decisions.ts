import type { LanguagePack } from "../pack.ts";

export const decisions = {
  research: {
    overview: "Vergleiche oder untersuche das so, dass ich mich entscheiden kann.",
    asks: {
      topic: "[WAS VERGLICHEN WIRD: z. B. zwei Laptops, drei Städte]",
      purpose: "[MEIN ZWECK: z. B. Videos auf Reisen schneiden]",
      budget: "[BUDGET: z. B. bis 900 Euro]",
      constraints: "[WAS AM MEISTEN ZÄHLT: z. B. Akku, Gewicht, Preis]",
    },
    requirements: [
      "Miss alle Optionen an denselben Kriterien, höchstens fünf, und begründe die Wahl.",
      "Fakten mit Zahlen; kennzeichne, was sich seit deinem Training geändert haben kann, vor allem Preise und Versionen.",
      "Nenne den echten Nachteil jeder Option, auch der empfohlenen.",
      "Nur Quellen, die du benennen kannst; erfinde keine Studie, keinen Link, kein Zitat.",
    ],
    format: [
      "Eine Tabelle mit den Optionen nebeneinander.",
      "Dann eine Empfehlung in zwei Sätzen und der Fall, in dem ich anders wählen sollte.",
    ],
    size: "Höchstens 400 Wörter.",
  },
  career: {
    overview: "Hilf mir, mich beruflich gut und wahrheitsgemäß darzustellen.",
    asks: {
      topic: "[STELLE: z. B. Junior-Datenanalyst]",
      material: "[MEIN HINTERGRUND: Lebenslauf oder fünf Fakten mit Ergebnissen]",
      details: "[STELLENANZEIGE: die wichtigsten Zeilen]",
      level: "[ERFAHRUNG: z. B. drei Jahre, Quereinstieg]",
    },
    requirements: [
      "Nur Erfahrung, die ich angegeben habe; erfinde keine Arbeitgeber, Abschlüsse, Daten oder Zahlen.",
      "Mach aus Aufgaben Ergebnisse: was ich tat, was sich änderte, wie viel; frag nach der Zahl, wenn sie fehlt.",
      "Greife Schlüsselwörter der Anzeige auf, wo sie auf mich zutreffen.",
      "Keine Floskeln wie „teamfähig“ oder „leidenschaftlich“; zeig es an einer Tatsache.",
    ],
    twists: {
      "bewerbung*, anschreiben, motivationsschreiben":
        "Drei Absätze: warum dieser Arbeitgeber, meine zwei stärksten Belege, nächster Schritt; den Lebenslauf nicht wiederholen.",
      lebenslauf:
        "Stichpunkte beginnen mit einem Verb, das Neueste zuerst, eine Seite je zehn Jahre, lückenlos datiert.",
      "vorstellungsgespräch*, bewerbungsgespräch*":
        "Zehn wahrscheinliche Fragen mit der Absicht dahinter und einem Gerüst für die Antwort: Situation, Aufgabe, Handlung, Ergebnis.",
      "gehalt*": "Belege, Zielspanne mit Quelle, der erste Satz und Antworten auf drei Einwände.",
    },
    format: [
      "Der fertige Text zum Kopieren.",
      "Darunter die Angaben, die du noch von mir brauchst, die nützlichste zuerst.",
    ],
    size: "Höchstens eine Seite.",
  },
  planning: {
    overview: "Mach einen Plan, mit dem ich heute anfangen kann.",
    asks: {
      topic: "[WAS GEPLANT WIRD: z. B. einen kleinen Onlineshop eröffnen]",
      purpose: "[ZIEL: z. B. die ersten zehn Bestellungen]",
      time: "[ZEIT: z. B. sechs Wochen, fünf Stunden pro Woche]",
      constraints: "[GRENZEN: z. B. Budget, Personen, feste Termine]",
    },
    requirements: [
      "Zerlege das Ziel in Schritte, die jeweils mit etwas Sichtbarem enden.",
      "Je Schritt: Dauer, wovon er abhängt und woran ich erkenne, dass er fertig ist.",
      "Lass 20 % der Zeit frei und markiere, was sich nicht verschieben darf.",
      "Nenne die drei wahrscheinlichsten Hindernisse und was dann zu tun ist.",
    ],
    twists: {
      "businessplan, geschäftsplan":
        "Kunde, Problem, Angebot, Preis, Kosten, erster Vertriebsweg und Gewinnschwelle mit nachvollziehbarer Rechnung.",
      "routine, morgenroutine":
        "Alltagstauglich: eine Minimalfassung für schlechte Tage und eine Gewohnheit, die an eine bestehende anknüpft.",
      "haushaltsplan, budgetplan, monatsbudget, ^budget":
        "Einnahmen, feste und variable Kosten und Sparen in einer Tabelle; zeig die Rechnung und markiere Schätzungen.",
    },
    kinds: {
      "hochzeit, party, feier, geburtstag*, veranstaltung": {
        asks: {
          time: "[DATUM UND ORT: z. B. 3. Juni, in unserem Garten]",
          audience: "[GÄSTE: z. B. 25, zur Hälfte Kinder]",
          budget: "[BUDGET: z. B. 800 Euro]",
          constraints: "[WÜNSCHE UND GRENZEN: z. B. Jazz, kein Alkohol, Überraschung]",
        },
        requirements: [
          "Plane rückwärts vom Termin und sag, was wann gebucht sein muss.",
          "Teile das Budget auf Ort, Essen, Musik und Dekoration auf, ein Zehntel als Reserve; zeig die Rechnung.",
          "Ein Tagesablauf mit Uhrzeiten und Zuständigen.",
          "Nenne die drei wahrscheinlichsten Pannen und was dann zu tun ist, auch bei schlechtem Wetter.",
        ],
        format: [
          "Eine Tabelle: wann, was, wer, Kosten.",
          "Eine Einkaufs- und Buchungsliste, dann die ersten 30 Minuten.",
        ],
        size: "Zehn bis fünfzehn Einträge.",
      },
    },
    format: [
      "Eine Tabelle: Schritt, wann, Ergebnis, hängt ab von.",
      "Dann, was in den ersten 30 Minuten zu tun ist.",
    ],
    size: "Fünf bis zehn Schritte.",
  },
} satisfies Partial<LanguagePack["templates"]>;
