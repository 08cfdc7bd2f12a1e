import { kindsFrom } from "../lines-from.ts";

export const WRITING = kindsFrom({
  email: `E-Mail | Schreibe {x} | Schreibe eine E-Mail: {x} | Schreibe die E-Mail, die ich dazu abschicken kann.
    mail|antwort|anfrage|erinnerung|einladung|absage|zusage|abwesenheitsnotiz|entschuldigung|krankmeldung|mahnung|nachfrage
    - In den ersten zwei Sätzen steht, warum ich schreibe und was ich möchte.
    - Genau ein nächster Schritt, wo es hilft mit Datum; nichts erfinden, was ich nicht gesagt habe.
    = Betreff mit höchstens 50 Zeichen, dann die E-Mail, fertig zum Abschicken. #format
    tone: höflich und direkt / herzlich / förmlich / bestimmt; length: 80 bis 150 Wörter / unter 60 Wörter / 200 bis 250 Wörter`,
  message: `Nachricht | Schreibe {x} | Schreibe eine Nachricht: {x} | Schreibe die Nachricht, die ich dazu schicken kann.
    nachricht|sms|whatsapp|antwort|ausrede|entschuldigung|dm|reaktion|stellungnahme
    - Klingt wie getippt, nicht wie ein Brief: keine Floskeln, keine langen Wörter.
    - Das Wichtigste zuerst, und so, dass man leicht antworten kann.
    = Zwei Fassungen zum Kopieren, eine wärmere und eine kürzere. #count
    tone: freundlich und natürlich / herzlich / locker / bestimmt; length: ein bis drei Sätze / ein Satz / ein kurzer Absatz`,
  complaint: `Beschwerde | Schreibe {x} | Schreibe eine Beschwerde: {x} | Schreibe die Beschwerde, die ich dazu abschicken kann.
    beschwerde|reklamation|widerspruch|einspruch|mängelanzeige|mahnung|beschwerdebrief|beschwerdemail
    - Die Tatsachen der Reihe nach: was vereinbart war, was geschah, was es mich kostet.
    - Was ich genau fordere, bis wann, und was sonst folgt; Paragrafen nur, wenn sie sicher passen.
    = Ein Brief mit Betreff, fertig zum Abschicken, dazu eine Liste der Belege. #format
    tone: bestimmt und sachlich / höflich / sehr bestimmt; length: höchstens eine Seite / 150 Wörter / zwei Seiten`,
  conversation: `Rat für ein Gespräch | Sage mir, was ich tun und sagen kann: {x} | Sage mir, was ich tun und sagen kann: {x} | Sage mir, was ich tun und was ich sagen kann.
    gespräch|streit|konflikt|aussprache
    - Nimm meine Seite ernst und sage in einem Satz, wie es die andere Seite sehen könnte.
    - Der Wortlaut für den Anfang, und was ich erwidere, wenn abwehrend reagiert wird.
    = Erst was zu tun ist, dann die Worte, dann was ich tue, wenn es schiefgeht. #format
    tone: warm und offen / behutsam / schonungslos`,
  speech: `Rede | Schreibe {x} | Schreibe eine Rede: {x} | Schreibe die Rede.
    rede|ansprache|toast|trauerrede|vortrag|eheversprechen|laudatio|grußwort|worte
    - Beginnt mit einem bestimmten Moment, nicht mit einer Dankesliste.
    - Kurze Sätze zum Sprechen, mit Pausenzeichen; am Ende ein Satz, der bleibt.
    = Der ganze Text, danach ein Zettel mit fünf Stichworten zum freien Reden. #format
    tone: herzlich mit etwas Humor / feierlich / lustig; length: etwa drei Minuten / eine Minute / fünf Minuten
    ?details: Was vorkommen soll | MOMENTE: z. B. wie wir uns kennenlernten`,
  card: `Kartentext | Schreibe {x} | Schreibe einen Text für eine Karte: {x} | Schreibe, was auf die Karte kommt.
    karte|spruch|wünsche|glückwunsch|glückwünsche|einladung|gruß|grüße|widmung|beileid|trauerkarte|dankeskarte
    - Eine Einzelheit, die nur zu diesem Menschen oder Anlass passt.
    - Keine Reime und keine Floskeln wie „alles Liebe und Gute zum Ehrentag“. #tone
    = Drei Fassungen: herzlich, leicht und sehr kurz. #count #tone
    length: zwei bis vier Sätze / ein Satz / ein kurzer Absatz
    ?details: Was nur diese Person kennt | DETAIL: z. B. sie wandert gern`,
  resume: `Lebenslauf | Schreibe {x} | Schreibe den Text für meinen Lebenslauf: {x} | Schreibe den Text für meinen Lebenslauf.
    lebenslauf|cv|kurzprofil
    - Jede Zeile beginnt mit einem Verb und endet mit einem Ergebnis; frage nach fehlenden Zahlen.
    - Nenne keinen Arbeitgeber, kein Datum und kein Werkzeug, die ich nicht genannt habe.
    = Text zum Einfügen, das Wichtigste zuerst, höchstens zwei Zeilen je Punkt. #format
    ?background: Meine Erfahrung | ERFAHRUNG: z. B. Stationen mit Ergebnissen`,
  cover_letter: `Bewerbung | Schreibe {x} | Schreibe ein Bewerbungsschreiben: {x} | Schreibe die Bewerbung.
    bewerbung|anschreiben|bewerbungsschreiben|motivationsschreiben|initiativbewerbung
    - Beginnt damit, warum diese Stelle und was ich mitbringe, nicht mit „Hiermit bewerbe ich mich“.
    - Zwei Leistungen mit Ergebnis, bezogen auf die Stelle; kein „teamfähig“, kein „motiviert“.
    = Ein Brief mit drei bis vier Absätzen, fertig zum Abschicken. #length
    tone: selbstbewusst und schlicht / herzlich / förmlich; length: 250 bis 350 Wörter / 150 Wörter / eine volle Seite
    ?background: Meine Erfahrung | ERFAHRUNG: z. B. fünf Fakten aus dem Lebenslauf
    ?details: Die Stelle | ANZEIGE: die wichtigsten Zeilen einfügen
    ?subject: Die Stelle | ANZEIGE: die wichtigsten Zeilen einfügen`,
  interview: `Vorstellungsgespräch | Bereite mich auf mein Vorstellungsgespräch vor: {x} | Bereite mich auf mein Vorstellungsgespräch vor: {x} | Bereite mich auf das Vorstellungsgespräch vor.
    vorstellungsgespräch|bewerbungsgespräch|interview
    - Die acht wahrscheinlichsten Fragen, die schwerste zuerst. #count
    - Zu jeder, was man wirklich wissen will, und eine Antwort aus Lage, Handlung und Ergebnis.
    = Frage, was sie prüft, Musterantwort mit Lücken für meine eigenen Fakten. #format`,
  social_post: `Social-Media-Beitrag | Schreibe {x} | Schreibe einen Social-Media-Beitrag: {x} | Schreibe dazu einen Beitrag.
    post|posts|beitrag|beiträge|caption|captions|tweet|hashtags|bildunterschrift
    - Die erste Zeile wirkt allein, noch vor „mehr anzeigen“.
    - Ein Gedanke, eine konkrete Einzelheit, am Schluss eine Frage oder etwas zum Mitmachen.
    = Fertig zum Einfügen.
    = Bis zu drei passende Hashtags. #hashtags
    tone: persönlich und schlicht / verspielt / professionell; length: 50 bis 100 Wörter / unter 30 Wörter / 150 bis 200 Wörter`,
  ad: `Anzeige | Schreibe {x} | Schreibe eine Anzeige: {x} | Schreibe die Anzeige.
    anzeige|werbung|flyer|plakat|werbetext|inserat|kleinanzeige|spot|banner
    - Vorn steht der eine Nutzen, der beim Kauf zählt, nicht die Firma.
    - Ein Beleg (etwas, das ich genannt habe, sonst eine Lücke) und was man wo bis wann tut.
    = Überschrift, Text und Aufforderung, in drei Fassungen. #count #format
    tone: klar und freundlich / mutig / elegant; length: Überschrift und 40 Wörter / nur die Überschrift / 100 Wörter`,
  product_text: `Produkt- oder Webtext | Schreibe {x} | Schreibe einen Text dazu: {x} | Schreibe den Text.
    beschreibung|produkttext|webtext|startseite|webseite|über-uns-seite|landingpage|angebot
    - Beginnt damit, für wen es ist und was damit besser wird.
    - Was man vor dem Kauf prüft (Maße, Material, Umfang); eine Lücke, wo ich nichts gesagt habe.
    = Überschrift, ein kurzer Absatz, vier bis sechs Eckdaten. #format #length
    tone: schlicht und warm / verspielt / sachlich; length: 100 bis 150 Wörter / 50 Wörter / 250 Wörter`,
  names: `Namen und Titel | Nenne mir {x} | Schlage Namen vor: {x} | Schlage Namen vor, die passen.
    namen?|titel|slogans?|überschrift(?:en)?|betreffzeilen?|motto|benutzernamen?|claims?|namensideen
    - Nach einmaligem Hören leicht zu sprechen und zu schreiben.
    - Verschiedene Arten: beschreibend, verspielt, erfunden; markiere deine drei Favoriten. #tone
    = Eine Liste mit einer Zeile zu jedem Vorschlag. #format
    length: 15 Vorschläge / 5 Vorschläge / 30 Vorschläge`,
  text: `Text | Schreibe {x} | Schreibe dies: {x} | Schreibe es.
    text|absatz|worte|vertrag|bericht|richtlinie|agb|vereinbarung|handbuch|vorlage|antrag|vollmacht|hausordnung|satzung|rechnung|exposé|impressum|artikel|blog|blogbeitrag|ratgeber|kolumne|seo-text|kommentar|tagesordnung|agenda|protokoll|besprechung|meeting|notizen|fragebogen|umfrage|interviewfragen|kennenlernfragen|zeugnis|arbeitszeugnis|stellenanzeige|beurteilung|selbsteinschätzung|feedback|empfehlungsschreiben|abmahnung|zielvereinbarung|stellenbeschreibung|zwischenzeugnis|drehbuch|video|reel|hook|podcast|intro|videoskript|folge
    - Das Wichtigste zuerst, in einfachen Worten, die nach mir klingen.
    - Nur was ich gesagt habe; eine markierte Lücke, wo eine Angabe fehlt.
    = Nur der fertige Text.`,
  letter: `Brief | Schreibe {x} | Schreibe einen Brief: {x} | Schreibe den Brief, den ich schicken sollte.
    brief|kündigung|kündigungsschreiben|schreiben|widerruf|anschreiben an
    - Der erste Satz sagt, was ich will und ab wann; Gründe nur, soweit sie nötig sind.
    - Eine markierte Lücke für Namen, Daten und Nummern, die ich nicht genannt habe; bitte um schriftliche Bestätigung.
    = Ein Brief mit Datum, Empfänger, Betreff und Platz für die Unterschrift, fertig zum Abschicken. #format
    tone: höflich und klar / förmlich / bestimmt / persönlich; length: eine halbe Seite / fünf Zeilen / eine Seite`,
  profile: `Profiltext | Schreibe {x} | Schreibe einen Profiltext: {x} | Schreibe den Text für mein Profil.
    profiltext|bio|profil|über mich|über-mich-text|steckbrief|vorstellungstext
    - Die erste Zeile kann nur von mir sein; statt Eigenschaften stehen Einzelheiten.
    - Alle meine Angaben und keine anderen; am Ende etwas, worauf man leicht antworten kann.
    = Drei Fassungen mit verschiedenem Anfang, fertig zum Einfügen. #count
    tone: natürlich und selbstbewusst / lustig / förmlich`,
});
