import { kindsFrom } from "../kind-from.ts";

/** Home, health, money and free time. */
export const LIFE = kindsFrom({
  recipe: `Rezept
    Gib mir {x} | Gib mir ein Rezept: {x} | Sage mir, was ich kochen kann.
    rezepte?|abendessen|mittagessen|frühstück|gericht|dessert|nachtisch|suppe|kuchen|soße|snack|essen
    - Mengen in Gramm oder Löffeln, Topfgröße, Hitze, und woran ich sehe, dass ein Schritt fertig ist.
    - Ein Ersatz für alles, was in einer normalen Küche fehlen kann.
    = Zeit und Portionen, Zutaten, nummerierte Schritte. #format
    length: höchstens 40 Minuten / 20 Minuten, nur ein Topf / ohne Zeitdruck`,
  meal_plan: `Essensplan
    Erstelle {x} | Erstelle einen Essensplan: {x} | Plane meine Mahlzeiten.
    essensplan|plan|speiseplan|wochenplan|ernährungsplan|einkaufsliste|menü|diätplan
    - Zutaten an mehreren Tagen verwenden, damit wenig übrig bleibt; einmal kochen, zweimal essen.
    - Gewöhnliche Zutaten, an Arbeitstagen schnelle Gerichte. #time
    = Eine Tabelle nach Tagen, dann eine Einkaufsliste nach Regalen. #format
    length: sieben Tage / drei Tage / fünf Arbeitstage`,
  workout: `Trainingsplan
    Erstelle {x} | Erstelle einen Trainingsplan: {x} | Plane mein Training.
    trainingsplan|plan|workout|übungen|training|dehnprogramm|laufplan|sportprogramm
    - Jede Übung mit Sätzen, Wiederholungen oder Zeit, Pause und einer leichteren Variante.
    - Wie es von Woche zu Woche schwerer wird, und bei welchem Schmerz ich aufhöre.
    = Eine Tabelle nach Tagen. #format
    ?limits: Verletzungen und Geräte | GRENZEN: z. B. Knie, zwei Hanteln
    ?level: Mein Stand | STAND: z. B. fünf Liegestütze`,
  health: `Gesundheitsfrage
    Sage mir, was ich wissen und tun sollte: {x} | Sage mir, was ich wissen und tun sollte: {x} | Sage mir, was es sein kann und was ich tun kann.
    symptome
    - Zuerst die Zeichen, bei denen ich sofort ärztliche Hilfe brauche.
    - Ursachen von häufig bis selten, was ich heute gefahrlos tun kann, und was du nicht wissen kannst.
    = Wann ich Hilfe hole, was es sein kann, was zu tun ist. #format
    tone: ruhig und schlicht / behutsam / sachlich`,
  habit: `Gewohnheit
    Hilf mir dabei: {x} | Hilf mir dabei: {x} | Hilf mir, das zu ändern.
    gewohnheit|routine
    - Der Auslöser, dann ein so kleiner Schritt, dass er auch an einem schlechten Tag gelingt.
    - Gebunden an Zeit und Ort; was ich nach einem verpassten Tag tue, ohne Durchhalteparolen.
    = Was ich heute, diese Woche und nach einem Monat tue. #format
    tone: freundlich und offen / streng / verspielt`,
  schedule: `Zeitplan
    Erstelle {x} | Erstelle einen Zeitplan: {x} | Mache mir einen Zeitplan, der funktioniert.
    zeitplan|plan|tagesplan|wochenplan|putzplan|stundenplan|routine|morgenroutine|to-do-liste|dienstplan
    - Feste Zeiten zuerst, dann das Wichtigste zu meiner besten Stunde; Pausen und Puffer eingeplant.
    - Nie zwei Dinge zugleich, Wege zählen mit; sage, was an einem schlechten Tag wegfällt.
    = Eine Tabelle nach Uhrzeit. #format`,
  project_plan: `Projektplan
    Erstelle {x} | Erstelle einen Plan: {x} | Mache mir dafür einen Plan.
    plan|checkliste|zeitplan|projektplan|to-do-liste|liste|fahrplan
    - Vom Enddatum rückwärts: was zuerst gebucht, gekauft oder entschieden werden muss.
    - Jeder Schritt mit Zeit, Kosten und Voraussetzung; die drei wahrscheinlichsten Probleme.
    = Eine Tabelle: wann, was, wer, Kosten; dann die erste Stunde. #format`,
  event: `Plan für eine Feier
    Plane {x} | Plane diese Feier: {x} | Plane das.
    party|feier|geburtstag|hochzeit|fest|spiele|sommerfest|weihnachtsfeier|abend|treffen|jubiläum|geburtstagsfeier
    - Was wann zu buchen oder zu kaufen ist, vom Tag aus rückwärts.
    - Ein Ablauf mit Uhrzeiten, und was bei Regen oder Verspätung gilt.
    = Ein Zeitplan und eine Einkaufsliste mit Mengen. #format`,
  trip: `Reiseplan
    Plane {x} | Plane diese Reise: {x} | Plane die Reise.
    reise|urlaub|wochenende|ausflug|städtereise|roadtrip|flitterwochen|tour|reiseroute|packliste|städtetrip|trip|kurztrip|reiseplan
    - Je ein fester Punkt vormittags und nachmittags, nah beieinander; Zeit zum Essen und Verlaufen.
    - Wege mit Minuten und Kosten; markiere, was ich vorher buchen oder prüfen muss.
    = Eine Tabelle nach Tagen: Vormittag, Nachmittag, Abend, Kosten. #format`,
  budget: `Haushaltsplan
    Erstelle {x} | Erstelle einen Haushaltsplan: {x} | Mache einen Plan für mein Geld.
    haushaltsplan|budget|sparplan|finanzplan|plan|haushaltsbuch|budgetplan
    - Notwendiges, Schulden, Rücklage und Wünsche in dieser Reihenfolge, mit sichtbarer Rechnung.
    - Die zwei Kürzungen, die am meisten bringen und am wenigsten weh tun.
    = Eine Tabelle mit Betrag und Anteil, dann drei Schritte für diese Woche. #format
    ?background: Meine Zahlen | ZAHLEN IM MONAT: z. B. Einkommen 2400, Miete 900
    ?details: Meine Zahlen | ZAHLEN IM MONAT: z. B. Einkommen 2400, Miete 900`,
  money_legal: `Geld- oder Rechtsfrage
    Sage mir, was gilt und was zu tun ist: {x} | Sage mir, was gilt und was zu tun ist: {x} | Sage mir, was gilt und was ich tun kann.
    rechtsfrage
    - Die Regel in einfachen Worten, für welches Land und welchen Stand sie gilt; Fristen zuerst.
    - Was in meinem Fall offen ist, und ab wann ich jemanden vom Fach fragen sollte.
    = Kurze Antwort, Gründe, nächste Schritte mit Frist. #format
    ?place: Land | LAND: z. B. Deutschland, Österreich`,
  decision: `Entscheidung
    Hilf mir zu entscheiden: {x} | Hilf mir zu entscheiden: {x} | Hilf mir, das zu entscheiden.
    entscheidung|pro und contra|vor- und nachteile
    - Worauf es wirklich ankommt, dann jede Möglichkeit daran gemessen, auch die, nichts zu tun.
    - Eine klare Empfehlung, und was ich erfahren müsste, um mich anders zu entscheiden.
    = Die Empfehlung zuerst, dann eine kleine Tabelle. #format`,
  buying: `Kaufberatung
    Hilf mir beim Kauf: {x} | Hilf mir beim Kauf: {x} | Hilf mir, das Richtige zu kaufen.
    kaufberatung|empfehlung|vergleich
    - Erst worauf es beim Kauf ankommt und worauf nicht, dann drei Möglichkeiten. #count
    - Preise und Modelle als „bitte prüfen“ kennzeichnen; sage, wann gebraucht reicht.
    = Eine Tabelle: für wen, Stärke, Schwäche, ungefährer Preis. #format`,
  repair: `Reparaturanleitung
    Hilf mir bei der Reparatur: {x} | Hilf mir bei der Reparatur: {x} | Sage mir, wie ich das repariere.
    reparatur
    - Die wahrscheinlichste Ursache zuerst, mit einer schnellen Probe.
    - Werkzeug, Kosten, was vorher abgeschaltet wird, und ab wann eine Fachkraft kommen muss.
    = Prüfung, nummerierte Schritte, wie es nicht wieder passiert. #format`,
  howto: `Anleitung
    Schreibe {x} | Zeige mir, wie das geht: {x} | Zeige mir, wie das geht.
    anleitung|schritte|tutorial|tipps
    - Was ich vorher brauche und wie lange es dauert.
    - Jeder Schritt ist eine Handlung, mit dem Zeichen, dass sie gelungen ist, und dem häufigsten Fehler.
    = Nummerierte Schritte. #format`,
  ideas: `Ideen
    Nenne mir {x} | Nenne mir Ideen: {x} | Nenne mir Ideen.
    ideen?|geschenke?|geschenkideen?|vorschläge|themen|beispiele|aktivitäten|tipps|hobbys|kostüm|ausflugsziele
    - So bestimmt, dass ich heute anfangen kann, keine Oberbegriffe.
    - Von naheliegend bis ungewöhnlich, mit Aufwand oder Preis; markiere die drei besten.
    = Eine Liste, ein bis zwei Zeilen je Idee. #format
    length: 12 Ideen / 5 Ideen / 25 Ideen`,
  recommendation: `Empfehlungen
    Empfiehl mir {x} | Empfiehl mir etwas: {x} | Empfiehl mir etwas, das passt.
    empfehlung(?:en)?|bücher|buch|filme?|serien?|spiele?|podcasts?|lieder|musik|playlist|romane?|hörbücher
    - Zu jedem, warum es zu dem passt, was ich gesagt habe, ohne die Handlung zu verraten.
    - Bekanntes und wenig Bekanntes, nur was es sicher gibt; markiere, womit ich anfange.
    = Titel, Jahr, eine Zeile. #format
    length: 6 Vorschläge / 3 Vorschläge / 12 Vorschläge
    ?limits: Was ich mag und was nicht | GESCHMACK: z. B. gern Krimis, kein Horror`,
  parenting: `Erziehungsrat
    Hilf mir als Elternteil: {x} | Hilf mir als Elternteil: {x} | Sage mir, was ich versuchen kann.
    belohnungsplan|familienregeln
    - Was in diesem Alter normal ist und was dahinterstecken kann.
    - Drei Dinge ab heute Abend, mit den Worten fürs Kind, und wann ich mir Rat hole. #count
    = Was ich zuerst, dann und danach versuche. #format
    tone: ruhig und praktisch / herzlich / knapp
    ?people: Das Kind | ALTER: z. B. vier Jahre`,
});
