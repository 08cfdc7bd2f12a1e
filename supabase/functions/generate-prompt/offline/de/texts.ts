import type { LanguagePack } from "../pack.ts";

export const texts = {
  writing: {
    overview: "Schreib einen fertigen Text, den ich höchstens noch leicht überarbeiten muss.",
    asks: {
      topic: "[THEMA: z. B. wie kleine Teams aus der Ferne arbeiten]",
      audience: "[LESER: z. B. Einsteiger, meine Lehrerin, Kunden]",
      purpose: "[HAUPTAUSSAGE: z. B. was Leser danach denken oder tun sollen]",
      tone: "[TON: z. B. locker, sachlich, kritisch]",
    },
    requirements: [
      "Beginne mit einem konkreten Fall, einer Frage oder einer Tatsache; keine Lexikondefinition, kein „in der heutigen Zeit“.",
      "Eine Hauptaussage, der jeder Absatz dient; jede Behauptung mit einem konkreten Beispiel.",
      "Erfinde keine Zahlen, Zitate oder Quellen; schreib (prüfen) hinter alles, was ich prüfen sollte.",
      "Einfache Wörter und aktive Verben; streiche jeden Satz, der einen anderen wiederholt.",
    ],
    twists: {
      "aufsatz, essay*, erörterung, hausarbeit, facharbeit":
        "Nenne die These im ersten Absatz und entkräfte das stärkste Gegenargument.",
      "blog*, artikel*":
        "Zwischenüberschriften, die beim Überfliegen verständlich sind, und ein Titel mit höchstens 60 Zeichen.",
      "bericht*":
        "Beginne mit den Ergebnissen in fünf Zeilen; trenne Fakten, Deutung und Empfehlungen.",
    },
    kinds: {
      "dokumentation, doku, readme, handbuch": {
        overview:
          "Schreib eine Dokumentation, die Fragen beantwortet, ohne dass jemand den Autor anrufen muss.",
        asks: {
          material: "[GEGENSTAND: Code, Schnittstellen oder Notizen einfügen]",
          audience: "[LESER: z. B. neue Entwickler, Kunden, Support]",
        },
        requirements: [
          "Dokumentiere nur, was ich gegeben habe; markiere Lücken mit (prüfen), statt Namen oder Grenzen zu raten.",
          "Beginne mit dem Zweck und dem kürzesten Beispiel, das von Anfang bis Ende läuft.",
          "Eine Überschrift je Aufgabe des Lesers; darunter Voraussetzungen, Schritte, Ergebnis und typische Fehler.",
        ],
        format: ["Markdown mit Überschriften, Codeblöcken und Tabellen, wo sie helfen."],
        size: "So lang wie nötig; keine Einleitung.",
      },
    },
    format: [
      "Ein Titel, dann der Text in kurzen Absätzen; Zwischenüberschriften nur bei mehr als 400 Wörtern.",
    ],
    size: "600 bis 800 Wörter.",
  },
  creative: {
    overview: "Schreib einen eigenständigen Text, der nicht nach erstem Entwurf klingt.",
    asks: {
      topic: "[STOFF: z. B. zwei Schwestern finden ein altes Radio]",
      style: "[STIL ODER STIMMUNG: z. B. trockener Humor, märchenhaft, melancholisch]",
      audience: "[PUBLIKUM: z. B. Kinder mit 8 Jahren, Hochzeitsgäste]",
    },
    requirements: [
      "Trage eine klare Idee von der ersten bis zur letzten Zeile.",
      "Zeig sie durch Handlung, Bilder und Rede; erkläre keine Moral.",
      "Nimm Einzelheiten, die man sehen, hören oder anfassen kann, statt Gefühle zu benennen.",
      "Keine Floskeln, keine vorhersehbaren Reime und nicht die erstbeste Wendung.",
    ],
    twists: {
      "geschichte, kurzgeschichte*, märchen, roman, gutenachtgeschichte*":
        "Die Hauptfigur hat einen Wunsch, ein Hindernis und eine Entscheidung, die etwas kostet.",
      "lied, songtext*, liedtext*, rap":
        "Strophe, Refrain, Strophe, Refrain, Bridge, Refrain; der Refrain lässt sich sofort mitsingen.",
    },
    kinds: {
      "gedicht*, haiku, reim*": {
        requirements: [
          "Wähle eine Form und halte sie durch (Verse, Rhythmus, Reim oder bewusst keiner).",
          "Baue es auf einem Bild aus dem Alltag auf, und lass dieses Bild sich wandeln.",
          "Kein Reim, der den Satz verbiegt; keine abstrakten Wörter wie Liebe, Zeit oder Seele, wenn sie nicht von mir sind.",
          "Die letzte Zeile überrascht und wirkt doch unvermeidlich.",
        ],
        format: ["Nur Titel und Gedicht, ohne Kommentar."],
        size: "Die Länge der Form; 12 bis 20 Zeilen, wenn sie frei ist.",
      },
    },
    format: ["Nur Titel und Text, ohne Kommentar davor oder danach."],
    size: "Die natürliche Länge der Form; 400 bis 700 Wörter für eine Geschichte.",
  },
  email: {
    overview: "Schreib eine Nachricht, die ich unverändert abschicken kann.",
    asks: {
      topic: "[WORUM ES GEHT: z. B. eine verspätete Lieferung]",
      audience: "[EMPFÄNGER: z. B. meine Chefin, ein neuer Kunde]",
      details: "[FAKTEN: z. B. Daten, Namen, was vereinbart ist]",
      tone: "[TON: z. B. herzlich, förmlich, bestimmt]",
    },
    requirements: [
      "Das Anliegen steht in den ersten zwei Sätzen.",
      "Am Ende genau eine Bitte oder ein nächster Schritt, mit Termin, falls ich einen genannt habe.",
      "Nur was ich angegeben habe; erfinde keine Namen, Daten oder Gründe.",
      "Klingt nach einem Menschen: höflich und direkt, kein „ich hoffe, es geht Ihnen gut“.",
    ],
    twists: {
      "frei, freien, urlaub, krank, krankmeldung":
        "Nenne die genauen Tage und in einer Zeile, wie meine Arbeit abgedeckt ist.",
      "beschwer*, reklam*, erstattung, kaputt, mangel":
        "Sag, was schiefging, wann, was ich verlange und bis wann; bestimmt, ohne Beleidigung.",
      "entschuldig*, sorry":
        "Nenne den Fehler einmal, übernimm die Verantwortung ohne Ausreden und sag, was sich jetzt ändert.",
      "nachfass*, erinnerung, mahnung":
        "Erinnere in einer Zeile an die frühere Nachricht und stell eine Frage, die leicht zu beantworten ist.",
      "kündig*": "Nenne Vertrag und Enddatum, bitte um schriftliche Bestätigung; keine Vorwürfe.",
      "gehalt*":
        "Argumentiere mit Ergebnissen, nenne die Summe oder bitte um ein Gespräch, und entschuldige dich nicht dafür.",
      "vermieter*":
        "Beschreibe den Mangel, seit wann er besteht und welche Frist ich setze, damit die Nachricht als Beleg taugt.",
    },
    kinds: {
      "whatsapp, sms, kurznachricht": {
        format: [
          "Nur die Nachricht, ohne Betreff und förmliche Anrede.",
          "Eine kürzere Alternative.",
        ],
        size: "Höchstens 50 Wörter.",
      },
    },
    format: ["Betreff mit höchstens 50 Zeichen.", "Dann Anrede, Text in kurzen Absätzen, Gruß."],
    size: "80 bis 150 Wörter.",
  },
} satisfies Partial<LanguagePack["templates"]>;
