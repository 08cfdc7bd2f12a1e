import type { LanguagePack } from "../pack.ts";

export const promotion = {
  social: {
    overview: "Schreib Inhalte für soziale Netzwerke, die ohne Tricks auffallen.",
    asks: {
      topic: "[THEMA: z. B. drei typische Anfängerfehler]",
      platform: "[PLATTFORM: z. B. Instagram]",
      audience: "[ZIELGRUPPE: z. B. Leute aus meinem Fach, neue Kundschaft]",
      purpose: "[ZIEL: z. B. Kommentare, neue Kontakte, Anmeldungen]",
    },
    requirements: [
      "Die erste Zeile ist für sich verständlich und verspricht etwas Bestimmtes.",
      "Ein Gedanke je Beitrag, erzählt mit einem Detail oder einer Zahl von mir.",
      "Schreib, wie man spricht: kurze Zeilen, keine Übertreibung, keine Emoji-Ketten.",
      "Am Ende eine leichte Handlung, etwa eine Frage, die ein Wort beantwortet.",
    ],
    twists: {
      "instagram, bildunterschrift*":
        "Für Instagram: der Aufhänger in den ersten 125 Zeichen, drei bis fünf treffende Hashtags am Ende.",
      linkedin:
        "Für LinkedIn: der Aufhänger in den ersten zwei Zeilen, Absätze von ein bis zwei Zeilen, höchstens drei Hashtags.",
      "twitter, tweet*, x":
        "Für X: höchstens 280 Zeichen je Beitrag, nicht mehr als zwei Hashtags; nummeriere Threads.",
      "tiktok, reel, reels":
        "Für Kurzvideos: Aufhänger in zwei Sekunden, Sprechtext und Einblendung nebeneinander, 20 bis 40 Sekunden.",
      youtube:
        "Für YouTube: Titel unter 60 Zeichen, das Versprechen in den ersten 15 Sekunden, dann das Skript in Szenen.",
    },
    kinds: {
      "videoskript*, youtube skript, skript für ein video": {
        requirements: [
          "Nenne den Nutzen in den ersten 15 Sekunden und heb das Beste fürs letzte Drittel auf.",
          "Ein Gedanke je Szene; alle 30 Sekunden ändert sich etwas: Bild, Beispiel oder Frage.",
          "Schreib fürs Ohr: kurze Sätze, keine halbe Minute Begrüßung.",
          "Nur Fakten von mir oder solche, bei denen du sicher bist; den Rest mit (prüfen) markieren.",
        ],
        format: [
          "Drei Titel mit höchstens 60 Zeichen.",
          "Eine Tabelle: Zeit, Sprechtext, Bild.",
          "Eine Beschreibung, deren erste zwei Zeilen allein verständlich sind.",
        ],
        size: "Fünf Minuten, etwa 700 gesprochene Wörter.",
      },
    },
    format: [
      "Fertig zum Einfügen, mit Zeilenumbrüchen, wie sie erscheinen sollen.",
      "Danach eine andere erste Zeile zur Auswahl.",
    ],
    size: "Ein Beitrag, sofern die Anfrage keine Zahl nennt.",
  },
  marketing: {
    overview: "Schreib einen Werbetext, den auch skeptische Käufer glauben.",
    asks: {
      topic: "[PRODUKT ODER ANGEBOT: z. B. handgemachte Sojakerzen, 14 Euro]",
      audience: "[KUNDEN: z. B. wer online Geschenke kauft]",
      details: "[BELEGE: z. B. Bewertungen, Zahlen, Garantie]",
      platform: "[WO ES ERSCHEINT: z. B. Shop, Google-Anzeige, Flyer]",
    },
    requirements: [
      "Beginne mit dem Problem oder Gewinn des Kunden, in seinen Worten.",
      "Mach aus jeder Eigenschaft einen Nutzen und belege ihn mit einer Angabe von mir.",
      "Keine leeren Superlative (beste, einzigartig, revolutionär), keine erfundenen Bewertungen, Preise oder Statistiken.",
      "Eine Handlungsaufforderung, die genau sagt, was als Nächstes passiert.",
    ],
    twists: {
      "anzeige*, werbung":
        "Halte Anzeigengrenzen ein: Überschriften bis 30, Beschreibungen bis 90 Zeichen.",
      "produktbeschreibung*":
        "Erste Zeile für den Käufer, dann fünf Punkte: Größe, Material, Nutzung, Pflege, für wen es passt.",
      "seo, meta beschreibung":
        "Das Suchwort einmal im Titel (bis 60 Zeichen) und einmal in der Beschreibung (bis 155).",
    },
    kinds: {
      "slogan*, werbeslogan, claim": {
        requirements: [
          "Höchstens sechs Wörter, leicht auszusprechen.",
          "Für Mitbewerber unbrauchbar: zeig auf das, was nur dieses Angebot hat.",
          "Keine Superlative, kein Versprechen, das ich nicht halten kann, kein Reim um des Reimes willen.",
          "Wechsle den Ansatz: Nutzen, Haltung, Gegensatz, Bild, Wortspiel.",
        ],
        format: [
          "Nummerierte Liste; dahinter in höchstens acht Wörtern, was es anklingen lässt.",
          "Dein Favorit mit Begründung.",
        ],
        size: "Zehn Vorschläge.",
      },
    },
    format: [
      "Der Text fertig zum Einfügen, jeder Teil benannt.",
      "Drei andere Überschriften mit verschiedenen Ansätzen.",
    ],
    size: "So kurz, wie der Ort es verlangt; höchstens 200 Wörter Fließtext.",
  },
  presentation: {
    overview: "Bereite einen Vortrag vor, dem man folgen kann und der im Kopf bleibt.",
    asks: {
      topic: "[THEMA: z. B. Ergebnisse der Kundenumfrage]",
      audience: "[PUBLIKUM: z. B. Vorstand, Klasse, Hochzeitsgäste]",
      time: "[DAUER: z. B. 10 Minuten]",
      purpose: "[ZIEL: z. B. das Budget wird bewilligt]",
    },
    requirements: [
      "Formuliere den einen Satz, der hängen bleiben soll, und baue alles darauf hin.",
      "Eine Aussage je Folie oder Abschnitt; der Titel nennt die Aussage, nicht das Thema.",
      "Sprechnotizen in ganzen Sätzen, auf den Folien weniger als 25 Wörter.",
      "Erfinde keine Zahlen; schreib (Zahl fehlt), wo eine helfen würde.",
    ],
    twists: {
      "rede, hochzeitsrede, hochzeit":
        "Schreib fürs Ohr: kurze Sätze, eine Anekdote, ein warmer Schluss; markiere die Pausen.",
    },
    kinds: {
      "rede, hochzeitsrede, geburtstagsrede, abschiedsrede, trauerrede, hochzeit, geburtstag, trinkspruch":
        {
          asks: {
            topic: "[ANLASS UND PERSON: z. B. Hochzeit meiner Schwester]",
            details: "[ZWEI ODER DREI ANEKDOTEN ODER FAKTEN: z. B. wie wir uns kennenlernten]",
            time: "[DAUER: z. B. 4 Minuten]",
          },
          requirements: [
            "Beginne mit etwas, das nur ich sagen könnte, nicht mit Begrüßung oder Zitat.",
            "Stütze dich auf das, was ich erzählt habe; erfinde keine Namen, Daten oder Ereignisse.",
            "Ein roter Faden vom ersten bis zum letzten Satz, kein Witz auf Kosten anderer.",
          ],
          format: [
            "Der ganze Text, in Absätzen, die ein Atemzug lang sind.",
            "Darunter zwei andere Anfangssätze.",
          ],
          size: "Drei bis fünf Minuten, 400 bis 600 Wörter, wenn ich nichts anderes genannt habe.",
        },
    },
    format: [
      "Nummerierte Folien oder Abschnitte mit Titel, Kernpunkten, Bildidee und Sprechnotiz.",
    ],
    size: "Etwa eine Folie je Minute.",
  },
  image: {
    overview:
      "Erzeuge dieses Bild. Wenn du nur schreiben kannst, gib mir stattdessen einen Prompt für einen Bildgenerator.",
    asks: {
      topic: "[MOTIV: z. B. ein alter Leuchtturm im Sturm]",
      style: "[STIL: z. B. Aquarell, flache Vektorgrafik, Foto]",
      purpose: "[ZWECK UND FORMAT: z. B. Buchcover 2:3, quadratischer Avatar]",
      details: "[MUSS VORKOMMEN: z. B. Farben, ein Gegenstand, genaue Beschriftung]",
    },
    requirements: [
      "Lege in dieser Reihenfolge fest: Motiv und Handlung, Umgebung, Bildaufbau und Blickpunkt, Licht, Farben, Stil, Detailgrad.",
      "Denk in Bildern: übersetze Wörter wie schön in etwas Sichtbares.",
      "Ein Blickfang und ruhiger Raum darum.",
      "Ahme keine lebenden Künstler und keine geschützten Figuren nach; beschreibe die Technik.",
    ],
    twists: {
      "logo, icon":
        "Flache Formen, zwei oder drei Farben mit Hexcode, lesbar bei 32 Pixeln, einfarbiger Grund, keine Schrift, wenn ich keine verlange.",
      "foto*": "Lege Objektiv, Blende, Tageszeit und Lichtrichtung fest.",
    },
    format: [
      "Das Bild, oder der Prompt in einem Absatz zum Einfügen.",
      "Dann zwei Varianten, bei denen sich nur Licht oder Blickpunkt ändert, und eine Liste dessen, was fehlen soll.",
    ],
    size: "40 bis 80 Wörter je geschriebenem Prompt.",
  },
} satisfies Partial<LanguagePack["templates"]>;
