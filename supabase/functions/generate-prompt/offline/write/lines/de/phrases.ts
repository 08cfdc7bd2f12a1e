import { phrasesFrom } from "../lines-from.ts";

/** What is not a deliverable's own. */
export const GERMAN_PHRASES = phrasesFrom(`
  neutral: Anfrage | Hilf mir dabei: {x} | Hilf mir dabei: {x} | Sage mir, was ich tun kann.
  - Genau auf diesen Fall zugeschnitten. Wo eine Angabe fehlt, nimm das Übliche an und sage es; würde sie alles ändern, frage mich vorher.
  = Das Ergebnis selbst, fertig zum Verwenden, in der Form, die dazu passt. #format
  slots material: Woran du arbeiten sollst | MATERIAL: hier einfügen
  slots subject: Worum es geht | THEMA: in ein paar Worten
  slots recipient: An wen es geht | EMPFÄNGER: z. B. Vermieterin, Kunde
  slots details: Was vorkommen soll | EINZELHEITEN: z. B. was geschah, Namen, Daten
  slots offer: Was ich anbiete | ANGEBOT: z. B. handgemachte Kerzen, 18 Euro
  slots audience: Wer es liest | LESERSCHAFT: z. B. Eltern in unserem Ort
  slots goal: Was ich erreichen möchte | ZIEL: z. B. eine Antwort noch diese Woche
  slots background: Über mich | HINTERGRUND: z. B. zwei Jahre im Verkauf
  slots level: Niveau | NIVEAU: z. B. Anfänger, 9. Klasse
  slots budget: Budget | BUDGET: z. B. bis 300 Euro
  slots time: Zeit | ZEIT: z. B. drei Abende, bis 5. Mai
  slots place: Wo | ORT: z. B. Leipzig
  slots people: Wer dabei ist | PERSONEN: z. B. sechs Erwachsene, zwei Kinder
  slots limits: Was nicht geht | GRENZEN: z. B. keine Nüsse, keine Treppen
  slots options: Was zur Wahl steht | MÖGLICHKEITEN: z. B. A, B oder nichts davon
  slots tools: Was ich benutze | WERKZEUG: z. B. Excel 365, Python 3
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
  phrases sensitive: Sei freundlich und klar; sage, wo mir ein Mensch helfen kann.
  phrases children: Worte und Inhalt eignen sich für Kinder.
  phrases shortAnswer: Im ersten Satz „ja“, „nein“ oder „kommt darauf an“; dann der Grund, in höchstens 80 Wörtern.
  phrases exceptions: Nenne die Fälle, in denen es anders ist, und wen ich dann frage.
  question: Was möchtest du haben? Eine Zeile genügt, zum Beispiel: | - eine Entschuldigung an eine Kundin, deren Bestellung zu spät kam | - ein Abendessen für zwei aus dem, was im Kühlschrank ist | - warum meine Excel-Formel #NV zeigt
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
