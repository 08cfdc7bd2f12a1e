import { kindsFrom } from "../lines-from.ts";

export const LIFE = kindsFrom({
  recipe: `Rezept | Gib mir {x} | Gib mir ein Rezept: {x} | Sage mir, was ich kochen kann.
    rezepte?|abendessen|mittagessen|frühstück|gericht|dessert|nachtisch|suppe|kuchen|soße|snack|essen
    - Mengen in Gramm oder Löffeln, Topfgröße, Hitze, und woran ich sehe, dass ein Schritt fertig ist.
    - Ein Ersatz für alles, was in einer normalen Küche fehlen kann.
    = Zeit und Portionen, Zutaten, nummerierte Schritte. #format
    length: höchstens 40 Minuten / 20 Minuten, nur ein Topf / ohne Zeitdruck`,
  meal_plan: `Essensplan | Erstelle {x} | Erstelle einen Essensplan: {x} | Plane meine Mahlzeiten.
    essensplan|speiseplan|wochenplan|ernährungsplan|menü|diätplan
    - Zutaten an mehreren Tagen verwenden, damit wenig übrig bleibt; einmal kochen, zweimal essen.
    - Gewöhnliche Zutaten, an Arbeitstagen schnelle Gerichte. #time
    = Eine Tabelle nach Tagen, dann eine Einkaufsliste nach Regalen. #format
    length: sieben Tage / drei Tage / fünf Arbeitstage`,
  workout: `Trainingsplan | Erstelle {x} | Erstelle einen Trainingsplan: {x} | Plane mein Training.
    trainingsplan|workout|übungen|training|dehnprogramm|laufplan|sportprogramm
    - Jede Übung mit Sätzen, Wiederholungen oder Zeit, Pause und einer leichteren Variante.
    - Wie es von Woche zu Woche schwerer wird, und bei welchem Schmerz ich aufhöre.
    = Eine Tabelle nach Tagen. #format
    length: 30 Minuten / 15 Minuten / 45 Minuten
    ?limits: Verletzungen und Geräte | GRENZEN: z. B. Knie, zwei Hanteln
    ?level: Mein Stand | STAND: z. B. fünf Liegestütze`,
  health: `Gesundheitsfrage | Sage mir, was ich wissen und tun sollte: {x} | Sage mir, was ich wissen und tun sollte: {x} | Sage mir, was es sein kann und was ich tun kann.
    symptome
    - Zuerst die Zeichen, bei denen ich sofort ärztliche Hilfe brauche.
    - Ursachen von häufig bis selten, was ich heute gefahrlos tun kann, und was du nicht wissen kannst.
    = Wann ich Hilfe hole, was es sein kann, was zu tun ist. #format
    tone: ruhig und schlicht / behutsam / sachlich`,
  event: `Plan für eine Feier | Plane {x} | Plane diese Feier: {x} | Plane das.
    party|feier|geburtstag|hochzeit|fest|sommerfest|weihnachtsfeier|abend|treffen|jubiläum|geburtstagsfeier
    - Was wann zu buchen oder zu kaufen ist, vom Tag aus rückwärts.
    - Ein Ablauf mit Uhrzeiten, und was bei Regen oder Verspätung gilt.
    = Ein Zeitplan und eine Einkaufsliste mit Mengen. #format`,
  trip: `Reiseplan | Plane {x} | Plane diese Reise: {x} | Plane die Reise.
    reise|urlaub|wochenende|ausflug|städtereise|roadtrip|flitterwochen|tour|reiseroute|städtetrip|trip|kurztrip|reiseplan
    - Je ein fester Punkt vormittags und nachmittags, nah beieinander; Zeit zum Essen und Verlaufen.
    - Wege mit Minuten und Kosten; markiere, was ich vorher buchen oder prüfen muss.
    = Eine Tabelle nach Tagen: Vormittag, Nachmittag, Abend, Kosten. #format`,
  money_legal: `Geld- oder Rechtsfrage | Sage mir, was gilt und was zu tun ist: {x} | Sage mir, was gilt und was zu tun ist: {x} | Sage mir, was gilt und was ich tun kann.
    rechtsfrage|steuern?
    - Die Regel in einfachen Worten, für welches Land und welchen Stand sie gilt; Fristen zuerst.
    - Was in meinem Fall offen ist, und ab wann ich jemanden vom Fach fragen sollte.
    = Kurze Antwort, Gründe, nächste Schritte mit Frist. #format
    ?place: Land | LAND: z. B. Deutschland, Österreich`,
  decision: `Entscheidung | Hilf mir zu entscheiden: {x} | Hilf mir zu entscheiden: {x} | Hilf mir, das zu entscheiden.
    entscheidung|pro und contra|vor- und nachteile
    - Worauf es wirklich ankommt, dann jede Möglichkeit daran gemessen, auch die, nichts zu tun.
    - Eine klare Empfehlung, und was ich erfahren müsste, um mich anders zu entscheiden.
    = Die Empfehlung zuerst, dann eine kleine Tabelle. #format`,
  buying: `Kaufberatung | Hilf mir beim Kauf: {x} | Hilf mir beim Kauf: {x} | Hilf mir, das Richtige zu kaufen.
    kaufberatung|empfehlung|vergleich
    - Erst worauf es beim Kauf ankommt und worauf nicht, dann drei Möglichkeiten. #count
    - Preise und Modelle als „bitte prüfen“ kennzeichnen; sage, wann gebraucht reicht.
    = Eine Tabelle: für wen, Stärke, Schwäche, ungefährer Preis. #format`,
  howto: `Anleitung | Schreibe {x} | Zeige mir, wie das geht: {x} | Zeige mir, wie das geht.
    anleitung|schritte|tutorial|tipps
    - Was ich vorher brauche und wie lange es dauert.
    - Jeder Schritt ist eine Handlung, mit dem Zeichen, dass sie gelungen ist, und dem häufigsten Fehler.
    = Nummerierte Schritte. #format`,
  ideas: `Ideen | Nenne mir {x} | Nenne mir Ideen: {x} | Nenne mir Ideen.
    ideen?|geschenke?|geschenkideen?|vorschläge|themen|beispiele|aktivitäten|tipps|hobbys|kostüm|ausflugsziele|geschenkidee|empfehlung(?:en)?|bücher|buch|filme?|serien?|spiele?|podcasts?|lieder|musik|playlist|romane?|hörbücher
    - So bestimmt, dass ich heute anfangen kann, keine Oberbegriffe.
    - Von naheliegend bis ungewöhnlich, mit Aufwand oder Preis; markiere die drei besten.
    = Eine Liste, ein bis zwei Zeilen je Idee. #format
    length: 12 Ideen / 5 Ideen / 25 Ideen`,
  story: `Geschichte | Schreibe {x} | Schreibe eine Geschichte: {x} | Schreibe daraus eine Geschichte.
    geschichte|szene|kapitel|märchen|dialog|kurzgeschichte|krimi|roman|figur|gutenachtgeschichte|charakter|monolog
    - Von den ersten Zeilen an will jemand etwas und etwas steht im Weg.
    - Handlung, Dinge und Rede statt benannter Gefühle; der Schluss folgt aus einer Entscheidung.
    = Nur der Text, mit Titel.
    length: 500 bis 800 Wörter / 200 Wörter / 1500 Wörter`,
  poem: `Gedicht oder Liedtext | Schreibe {x} | Schreibe ein Gedicht: {x} | Schreibe ein Gedicht darüber.
    gedicht|lied|liedtext|song|songtext|rap|haiku|limerick|reim|witz|rätsel|ballade|verse
    - Bilder, die nur hierher passen; keine Herzen, Sterne und Rosen.
    - Natürliche Wortstellung, kein Satz wird für den Reim verbogen; die letzte Zeile überrascht.
    = Nur der fertige Text.
    length: 12 bis 16 Zeilen / 4 Zeilen / 24 Zeilen`,
  image: `Bild oder Entwurf | Erstelle {x} | Erstelle ein Bild: {x} | Mache daraus ein Bild.
    bild|logo|foto|illustration|poster|banner|zeichnung|tattoo|icon|avatar|cover|porträt|hintergrundbild
    - Motiv, Ort, Licht, Farben, Blickwinkel und Stil nennen.
    - Ein Blickfang; sage, was leer bleibt und was nicht zu sehen sein darf.
    = Eine Beschreibung mit 40 bis 70 Wörtern, dann zwei Varianten. #count #length
    format: quadratisch / quer (16:9) / hoch (9:16)`,
  plan: `Plan | Erstelle {x} | Erstelle einen Plan: {x} | Mache mir einen Plan dafür.
    plan|strategie|konzept|redaktionsplan|marketingplan|projektplan|businessplan|kalender|programm|kampagne|haushaltsplan|budget|sparplan|finanzplan|haushaltsbuch|budgetplan|zeitplan|tagesplan|stundenplan|routine|morgenroutine|dienstplan|unterrichtsstunde|stunde|arbeitsblatt|unterrichtseinheit|unterrichtsplan|aufgaben|workshop|unterrichtsentwurf|stundenentwurf
    - Der erste Schritt ist klein genug für heute; danach der Reihe nach, mit Zeitpunkt und Dauer. #time
    - Wovon es abhängt (Zeit, Geld, Hilfe), deine Annahmen daneben; was am ehesten schiefgeht und was dann gilt. #budget
    = Eine Tabelle: wann, was, was ich brauche, woran ich sehe, dass es erledigt ist. #format`,
  checklist: `Checkliste | Erstelle {x} | Erstelle eine Checkliste: {x} | Erstelle eine Checkliste dafür.
    packliste|checkliste|liste|einkaufsliste|to-do-liste|gästeliste|putzplan
    - Vollständig für diesen Fall und nach Gruppen; markiere, was leicht vergessen wird.
    - Oben steht, was vorher zu kaufen, zu buchen oder zu prüfen ist; Mengen, wo sie zählen.
    = Eine Liste zum Abhaken auf einer Seite. #format`,
  solution: `Lösung | Hilf mir bei {x} | Hilf mir, das zu lösen: {x} | Sage mir Schritt für Schritt, was ich tun kann.
    problem|reparatur|einstellungen
    - Der wahrscheinlichste Grund zuerst, und woran ich erkenne, welcher es ist.
    - Was ich heute tun kann, das Einfachste und Sicherste zuerst; und ab wann ich wen frage.
    = Kurze Antwort, dann nummerierte Schritte. #format`,
});
