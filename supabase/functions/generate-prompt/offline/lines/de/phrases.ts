import { phrasesFrom } from "../lines-from.ts";

/** What is not a deliverable's own. */
export const GERMAN_PHRASES = phrasesFrom(`
  neutral: Anfrage | Hilf mir dabei: {x} | Hilf mir dabei: {x} | Hilf mir dabei.
  - Antworte wie jemand, der genau das schon oft gemacht hat.
  - Sei konkret: Namen, Zahlen und Worte, die ich verwenden kann.
  - Sag mir das eine, wonach ich nicht fragen würde, und was dabei meistens falsch gemacht wird.
  - Habe ich etwas offen gelassen, das die Antwort ändert, sag, was du angenommen hast.
  = Zuerst die Antwort oder das fertige Ergebnis, gleich verwendbar. #format #turns
  facts stated: Halte dich an meine Vorgaben: {x}.
  facts without: Ohne {x}.
  facts follows: Vorgabe: {x}.
  facts inLanguage: Auf {x}.
  slotLines tone: Ton: {x}.
  slotLines length: Umfang: {x}.
  slotLines audience: Geschrieben für {x}.
  slotLines format: Form: {x}.
  material text: Der Text:
  material code: Der Code:
  material error: Code und Ausgabe:
  material table: Die Daten:
  phrases aboutMe: Über mich
  phrases bareMaterial: Sage mir, was das ist und was sich daran zu ändern lohnt.
  phrases children: Worte und Inhalt eignen sich für Kinder.
  phrases shortAnswer: Im ersten Satz „ja“, „nein“ oder „kommt darauf an“; dann der Grund, in höchstens 80 Wörtern.
  phrases turns: Eins nach dem anderen; warte auf meine Antwort, bevor du weitermachst.
  phrases exceptions: Nenne die Fälle, in denen es anders ist, und wen ich dann frage.
  phrases instead: Stattdessen in dieser Form: {x}.
  phrases half: halb so lang wie üblich
  phrases twice: doppelt so lang wie üblich
  question: Was möchtest du haben? Eine Zeile genügt, zum Beispiel: | - eine Entschuldigung an eine Kundin, deren Bestellung zu spät kam | - ein Abendessen für zwei aus dem, was im Kühlschrank ist | - warum meine Excel-Formel #NV zeigt
  crisis: Sage mir, was jetzt zu tun ist. | Zuerst, ob jetzt der Notruf oder eine Krisennummer dran ist (112, die Telefonseelsorge oder die Nummer des Landes), und wie es bis dahin sicher bleibt. | Kurze Sätze, die man heute Abend sagen oder tun kann; keine Predigt, kein Vorwurf, keine Diagnose. | Wer ab morgen hilft, und was man dort zuerst sagt.
  ready short: Sage, wie lang die Antwort sein soll, zum Beispiel „in einem Satz“.
  ready long: Das kannst du so abschicken. Prüfe nur, ob alle Namen und Zahlen stimmen.
  ready example: Ergänze, wofür du es brauchst, falls die Antwort zu allgemein ist.
  chips more_detail: Zu jedem Hauptpunkt ein konkretes Beispiel. | Nenne den häufigsten Fehler dabei und wie ich ihn vermeide. | Sage am Schluss, was ich vor der Verwendung prüfen sollte.
  chips add_example: - [BEISPIEL: ein Ergebnis einfügen, das dir gefiel] | - Übernimm Stil und Ausführlichkeit davon, nicht den Inhalt.
  chips for_chatgpt: Halte dich wörtlich und der Reihe nach an diese Punkte; lass weg, was ich nicht verlangt habe.
  chips for_claude: Denke es vor dem Schreiben durch und setze nur das Ergebnis in <result>-Tags.
  chips for_gemini: Antworte direkt und im genannten Umfang; stütze jede Aussage auf das, was ich dir gegeben habe.
  chips answer_too_long: Halb so lang wie sonst; keine Einleitung, keine Zusammenfassung, keine Wiederholung.
  chips answer_generic: Streiche jeden Satz, der auf beliebige andere passt; verwende meine Einzelheiten.
  chips answer_wrong_facts: Nur Angaben, die ich gemacht habe oder die sicher sind; alle anderen mit „zu prüfen“ kennzeichnen.
  chips answer_wrong_format: Halte genau die hier genannte Form ein: nichts davor, nichts danach.
  tones: herzlich | förmlich | schlicht und direkt | verspielt
`);
