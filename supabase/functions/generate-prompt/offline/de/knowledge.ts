import type { LanguagePack } from "../pack.ts";
import { openGoals } from "./words.ts";

export const knowledge = {
  explanation: {
    overview: "Erklär mir das so, dass ich es selbst weitererklären kann.",
    asks: {
      topic: "[THEMA: z. B. wie Zinsen funktionieren]",
      level: "[VORWISSEN: z. B. keines, Schulwissen, Grundlagen]",
      purpose: "[WOFÜR: z. B. Prüfung, Beruf, Neugier]",
    },
    requirements: [
      "Beginne mit der Antwort in ein bis zwei einfachen Sätzen.",
      "Geh von etwas Bekanntem aus und erkläre jeden Fachbegriff, wenn er zum ersten Mal vorkommt.",
      "Ein Vergleich aus dem Alltag, wo er nicht mehr stimmt, und ein konkretes Beispiel.",
      "Räume mit dem häufigsten Missverständnis auf und sag, was umstritten oder unsicher ist.",
    ],
    twists: {
      "unterschied*":
        "Stell die Unterschiede in einer kleinen Tabelle nebeneinander und sag am Ende, wann was passt.",
      "kind, kinder, kindern":
        "Wörter, die ein fünfjähriges Kind kennt, ein Bild aus dem Alltag, keine Fachbegriffe.",
    },
    kinds: {
      "warum ist mein*, warum sind mein*, warum hat mein*, warum geht mein*, warum läuft mein*, warum lädt mein*, warum macht mein*, warum funktioniert mein*, wieso ist mein*, wieso geht mein*, weshalb ist mein*":
        {
          overview: "Finde heraus, warum das passiert und was ich dagegen tun kann.",
          requirements: [
            "Beginne mit der wahrscheinlichsten Ursache und sage, warum sie zu meiner Schilderung passt.",
            "Nenne die übrigen Ursachen nach Wahrscheinlichkeit, jede mit einer schnellen Probe.",
            "Einfache, kostenlose Abhilfe zuerst; sage, wann es einen Fachmann braucht.",
            "Hängt die Antwort an etwas, das nur ich weiß, frag danach, höchstens zweimal.",
          ],
          format: [
            "Eine Tabelle: Ursache, Probe, Abhilfe.",
            "Danach, was ich zuerst versuchen soll.",
          ],
          size: "Höchstens 250 Wörter.",
        },
    },
    format: [
      "Kurze Antwort, Erklärung, Beispiel, typischer Irrtum, in dieser Reihenfolge.",
      "Dann zwei Fragen mit Lösung, um zu prüfen, ob ich es verstanden habe.",
    ],
    size: "250 bis 400 Wörter.",
  },
  howto: {
    overview: "Führe mich Schritt für Schritt, bis es klappt.",
    asks: {
      topic: "[WAS ICH TUN WILL: z. B. einen tropfenden Hahn reparieren]",
      tool: "[WAS ICH HABE: z. B. Modell, Version, Werkzeug]",
      level: "[MEINE ERFAHRUNG: z. B. zum ersten Mal]",
    },
    requirements: [
      "Nenne, was ich brauche, wie lange es dauert und wann ich es einem Profi überlasse.",
      "Eine Handlung je Schritt, in der richtigen Folge, mit genauem Ort, Wert oder Menge.",
      "Sag nach jedem heiklen Schritt, woran ich erkenne, dass er gelungen ist.",
      "Warne vor allem, was verletzen, zerstören oder löschen kann, und zwar vorher.",
    ],
    kinds: {
      [openGoals]: {
        asks: {
          level: "[WO ICH STEHE: z. B. Anfang, zwei Stunden pro Woche]",
          purpose: "[WAS ICH ERREICHEN WILL: z. B. ein erstes Ergebnis in drei Monaten]",
          constraints: "[GRENZEN: z. B. Geld, Zeit, was ich schon versucht habe]",
        },
        requirements: [
          "Geh davon aus, wo ich stehe, und sag, was du darüber annimmst.",
          "Nenne die wenigen Schritte, die am meisten ausmachen, der Reihe nach, mit Aufwand an Zeit oder Geld.",
          "Je Schritt ein Zeichen, dass er wirkt, und der häufigste Grund aufzugeben.",
          "Keine Versprechen; sag, was von Glück oder von anderen abhängt.",
        ],
        format: [
          "Ein Plan in Abschnitten: erste Woche, erster Monat, danach.",
          "Dann das eine, was heute zu tun ist.",
        ],
        size: "Höchstens 400 Wörter.",
      },
    },
    format: [
      "Nummerierte Schritte, die wichtigste Warnung zuerst.",
      "Dann die drei häufigsten Fehler und wie man sie behebt.",
    ],
    size: "So wenige Schritte wie möglich, je höchstens zwei Sätze.",
  },
  fact: {
    overview: "Beantworte diese Frage direkt und verlässlich.",
    asks: {},
    requirements: [
      "Die Antwort im ersten Satz, mit Einheit, Datum oder Ort, wo es dazugehört.",
      "Hängt sie von einer Definition, einem Ort oder Zeitpunkt ab, nenne, wovon du ausgehst.",
      "Kann sie sich seit deinem Training geändert haben, nenne deinen Wissensstand und wo man nachsieht.",
      "Bist du unsicher, sag es und wie sehr; erfinde keine Zahl und keine Quelle.",
    ],
    format: [
      "Die Antwort in einem Satz, fett.",
      "Dann höchstens drei Sätze Hintergrund zum Verstehen oder Prüfen.",
    ],
    size: "Höchstens 80 Wörter.",
  },
  advice: {
    overview: "Hilf mir, das zu durchdenken und den nächsten Schritt zu finden.",
    asks: {
      topic: "[LAGE: was geschehen ist und wer beteiligt ist]",
      purpose: "[WAS ICH WILL: z. B. die Freundschaft retten, ruhiger werden]",
      constraints: "[WAS FESTSTEHT ODER SCHON VERSUCHT IST: z. B. gemeinsame Wohnung]",
    },
    requirements: [
      "Gib zuerst meine Lage in zwei Sätzen wieder, ohne zu werten.",
      "Mindestens zwei realistische Wege, mit Preis und möglichem Gewinn.",
      "Sei ehrlich: Was spricht gegen den Weg, zu dem ich neige?",
      "Unterstelle niemandem Motive und sag, wo du zu wenig weißt.",
    ],
    twists: {
      "freund, freundin, mann, frau, ex, beziehung, trennung, streit":
        "Gib mir einen Satz, den ich wörtlich sagen kann, und was ich tue, wenn es schlecht läuft.",
      "angst, stress, gestresst, einsam, überfordert, schlaf*":
        "Kleine Schritte für heute, und klare Worte, wann ich zum Arzt gehe oder eine Krisennummer anrufe.",
      "geld, schulden, investier*, anlegen, kredit, sparen":
        "Erkläre Risiken und Gebühren mit einfachen Zahlen und was eine zugelassene Beratung in meinem Land braucht.",
      "job, arbeit, chef, kündigen":
        "Mit Geld, Zeitpunkt, Rückweg und einem billigen Versuch vor dem letzten Schritt.",
    },
    format: ["Meine Lage, Möglichkeiten, deine Empfehlung mit Grund, erster Schritt für heute."],
    size: "Höchstens 350 Wörter.",
  },
  study: {
    overview: "Hilf mir, das so zu lernen, dass ich es nächsten Monat noch kann.",
    asks: {
      topic: "[FACH: z. B. Zellbiologie, englische Vergangenheit]",
      level: "[NIVEAU: z. B. 10. Klasse, A2, erstes Semester]",
      time: "[ZEIT: z. B. Prüfung in drei Wochen, 40 Minuten am Tag]",
      details: "[STOFF: Notizen einfügen oder Kapitel nennen]",
    },
    requirements: [
      "Lass mich aktiv erinnern: Fragen vor Antworten, von leicht zu schwer.",
      "Zuerst, was den größten Teil des Stoffes trägt; sag, was das ist.",
      "Begründe jede falsche Antwort in einem Satz; keine Fangfragen.",
      "Bleib bei meinem Stoff, falls ich welchen gegeben habe; kennzeichne alles andere.",
    ],
    twists: {
      "quiz, übungsfragen, prüfungsfragen, frag mich ab":
        "Vier glaubhafte Antworten je Frage; begründete Lösungen getrennt am Ende.",
      "lernplan, wochen":
        "Jeden Tag in einer Tabelle mit Thema, Aufgabe, Minuten; Wiederholung nach 1, 3 und 7 Tagen; ein freier Tag je Woche.",
      karteikarten:
        "Eine Tatsache je Karte: links die Frage, rechts eine Antwort mit höchstens 15 Wörtern.",
    },
    kinds: {
      "quiz, übungsfragen, prüfungsfragen, frag mich ab": {
        asks: {
          topic: "[FACH: z. B. Zellbiologie, englische Vergangenheit]",
          level: "[NIVEAU: z. B. 10. Klasse, A2, erstes Semester]",
          details: "[STOFF: Notizen einfügen oder Kapitel nennen]",
        },
        format: [
          "Nummerierte Fragen unter kurzen Überschriften, von leicht zu schwer.",
          "Die begründeten Lösungen ganz am Ende.",
        ],
        size: "Zehn Fragen.",
      },
    },
    format: ["Nummerierte Punkte unter kurzen Überschriften; Lösungen ganz am Ende."],
    size: "Zehn Punkte oder 30 Minuten Arbeit am Tag.",
  },
} satisfies Partial<LanguagePack["templates"]>;
