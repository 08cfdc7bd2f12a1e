import type { LanguagePack } from "../pack.ts";

export const everyday = {
  fitness: {
    overview: "Mach einen Trainingsplan, der sicher ist und den ich durchhalte.",
    asks: {
      purpose: "[ZIEL: z. B. stärkerer Rücken, 5 km ohne Pause]",
      level: "[STAND: z. B. Einsteiger, vor zwei Jahren trainiert]",
      time: "[ZEIT: z. B. dreimal 30 Minuten pro Woche]",
      constraints: "[GERÄTE UND GRENZEN: z. B. Hanteln, Knie empfindlich]",
    },
    requirements: [
      "Je Übung: Sätze, Wiederholungen oder Sekunden, Pause und ein Hinweis zur Technik.",
      "Aufwärmen und Abkühlen innerhalb der genannten Zeit.",
      "Steigere pro Woche nur eines (Gewicht, Wiederholungen oder Zeit) und sag, wann man bremst.",
      "Zu jeder Übung eine leichtere Fassung; bei stechendem Schmerz aufhören, bei Krankheit oder Verletzung erst zum Arzt.",
    ],
    kinds: {
      "abnehmen, gewicht verlieren, bauchfett": {
        overview: "Hilf mir, sicher und dauerhaft abzunehmen.",
        asks: {
          level: "[AUSGANGSLAGE: z. B. 85 kg, 178 cm, Bürojob]",
          time: "[ZEIT: z. B. bis zum Sommer, drei Abende pro Woche]",
          constraints: "[ESSEN UND GESUNDHEIT: z. B. vegetarisch, Knie empfindlich, Medikamente]",
        },
        requirements: [
          "Höchstens ein halbes Kilo pro Woche, und keine Versprechen.",
          "Kleine Änderungen bei Essen, Bewegung und Schlaf, die ich durchhalte; keine Crash-Diät, keine verbotenen Lebensmittel.",
          "Zeig eine normale Woche mit Mahlzeiten, Bewegung und einem Plan für Restaurantbesuche.",
          "Sag, wann ich vorher zum Arzt gehe und welche Zeichen Stopp bedeuten.",
        ],
        format: [
          "Eine Tabelle für eine Woche.",
          "Dann, woran man Fortschritt außer auf der Waage sieht und was nach einem schlechten Tag hilft.",
        ],
        size: "Eine Seite.",
      },
    },
    format: [
      "Eine Tabelle je Trainingstag.",
      "Dann, wie man nach vier Wochen den Fortschritt misst.",
    ],
    size: "Ein Plan für vier Wochen.",
  },
  food: {
    overview: "Gib mir etwas zu kochen, das in einer normalen Küche gelingt.",
    asks: {
      constraints: "[ERNÄHRUNG UND ALLERGIEN: z. B. vegetarisch, keine Nüsse]",
      audience: "[PERSONEN: z. B. zwei Erwachsene, ein Kind]",
      time: "[ZEIT: z. B. 30 Minuten]",
      tool: "[ZUTATEN ODER KÜCHE: z. B. was da ist, kein Ofen]",
    },
    requirements: [
      "Genaue Mengen in Gramm und Haushaltsmaßen für die genannte Personenzahl.",
      "Übliche Zutaten, und für Seltenes ein Ersatz.",
      "Sag neben den Minuten, wie es an jedem entscheidenden Punkt aussieht, riecht oder sich anfühlt.",
      "Nenne Allergene, sichere Kerntemperaturen und wie lange Reste halten.",
    ],
    twists: {
      "ernährungsplan, essensplan, diät, woche":
        "Zutaten mehrfach verwenden, Einkaufsliste nach Abteilungen, ungefähre Kalorien und Eiweiß je Portion.",
      "back*, kuchen, brot": "Mit Gewichten, Formgröße, Ofenart und Garprobe.",
    },
    format: ["Zeit und Portionen, Zutaten als Liste, dann nummerierte Schritte."],
    size: "Ein Rezept mit höchstens zehn Schritten, oder ein Plan als Tabelle.",
  },
  travel: {
    overview: "Plane eine Reise mit realistischem Tempo.",
    asks: {
      topic: "[ZIEL: z. B. Lissabon und die Küste]",
      time: "[TERMIN UND DAUER: z. B. vier Tage im Mai]",
      budget: "[BUDGET: z. B. 120 Euro am Tag ohne Flug]",
      audience: "[WER UND INTERESSEN: z. B. zwei Erwachsene, Essen, keine Museen]",
    },
    requirements: [
      "Höchstens drei große Ziele am Tag, nach Vierteln gebündelt, mit Wegzeiten.",
      "Je Tag eine Mahlzeit, eine Pause und eine Alternative bei Regen.",
      "Sag, was vorab zu buchen ist; Preise und Öffnungszeiten als noch zu prüfen kennzeichnen.",
      "Nur Orte, die es sicher gibt; sag, wenn du nicht sicher bist.",
    ],
    twists: {
      "kinder*, kind, familie, baby":
        "Ein fester Punkt am Vormittag, einer am Nachmittag; mit Spielplätzen, Schlafzeiten und Toiletten.",
      "günstig*, billig*, backpack*":
        "Lieber Kostenloses, öffentliche Verkehrsmittel und Märkte; mit Tagessumme.",
    },
    format: [
      "Eine Tabelle je Tag: Vormittag, Nachmittag, Abend, Verkehr, ungefähre Kosten.",
      "Dann eine Packliste und fünf Sitten oder Wendungen vor Ort.",
    ],
    size: "Eine knappe Tabelle je Tag.",
  },
  roleplay: {
    overview: "Spiel mit mir ein Gespräch in einer Rolle, Zug um Zug.",
    asks: {
      topic: "[ROLLE UND SZENE: z. B. Personalerin, Stelle in der Pflege]",
      level: "[SCHWIERIGKEIT: z. B. freundlich, realistisch, hart]",
      purpose: "[WAS ICH ÜBEN WILL: z. B. kurze, sichere Antworten]",
    },
    requirements: [
      "Bleib in der Rolle, sprich nur deinen Teil und warte nach jedem Zug auf mich.",
      "Eine Frage oder Handlung je Zug, die an meine Antwort anknüpft.",
      "Reagiere ehrlich: hak nach, wenn meine Antwort schwach ist.",
      "Schreibe ich „Stopp“, verlass die Rolle und gib Rückmeldung.",
    ],
    format: [
      "Eine Zeile zur Szene, dann dein erster Zug.",
      "Am Ende: zwei Stärken, zwei Verbesserungen, eine bessere Formulierung.",
    ],
    size: "Höchstens 80 Wörter je Zug.",
  },
  general: {
    overview: "Liefere ein fertiges Ergebnis zu der folgenden Anfrage.",
    asks: {
      purpose: "[ZIEL: z. B. wofür ich das Ergebnis brauche]",
      audience: "[FÜR WEN: z. B. für mich, einen Kunden, eine Klasse]",
      constraints: "[GRENZEN: z. B. Länge, Frist, Budget, was zu vermeiden ist]",
    },
    requirements: [
      "Entscheide zuerst, welches Ergebnis mir am meisten hilft; sind zwei Lesarten wahrscheinlich, nenne die gewählte.",
      "Konkret: Schritte, Namen, Zahlen und Beispiele statt allgemeiner Ratschläge.",
      "Trenne Wissen von Annahmen und sag, wenn du unsicher bist.",
      "Keine Einleitung, keine Wiederholung meiner Worte, keine Zusammenfassung am Schluss.",
    ],
    format: [
      "Zuerst das Ergebnis; Erklärungen danach und nur, wo sie beim Nutzen oder Prüfen helfen.",
    ],
    size: "So kurz, wie die Aufgabe es erlaubt; Überschriften nur bei mehr als drei Teilen.",
  },
} satisfies Partial<LanguagePack["templates"]>;
