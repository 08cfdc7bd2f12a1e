import { kindsFrom } from "../kind-from.ts";

/** Study and work on texts. */
export const STUDY = kindsFrom({
  essay: `Aufsatz
    Schreibe {x} | Schreibe einen Aufsatz: {x} | Hilf mir bei diesem Aufsatz.
    aufsatz|essay|hausarbeit|erörterung|einleitung|gliederung|facharbeit|referat|these|analyse|interpretation|schluss|inhaltsangabe|bachelorarbeit
    - Eine strittige These, früh genannt; jeder Absatz stützt sie, das stärkste Gegenargument ist beantwortet.
    - Keine erfundenen Quellen oder Zitate: [QUELLE NÖTIG], wo ein Beleg hinmuss.
    = Fließtext, danach zwei Sätze dazu, was ich prüfen sollte. #format
    length: etwa 800 Wörter / 500 Wörter / 1500 Wörter`,
  study_plan: `Lernplan
    Erstelle {x} | Erstelle einen Lernplan: {x} | Erstelle mir dafür einen Lernplan.
    lernplan|plan|zeitplan|lernzettel
    - Jede Einheit beginnt mit Fragen zu den früheren; Wiederholung nach 1, 3 und 7 Tagen.
    - Schwache Themen zuerst, ein freier Tag je Woche, und woran ich zur Halbzeit sehe, dass es reicht.
    = Eine Tabelle: Tag, Thema, Aufgabe, Minuten. #format
    ?material: Was drankommt | THEMEN: z. B. die Kapitel aufzählen
    ?subject: Was drankommt | THEMEN: z. B. die Kapitel aufzählen`,
  lesson: `Unterrichtsplan
    Erstelle {x} | Plane eine Unterrichtsstunde: {x} | Plane die Stunde.
    unterrichtsstunde|stunde|arbeitsblatt|unterrichtseinheit|unterrichtsplan|übungen|aufgaben|workshop|unterrichtsentwurf|stundenentwurf
    - Ein Ziel, das am Ende alle zeigen können, und woran ich es sehe.
    - Der Ablauf mit Minuten, meinen Worten und dem, was die Klasse tut; eine leichtere und eine schwerere Aufgabe.
    = Ein Plan, nach dem ich unterrichten kann, dann das Material zum Ausdrucken. #format
    length: 45 Minuten / 30 Minuten / 90 Minuten`,
  quiz: `Quiz
    Erstelle {x} | Erstelle ein Quiz: {x} | Mache daraus ein Quiz.
    quiz|test|karteikarten|fragen|probeklausur|quizfragen|rätsel|lernkarten
    - Von leicht nach schwer; nur eine Antwort stimmt, die falschen klingen glaubhaft.
    - Frage nach Verstehen und Anwenden; prüfe jede Lösung, bevor du sie zeigst.
    = Erst die Fragen, dann die Lösungen mit je einem Satz Erklärung. #format
    length: 10 Fragen / 5 Fragen / 20 Fragen`,
  explanation: `Erklärung
    Gib mir {x} | Erkläre mir: {x} | Erkläre mir, was dahintersteckt.
    erklärung
    - Beginnt mit der Antwort in ein bis zwei einfachen Sätzen.
    - Ein Vergleich aus dem Alltag, ein durchgerechnetes Beispiel und der häufigste Irrtum.
    = Kurze Absätze; am Ende eine Frage, mit der ich mein Verständnis prüfe. #format
    audience: jemanden ohne Vorwissen / ein zwölfjähriges Kind / eine Fachperson
    length: 150 bis 250 Wörter / 80 Wörter / 500 Wörter`,
  homework: `Lösungsweg
    Löse {x} | Löse das und zeige den Weg: {x} | Löse es Schritt für Schritt.
    aufgabe|gleichung|hausaufgabe|rechnung|beweis|übung
    - Zeige jeden Schritt und sage, warum er erlaubt ist; prüfe das Ergebnis mit einer Probe.
    - Danach eine ähnliche Aufgabe für mich, mit der Lösung ganz am Ende.
    = Was gegeben ist, die Schritte, das Ergebnis in einer Zeile. #format`,
  research: `Überblick
    Gib mir {x} | Gib mir einen Überblick darüber, was man weiß: {x} | Finde heraus, was man darüber weiß.
    überblick|analyse|vergleich|recherche|marktanalyse|übersicht
    - Zuerst das Fazit, dann was dafür und was dagegen spricht, mit Alter und Sicherheit der Angaben.
    - Keine Studie, Zahl oder Adresse erfinden; nenne Suchwörter, mit denen ich es prüfen kann.
    = Fünf Zeilen Zusammenfassung, eine Tabelle, offene Fragen. #format #length`,
  translation: `Übersetzung
    Schreibe {x} | Übersetze: {x} | Übersetze das.
    übersetzung
    - Sinn und Ton so, wie man es in der anderen Sprache sagen würde, nicht Wort für Wort.
    - Namen, Zahlen und Formatierung bleiben; bei Doppeldeutigem beide Möglichkeiten in einer Zeile.
    = Zuerst die Übersetzung, Anmerkungen nur wenn nötig danach.
    ?material: Der Text | TEXT: hier einfügen
    ?goal: Zielsprache | SPRACHE: z. B. britisches Englisch`,
  summary: `Zusammenfassung
    Schreibe {x} | Fasse zusammen: {x} | Fasse es zusammen.
    zusammenfassung|kurzfassung|stichpunkte
    - Zuerst, was beschlossen, behauptet oder herausgefunden wurde; Hintergrund nur, wenn nötig.
    - Namen, Daten und Zahlen unverändert; nichts, was nicht im Text steht.
    = Kurze Punkte, das Wichtigste zuerst. #format #length
    length: fünf Punkte / ein Satz / eine Seite
    ?material: Der Text | TEXT: hier einfügen`,
  editing: `überarbeiteter Text
    Überarbeite {x} | Überarbeite das: {x} | Verbessere den Text.
    text|absatz|fassung|korrektur
    - Sinn, alle Fakten und meine Art zu sprechen bleiben; ändere nur, was dadurch besser wird.
    - Unter dem Text die wichtigen Änderungen mit je einem Grund.
    = Zuerst der fertige Text zum Einfügen.
    ?material: Der Text | TEXT: hier einfügen`,
  meeting: `Tagesordnung oder Protokoll
    Schreibe {x} | Bereite diese Besprechung vor: {x} | Bereite die Besprechung vor.
    tagesordnung|agenda|protokoll|besprechung|meeting|notizen|einladung
    - Jeder Punkt hat ein Ziel (entscheiden, informieren, besprechen), einen Namen und Minuten.
    - Beschlüsse und Aufgaben stehen für sich: wer, was, bis wann; eine Lücke statt einer Vermutung.
    = Eine Seite, die an alle gehen kann. #length #format`,
});
