import { kindsFrom } from "../lines-from.ts";

export const WORK = kindsFrom({
  presentation: `Präsentation | Erstelle {x} | Erstelle eine Präsentation: {x} | Mache daraus Folien.
    präsentation|folien|powerpoint|pitch deck|ppt|vortrag|referat
    - Der Titel jeder Folie ist ihre Aussage in einem Satz.
    - Höchstens 15 weitere Wörter je Folie; was ich sage, steht in den Notizen.
    = Je Folie: Titel, Inhalt, Bildidee, Notizen zum Sprechen. #format
    length: 8 bis 10 Folien / 5 Folien / 15 Folien; audience: Leute ohne Vorwissen / Kollegium / Entscheider`,
  essay: `Aufsatz | Schreibe {x} | Schreibe einen Aufsatz: {x} | Hilf mir bei diesem Aufsatz.
    aufsatz|essay|hausarbeit|erörterung|einleitung|gliederung|facharbeit|referat|these|analyse|interpretation|schluss|inhaltsangabe|bachelorarbeit
    - Eine strittige These, früh genannt; jeder Absatz stützt sie, das stärkste Gegenargument ist beantwortet.
    - Keine erfundenen Quellen oder Zitate: [QUELLE NÖTIG], wo ein Beleg hinmuss.
    = Fließtext, danach zwei Sätze dazu, was ich prüfen sollte. #format
    length: etwa 800 Wörter / 500 Wörter / 1500 Wörter`,
  study_plan: `Lernplan | Erstelle {x} | Erstelle einen Lernplan: {x} | Erstelle mir dafür einen Lernplan.
    lernplan|lernzettel
    - Jede Einheit beginnt mit Fragen zu den früheren; Wiederholung nach 1, 3 und 7 Tagen.
    - Schwache Themen zuerst, ein freier Tag je Woche, und woran ich zur Halbzeit sehe, dass es reicht.
    = Eine Tabelle: Tag, Thema, Aufgabe, Minuten. #format
    ?material: Was drankommt | THEMEN: z. B. die Kapitel aufzählen
    ?subject: Was drankommt | THEMEN: z. B. die Kapitel aufzählen`,
  quiz: `Quiz | Erstelle {x} | Erstelle ein Quiz: {x} | Mache daraus ein Quiz.
    quiz|test|karteikarten|fragen|probeklausur|quizfragen|rätsel|lernkarten
    - Von leicht nach schwer; nur eine Antwort stimmt, die falschen klingen glaubhaft. #cards
    - Frage nach Verstehen und Anwenden; prüfe jede Lösung, bevor du sie zeigst.
    = Erst die Fragen, dann die Lösungen mit je einem Satz Erklärung. #format
    length: 10 Fragen / 5 Fragen / 20 Fragen`,
  explanation: `Erklärung | Gib mir {x} | Erkläre mir: {x} | Erkläre mir, was dahintersteckt.
    (?<!steuer)erklärung|aufgabe|gleichung|hausaufgabe|beweis
    - Beginnt mit der Antwort in ein bis zwei einfachen Sätzen.
    - Ein Vergleich aus dem Alltag, ein durchgerechnetes Beispiel und der häufigste Irrtum.
    = Kurze Absätze; am Ende eine Frage, mit der ich mein Verständnis prüfe. #format
    audience: jemanden ohne Vorwissen / ein zwölfjähriges Kind / eine Fachperson; length: 150 bis 250 Wörter / 80 Wörter / 500 Wörter`,
  translation: `Übersetzung | Schreibe {x} | Übersetze: {x} | Übersetze das.
    übersetzung
    - Sinn und Ton so, wie man es in der anderen Sprache sagen würde, nicht Wort für Wort.
    - Namen, Zahlen und Formatierung bleiben; bei Doppeldeutigem beide Möglichkeiten in einer Zeile.
    = Zuerst die Übersetzung, Anmerkungen nur wenn nötig danach.
    ?material: Der Text | TEXT: hier einfügen
    ?goal: Zielsprache | SPRACHE: z. B. britisches Englisch`,
  summary: `Zusammenfassung | Schreibe {x} | Fasse zusammen: {x} | Fasse es zusammen.
    zusammenfassung|kurzfassung|stichpunkte
    - Zuerst, was beschlossen, behauptet oder herausgefunden wurde; Hintergrund nur, wenn nötig.
    - Namen, Daten und Zahlen unverändert; nichts, was nicht im Text steht.
    = Kurze Punkte, das Wichtigste zuerst. #format #length
    length: fünf Punkte / ein Satz / eine Seite
    ?material: Der Text | TEXT: hier einfügen`,
  editing: `überarbeiteter Text | Überarbeite {x} | Überarbeite das: {x} | Verbessere den Text.
    korrektur
    - Sinn, alle Fakten und meine Art zu sprechen bleiben; ändere nur, was dadurch besser wird.
    - Unter dem Text die wichtigen Änderungen mit je einem Grund. #brief
    = Zuerst der fertige Text zum Einfügen.
    ?material: Der Text | TEXT: hier einfügen`,
  code: `Code | Schreibe {x} | Schreibe Code dafür: {x} | Schreibe den Code dafür.
    skript|script|funktion|programm|regex|abfrage|code|klasse|bot|makro|komponente|befehl
    - Leere und ungültige Eingaben abfangen, mit einer Meldung, die sagt, was zu tun ist.
    - Was Dateien oder Daten ändert oder löscht, läuft zuerst als Probe. #harmless
    - Nur Bibliotheken, die es gibt; sage, welche Version du annimmst.
    = Der ganze Code, wie man ihn startet, zwei Aufrufe mit erwarteter Ausgabe.
    ?tools: Sprache und Umgebung | SPRACHE: z. B. Python 3.12 unter Windows`,
  debugging: `Fehlersuche | Finde und behebe {x} | Finde die Ursache und zeige die Korrektur: {x} | Finde die Ursache und zeige die Korrektur.
    fehler|bug|absturz|code-review|review|tests|unit-tests|refactoring
    - Die wahrscheinlichste Ursache zuerst, mit der Zeile oder Einstellung.
    - Die kleinste Änderung, die hilft, und warum; wenn dir etwas fehlt, was ich genau ausführen soll.
    = Ursache in einem Satz, der korrigierte Code, wie ich es prüfe.
    ?material: Code und ganze Meldung | CODE UND MELDUNG: beides hier einfügen
    ?tools: Versionen | UMGEBUNG: z. B. Node 22, React 19`,
  spreadsheet: `Tabellenformel | Gib mir {x} | Gib mir eine Formel: {x} | Gib mir die Formel dafür.
    formel|tabelle|excel-tabelle|makro|pivottabelle|excel-formel
    - Sie funktioniert beim Herunterziehen und bei leeren Zellen.
    - Sage, welche Zellen ich anpasse und ob Excel und Google Sheets sich unterscheiden.
    = Die Formel als Block, je Teil eine Zeile Erklärung, ein Beispiel mit drei Zeilen.
    ?material: Meine Spalten | SPALTEN: z. B. A Datum, B Art, C Betrag
    ?details: Meine Spalten | SPALTEN: z. B. A Datum, B Art, C Betrag`,
  practice: `Übungspartner | Übe mit mir: {x} | Übe mit mir: {x} | Übe das mit mir.
    rollenspiel|übung|simulation|konversation
    - Bleib in der Rolle, sage immer nur eine Sache und warte auf meine Antwort.
    - Jede Runde etwas schwerer; bei „Stopp“ nennst du zwei gelungene Dinge und eine Verbesserung.
    = Beginne sofort mit deinem ersten Satz, ohne Einleitung.`,
});
