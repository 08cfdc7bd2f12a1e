import { kindsFrom } from "../kind-from.ts";

/** Marketing, business and content. */
export const CONTENT = kindsFrom({
  social_post: `Social-Media-Beitrag
    Schreibe {x} | Schreibe einen Social-Media-Beitrag: {x} | Schreibe dazu einen Beitrag.
    post|posts|beitrag|beiträge|caption|captions|tweet|hashtags|story|bio|bildunterschrift
    - Die erste Zeile wirkt allein, noch vor „mehr anzeigen“.
    - Ein Gedanke, eine konkrete Einzelheit, am Schluss eine Frage oder etwas zum Mitmachen.
    = Fertig zum Einfügen, mit bis zu drei passenden Hashtags. #format
    tone: persönlich und schlicht / verspielt / professionell
    length: 50 bis 100 Wörter / unter 30 Wörter / 150 bis 200 Wörter`,
  video_script: `Videoskript
    Schreibe {x} | Schreibe ein Videoskript: {x} | Schreibe das Skript.
    skript|drehbuch|video|reel|hook|podcast|intro|videoskript|folge
    - Die ersten drei Sekunden zeigen oder sagen, was man davon hat.
    - Gesprochene Sprache, ein Gedanke je Satz; eine einzige Aufforderung, am Schluss.
    = Eine Tabelle: Zeit, was man sieht, was man hört. #format
    tone: lebendig und klar / ruhig / lustig
    length: 60 Sekunden / 30 Sekunden / fünf Minuten`,
  ad: `Anzeige
    Schreibe {x} | Schreibe eine Anzeige: {x} | Schreibe die Anzeige.
    anzeige|werbung|flyer|plakat|werbetext|inserat|kleinanzeige|spot|kampagne|banner
    - Vorn steht der eine Nutzen, der beim Kauf zählt, nicht die Firma.
    - Ein Beleg (etwas, das ich genannt habe, sonst eine Lücke) und was man wo bis wann tut.
    = Überschrift, Text und Aufforderung, in drei Fassungen. #count #format
    tone: klar und freundlich / mutig / elegant
    length: Überschrift und 40 Wörter / nur die Überschrift / 100 Wörter`,
  product_text: `Produkt- oder Webtext
    Schreibe {x} | Schreibe einen Text dazu: {x} | Schreibe den Text.
    beschreibung|produkttext|text|webtext|profil|startseite|webseite|über-uns-seite|landingpage|angebot|bio
    - Beginnt damit, für wen es ist und was damit besser wird.
    - Was man vor dem Kauf prüft (Maße, Material, Umfang); eine Lücke, wo ich nichts gesagt habe.
    = Überschrift, ein kurzer Absatz, vier bis sechs Eckdaten. #format #length
    tone: schlicht und warm / verspielt / sachlich
    length: 100 bis 150 Wörter / 50 Wörter / 250 Wörter`,
  newsletter: `Newsletter
    Schreibe {x} | Schreibe einen Newsletter: {x} | Schreibe die Mail an unseren Verteiler.
    newsletter|mail|mailing|serienmail|willkommensmail|rundmail
    - Eine Botschaft und ein Link; alles andere fällt weg.
    - Früh sagen, was man davon hat; kein erfundener Zeitdruck.
    = Drei Betreffzeilen mit höchstens 45 Zeichen, Vorschauzeile, Text, Knopf. #count
    tone: freundlich und schlicht / professionell / verspielt
    length: 120 bis 180 Wörter / unter 80 Wörter / 300 Wörter`,
  article: `Artikel
    Schreibe {x} | Schreibe einen Artikel: {x} | Schreibe dazu einen Artikel.
    artikel|blog|blogbeitrag|beitrag|ratgeber|kolumne|einleitung|seo-text|bericht|kommentar
    - Der erste Absatz beantwortet die Frage, mit der man kommt; keine Vorgeschichte.
    - Jeder Abschnitt eine Aussage mit Beispiel oder Zahl; kennzeichne, was ich prüfen soll.
    = Titel, Zwischenüberschriften, kurze Absätze. #format
    tone: klar und persönlich / fachkundig / leicht
    length: 700 bis 900 Wörter / 400 Wörter / 1500 Wörter
    audience: interessierte Laien / Fachleute / Kundschaft`,
  names: `Namen und Titel
    Nenne mir {x} | Schlage Namen vor: {x} | Schlage Namen vor, die passen.
    namen?|titel|slogans?|überschrift(?:en)?|betreffzeilen?|motto|benutzernamen?|claims?|namensideen
    - Nach einmaligem Hören leicht zu sprechen und zu schreiben.
    - Verschiedene Arten: beschreibend, verspielt, erfunden; markiere deine drei Favoriten. #tone
    = Eine Liste mit einer Zeile zu jedem Vorschlag. #format
    length: 15 Vorschläge / 5 Vorschläge / 30 Vorschläge`,
  marketing_plan: `Marketingplan
    Erstelle {x} | Erstelle einen Marketingplan: {x} | Sage mir, wie ich mehr Kundschaft gewinne, der Reihe nach.
    plan|strategie|kampagne|redaktionsplan|marketingplan|konzept
    - Beginnt mit dem wahrscheinlichsten Grund für den jetzigen Stand und wie ich ihn prüfe.
    - Drei Maßnahmen, die billigste und schnellste zuerst, mit Aufwand, Kosten und Messgröße. #count
    = Eine Tabelle nach Wochen: Maßnahme, wer, Zeit, woran man Erfolg sieht. #format
    length: die nächsten vier Wochen / die nächste Woche / drei Monate`,
  business: `Geschäftsidee oder Geschäftsplan
    Arbeite für mich aus: {x} | Arbeite das als Geschäft aus: {x} | Sage mir, was als Nächstes zu tun ist, der Reihe nach.
    businessplan|geschäftsplan|geschäftsidee|geschäftsmodell|pitch|preismodell|swot|plan
    - Wer zahlt, wofür, wie viel, und warum nicht bei jemand anderem.
    - Die Zahlen mit deinen Annahmen daneben, und die riskanteste Annahme mit einem billigen Test.
    = Eine Seite mit Überschriften, danach die ersten fünf Schritte. #length #format`,
  questions: `Fragen
    Schreibe {x} | Schreibe Fragen: {x} | Schreibe die Fragen, die ich stellen sollte.
    fragen|fragebogen|umfrage|formular|interviewfragen|kennenlernfragen
    - Eine Sache je Frage; keine legt ihre Antwort nahe.
    - Leichte zuerst, persönliche zuletzt; streiche, was nichts ändern würde.
    = Eine nummerierte Liste, wo es hilft mit Antwortmöglichkeiten. #format
    length: 10 Fragen / 5 Fragen / 20 Fragen`,
  document: `Schriftstück
    Schreibe {x} | Schreibe ein Schriftstück: {x} | Schreibe das Schriftstück.
    vertrag|angebot|konzept|bericht|richtlinie|agb|vereinbarung|handbuch|vorlage|checkliste|antrag|vollmacht|hausordnung|satzung|rechnung|exposé|impressum|anleitung
    - Erst was beschlossen oder vorgeschlagen wird, dann die Gründe; wer was bis wann tut.
    - Eine markierte Lücke für jede fehlende Angabe; sage, was eine Fachperson prüfen sollte.
    = Nummerierte Überschriften, fertig zum Ausfüllen. #format
    tone: schlicht und genau / förmlich
    length: ein bis zwei Seiten / eine halbe Seite / fünf Seiten`,
  presentation: `Präsentation
    Erstelle {x} | Erstelle eine Präsentation: {x} | Mache daraus Folien.
    präsentation|folien|powerpoint|pitch deck|ppt|vortrag|referat
    - Der Titel jeder Folie ist ihre Aussage in einem Satz.
    - Höchstens 15 weitere Wörter je Folie; was ich sage, steht in den Notizen.
    = Je Folie: Titel, Inhalt, Bildidee, Notizen zum Sprechen. #format
    length: 8 bis 10 Folien / 5 Folien / 15 Folien
    audience: Leute ohne Vorwissen / Kollegium / Entscheider`,
});
