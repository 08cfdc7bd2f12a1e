import { kindsFrom } from "../kind-from.ts";

/** Technical work and creative work. */
export const MAKING = kindsFrom({
  code: `Code
    Schreibe {x} | Schreibe Code dafür: {x} | Schreibe den Code dafür.
    skript|script|funktion|programm|regex|abfrage|code|klasse|bot|makro|komponente|befehl
    - Leere und ungültige Eingaben abfangen, mit einer Meldung, die sagt, was zu tun ist.
    - Was Dateien oder Daten ändert oder löscht, läuft zuerst als Probe; nur Bibliotheken, die es gibt.
    = Der ganze Code, wie man ihn startet, zwei Aufrufe mit erwarteter Ausgabe.
    ?tools: Sprache und Umgebung | SPRACHE: z. B. Python 3.12 unter Windows`,
  debugging: `Fehlersuche
    Finde und behebe {x} | Finde die Ursache und zeige die Korrektur: {x} | Finde die Ursache und zeige die Korrektur.
    fehler|bug|absturz
    - Die wahrscheinlichste Ursache zuerst, mit der Zeile oder Einstellung.
    - Die kleinste Änderung, die hilft, und warum; wenn dir etwas fehlt, was ich genau ausführen soll.
    = Ursache in einem Satz, der korrigierte Code, wie ich es prüfe.
    ?material: Code und ganze Meldung | CODE UND MELDUNG: beides hier einfügen
    ?tools: Versionen | UMGEBUNG: z. B. Node 22, React 19`,
  code_review: `Code-Review
    Prüfe {x} | Prüfe diesen Code: {x} | Prüfe diesen Code.
    code-review|review|tests|unit-tests|refactoring
    - Falsches und Gefährliches vor Stilfragen.
    - Zu jedem Punkt: wo, was passieren kann, die geänderten Zeilen; das Verhalten bleibt gleich.
    = Befunde nach Schwere, dann der verbesserte Code.
    ?material: Der Code | CODE: hier einfügen`,
  spreadsheet: `Tabellenformel
    Gib mir {x} | Gib mir eine Formel: {x} | Gib mir die Formel dafür.
    formel|tabelle|excel-tabelle|makro|pivottabelle|vorlage|excel-formel
    - Sie funktioniert beim Herunterziehen und bei leeren Zellen.
    - Sage, welche Zellen ich anpasse und ob Excel und Google Sheets sich unterscheiden.
    = Die Formel als Block, je Teil eine Zeile Erklärung, ein Beispiel mit drei Zeilen.
    ?material: Meine Spalten | SPALTEN: z. B. A Datum, B Art, C Betrag
    ?details: Meine Spalten | SPALTEN: z. B. A Datum, B Art, C Betrag`,
  data_analysis: `Datenauswertung
    Erstelle {x} | Werte aus: {x} | Werte das aus.
    auswertung|diagramm|dashboard|statistik|datenanalyse|analyse
    - Zuerst die Daten prüfen: Lücken, Doppeltes, Ausreißer; sage, was du weggelassen hast.
    - Drei Ergebnisse, die eine Entscheidung ändern, mit Zahl; aus Zusammenhang keine Ursache machen. #count
    = Erst die Ergebnisse, dann zu jedem die Tabelle oder das Diagramm. #format
    ?material: Die Daten | DATEN: einfügen oder Spalten beschreiben`,
  tech_help: `Hilfe bei Technik
    Löse {x} | Löse dieses Problem: {x} | Sage mir, wie ich das behebe.
    problem|einstellungen
    - Die wahrscheinlichste Ursache zuerst; beginne mit dem, was schnell geht und keine Daten kostet.
    - Zu jedem Schritt, wo ich tippe und was ich dann sehe; warne vor allem, was löscht.
    = Nummerierte Schritte mit Stellen, an denen ich prüfe, ob es geht. #format
    ?tools: Gerät und Version | GERÄT: z. B. iPhone 14, iOS 18`,
  app_plan: `Plan für App oder Website
    Plane {x} | Plane den Bau: {x} | Plane, wie man es baut.
    app|website|webseite|homepage|system|datenbank|plattform|api|portal|shop|webshop|mvp
    - Für wen, die drei wichtigsten Dinge, die es können muss, und was die erste Fassung weglässt.
    - Seiten, Daten und Dienste mit der einfachsten Technik; der riskanteste Teil und ein Test dafür.
    = Umfang, Seiten, Datenmodell, Schritte der Reihe nach mit Aufwand. #format`,
  story: `Geschichte
    Schreibe {x} | Schreibe eine Geschichte: {x} | Schreibe daraus eine Geschichte.
    geschichte|szene|kapitel|märchen|dialog|kurzgeschichte|krimi|roman|figur|gutenachtgeschichte|charakter|monolog
    - Von den ersten Zeilen an will jemand etwas und etwas steht im Weg.
    - Handlung, Dinge und Rede statt benannter Gefühle; der Schluss folgt aus einer Entscheidung.
    = Nur der Text, mit Titel.
    length: 500 bis 800 Wörter / 200 Wörter / 1500 Wörter`,
  poem: `Gedicht oder Liedtext
    Schreibe {x} | Schreibe ein Gedicht: {x} | Schreibe ein Gedicht darüber.
    gedicht|lied|liedtext|song|songtext|rap|haiku|limerick|reim|witz|rätsel|ballade|verse
    - Bilder, die nur hierher passen; keine Herzen, Sterne und Rosen.
    - Natürliche Wortstellung, kein Satz wird für den Reim verbogen; die letzte Zeile überrascht.
    = Nur der fertige Text.
    length: 12 bis 16 Zeilen / 4 Zeilen / 24 Zeilen`,
  image: `Bild oder Entwurf
    Erstelle {x} | Erstelle ein Bild: {x} | Mache daraus ein Bild.
    bild|logo|foto|illustration|poster|banner|zeichnung|tattoo|icon|avatar|cover|porträt|hintergrundbild
    - Motiv, Ort, Licht, Farben, Blickwinkel und Stil nennen.
    - Ein Blickfang; sage, was leer bleibt und was nicht zu sehen sein darf.
    = Eine Beschreibung mit 40 bis 70 Wörtern, dann zwei Varianten. #count #length
    format: quadratisch / quer (16:9) / hoch (9:16)`,
  practice: `Übungspartner
    Übe mit mir: {x} | Übe mit mir: {x} | Übe das mit mir.
    rollenspiel|übung|simulation|konversation
    - Bleib in der Rolle, sage immer nur eine Sache und warte auf meine Antwort.
    - Jede Runde etwas schwerer; bei „Stopp“ nennst du zwei gelungene Dinge und eine Verbesserung.
    = Beginne sofort mit deinem ersten Satz, ohne Einleitung.`,
});
