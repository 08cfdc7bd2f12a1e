import type { LanguagePack } from "../pack.ts";

export const ideas = {
  brainstorm: {
    overview: "Sammle Ideen, die sich unterscheiden und die ich wirklich nutzen kann.",
    asks: {
      topic: "[THEMA: z. B. ein Podcast über Gärten]",
      audience: "[FÜR WEN: z. B. Eltern mit wenig Zeit]",
      constraints: "[GRENZEN: z. B. Budget, Geschmack, schon Versuchtes]",
    },
    requirements: [
      "Wirklich verschiedene Ideen: ändere den Ansatz und nicht nur die Worte.",
      "Überspring das Naheliegende; zwei gewagte und zwei sichere sind dabei.",
      "So konkret beschrieben, dass man morgen anfangen kann.",
      "Zähl dieselbe Idee nicht zweimal in anderen Worten.",
    ],
    twists: {
      "name, namen, namensvorschläge":
        "Möglichst höchstens drei Silben; Bedeutung und Klang dazu; erinnere mich, Domain und Marke zu prüfen.",
    },
    kinds: {
      "geschenk*": {
        asks: {
          audience: "[PERSON: z. B. mein Vater, 60, kocht gern, hat schon alles]",
          purpose: "[ANLASS: z. B. Geburtstag, Dank]",
          budget: "[BUDGET: z. B. 30 bis 50 Euro]",
        },
        requirements: [
          "Sag bei jedem, warum es zu dieser Person passt, in Worten, die ich selbst sagen könnte.",
          "Mische Dinge zum Behalten, gemeinsame Erlebnisse und etwas Selbstgemachtes.",
          "Mit ungefährem Preis; mindestens zwei kosten wenig.",
          "Nichts für die Schublade und nichts, das nur nach Geld aussieht.",
        ],
        format: [
          "Nummerierte Liste: Geschenk, Grund, Preis.",
          "Am Ende dein Favorit und ein Satz für die Karte.",
        ],
        size: "Zehn Ideen.",
      },
      "geschäftsidee*, startup*, geld verdienen": {
        asks: {
          level: "[MEINE FÄHIGKEITEN: z. B. kochen, Tabellen, Führerschein]",
          time: "[ZEIT: z. B. zehn Stunden pro Woche]",
          budget: "[STARTGELD: z. B. 500 Euro]",
        },
        requirements: [
          "Passend zu Fähigkeiten, Zeit und Geld; nichts, das Glück oder große Reichweite braucht.",
          "Je Idee: erster Kunde, Preis, Startkosten, Zeit bis zum ersten Umsatz, größtes Risiko.",
          "Zwei langweilige, die funktionieren, und eine gewagte sind dabei.",
          "Kein Versprechen vom schnellen Geld; jede Zahl als Schätzung kennzeichnen.",
        ],
        format: [
          "Eine Tabelle: Idee, erster Kunde, Preis, Kosten, erster Umsatz nach, größtes Risiko.",
          "Dann die zwei, die du zuerst prüfen würdest, und ein Test für dieses Wochenende unter 50 Euro.",
        ],
        size: "Zehn Ideen.",
      },
    },
    format: [
      "Nummerierte Liste: die Idee fett, dann ein Satz, warum sie funktioniert.",
      "Am Schluss die drei, die du nehmen würdest, mit Begründung.",
    ],
    size: "Zehn Ideen.",
  },
} satisfies Partial<LanguagePack["templates"]>;
