import { kindsFrom } from "../kind-from.ts";

/** Writing to people, and careers. */
export const PEOPLE = kindsFrom({
  email: `E-Mail
    Schreibe {x} | Schreibe eine E-Mail: {x} | Schreibe die E-Mail, die ich dazu abschicken kann.
    mail|brief|schreiben|antwort|anfrage|erinnerung|einladung|absage|zusage|abwesenheitsnotiz|entschuldigung|krankmeldung|mahnung|nachfrage
    - In den ersten zwei Sätzen steht, warum ich schreibe und was ich möchte.
    - Genau ein nächster Schritt, wo es hilft mit Datum; nichts erfinden, was ich nicht gesagt habe.
    = Betreff mit höchstens 50 Zeichen, dann die E-Mail, fertig zum Abschicken. #format
    tone: höflich und direkt / herzlich / förmlich / bestimmt
    length: 80 bis 150 Wörter / unter 60 Wörter / 200 bis 250 Wörter`,
  message: `Nachricht
    Schreibe {x} | Schreibe eine Nachricht: {x} | Schreibe die Nachricht, die ich dazu schicken kann.
    nachricht|sms|whatsapp|antwort|ausrede|entschuldigung|text|dm
    - Klingt wie getippt, nicht wie ein Brief: keine Floskeln, keine langen Wörter.
    - Das Wichtigste zuerst, und so, dass man leicht antworten kann.
    = Zwei Fassungen zum Kopieren, eine wärmere und eine kürzere. #count
    tone: freundlich und natürlich / herzlich / locker / bestimmt
    length: ein bis drei Sätze / ein Satz / ein kurzer Absatz`,
  complaint: `Beschwerde
    Schreibe {x} | Schreibe eine Beschwerde: {x} | Schreibe die Beschwerde, die ich dazu abschicken kann.
    beschwerde|reklamation|widerspruch|einspruch|brief|mail|schreiben|mängelanzeige|mahnung
    - Die Tatsachen der Reihe nach: was vereinbart war, was geschah, was es mich kostet.
    - Was ich genau fordere, bis wann, und was sonst folgt; Paragrafen nur, wenn sie sicher passen.
    = Ein Brief mit Betreff, fertig zum Abschicken, dazu eine Liste der Belege. #format
    tone: bestimmt und sachlich / höflich / sehr bestimmt
    length: höchstens eine Seite / 150 Wörter / zwei Seiten`,
  review_reply: `Antwort auf eine Bewertung
    Schreibe {x} | Schreibe die Antwort unseres Betriebs: {x} | Schreibe die Antwort, die wir veröffentlichen.
    antwort|reaktion|stellungnahme
    - Im ersten Satz auf das eingehen, was wirklich bemängelt oder gelobt wird; nicht rechtfertigen.
    - Sagen, was wir tun, und einen direkten Kontakt anbieten; nichts zugeben, was ich nicht gesagt habe.
    = Nur die Antwort, unterschrieben mit [NAME UND FUNKTION: z. B. Anna, Inhaberin].
    tone: ruhig und zuvorkommend / herzlich / bestimmt
    length: 60 bis 100 Wörter / unter 50 Wörter / 150 Wörter`,
  negotiation: `Verhandlung
    Bereite mich vor auf {x} | Bereite mich auf diese Verhandlung vor: {x} | Bereite mich auf die Verhandlung vor.
    verhandlung|gehaltsgespräch
    - Womit ich beginne, womit ich zufrieden bin und wann ich abbreche, jeweils mit Begründung.
    - Der Wortlaut für den Einstieg und Antworten auf die drei wahrscheinlichsten Einwände.
    = Ein kurzer Sprechzettel, danach dasselbe Anliegen als E-Mail. #format
    tone: freundlich, aber bestimmt / höflich / sehr bestimmt`,
  conversation: `Rat für ein Gespräch
    Sage mir, was ich tun und sagen kann: {x} | Sage mir, was ich tun und sagen kann: {x} | Sage mir, was ich tun und was ich sagen kann.
    gespräch|streit|konflikt|aussprache
    - Nimm meine Seite ernst und sage in einem Satz, wie es die andere Seite sehen könnte.
    - Der Wortlaut für den Anfang, und was ich erwidere, wenn abwehrend reagiert wird.
    = Erst was zu tun ist, dann die Worte, dann was ich tue, wenn es schiefgeht. #format
    tone: warm und offen / behutsam / schonungslos`,
  speech: `Rede
    Schreibe {x} | Schreibe eine Rede: {x} | Schreibe die Rede.
    rede|ansprache|toast|trauerrede|vortrag|eheversprechen|laudatio|grußwort|worte
    - Beginnt mit einem bestimmten Moment, nicht mit einer Dankesliste.
    - Kurze Sätze zum Sprechen, mit Pausenzeichen; am Ende ein Satz, der bleibt.
    = Der ganze Text, danach ein Zettel mit fünf Stichworten zum freien Reden. #format
    tone: herzlich mit etwas Humor / feierlich / lustig
    length: etwa drei Minuten / eine Minute / fünf Minuten
    ?details: Was vorkommen soll | MOMENTE: z. B. wie wir uns kennenlernten`,
  card: `Kartentext
    Schreibe {x} | Schreibe einen Text für eine Karte: {x} | Schreibe, was auf die Karte kommt.
    karte|text|spruch|wünsche|glückwunsch|glückwünsche|einladung|gruß|grüße|widmung|worte
    - Eine Einzelheit, die nur zu diesem Menschen oder Anlass passt.
    - Keine Reime und keine Floskeln wie „alles Liebe und Gute zum Ehrentag“. #tone
    = Drei Fassungen: herzlich, leicht und sehr kurz. #count #tone
    length: zwei bis vier Sätze / ein Satz / ein kurzer Absatz
    ?details: Was nur diese Person kennt | DETAIL: z. B. sie wandert gern`,
  resume: `Lebenslauf
    Schreibe {x} | Schreibe den Text für meinen Lebenslauf: {x} | Schreibe den Text für meinen Lebenslauf.
    lebenslauf|cv|profil|kurzprofil
    - Jede Zeile beginnt mit einem Verb und endet mit einem Ergebnis; frage nach fehlenden Zahlen.
    - Nenne keinen Arbeitgeber, kein Datum und kein Werkzeug, die ich nicht genannt habe.
    = Text zum Einfügen, das Wichtigste zuerst, höchstens zwei Zeilen je Punkt. #format
    ?background: Meine Erfahrung | ERFAHRUNG: z. B. Stationen mit Ergebnissen`,
  cover_letter: `Bewerbung
    Schreibe {x} | Schreibe ein Bewerbungsschreiben: {x} | Schreibe die Bewerbung.
    bewerbung|anschreiben|bewerbungsschreiben|motivationsschreiben|initiativbewerbung
    - Beginnt damit, warum diese Stelle und was ich mitbringe, nicht mit „Hiermit bewerbe ich mich“.
    - Zwei Leistungen mit Ergebnis, bezogen auf die Stelle; kein „teamfähig“, kein „motiviert“.
    = Ein Brief mit drei bis vier Absätzen, fertig zum Abschicken. #length
    tone: selbstbewusst und schlicht / herzlich / förmlich
    length: 250 bis 350 Wörter / 150 Wörter / eine volle Seite
    ?background: Meine Erfahrung | ERFAHRUNG: z. B. fünf Fakten aus dem Lebenslauf
    ?details: Die Stelle | ANZEIGE: die wichtigsten Zeilen einfügen
    ?subject: Die Stelle | ANZEIGE: die wichtigsten Zeilen einfügen`,
  interview: `Vorstellungsgespräch
    Bereite mich auf mein Vorstellungsgespräch vor: {x} | Bereite mich auf mein Vorstellungsgespräch vor: {x} | Bereite mich auf das Vorstellungsgespräch vor.
    vorstellungsgespräch|bewerbungsgespräch|interview
    - Die acht wahrscheinlichsten Fragen, die schwerste zuerst. #count
    - Zu jeder, was man wirklich wissen will, und eine Antwort aus Lage, Handlung und Ergebnis.
    = Frage, was sie prüft, Musterantwort mit Lücken für meine eigenen Fakten. #format`,
  workplace: `Text für die Arbeit
    Schreibe {x} | Schreibe einen Text für die Arbeit: {x} | Schreibe, was ich abgeben kann.
    kündigung|zeugnis|arbeitszeugnis|stellenanzeige|beurteilung|selbsteinschätzung|feedback|empfehlungsschreiben|abmahnung|zielvereinbarung|stellenbeschreibung
    - Verhalten und Ergebnisse, die man prüfen kann, keine Urteile über den Charakter.
    - Zu jedem Punkt ein Beispiel oder eine Zahl; eine Lücke, wo ich sie ergänzen muss.
    = Ein Text, den ich so abgeben kann.
    tone: sachlich und fair / herzlich / förmlich
    length: 150 bis 250 Wörter / unter 100 Wörter / eine Seite`,
});
