import type { LanguagePack } from "../pack.ts";

export const cues: LanguagePack["cues"] = {
  writing: {
    8: "dokumentation, doku für, readme, handbuch für, schreib die doku, schreib doku",
    6: "blogbeitrag*, blogartikel*, blogpost, pressemitteilung*, meinungsartikel, erörterung*",
    5: "aufsatz, essay*, artikel*, bericht*, referat, facharbeit, hausarbeit, newsletter, biografie, absatz, rezension*, text für, texte für",
    3: "text über, text zu, schreib über",
  },
  creative: {
    7: "geschichte über, kurzgeschichte*, gedicht*, märchen, liedtext*, songtext*, witz, witze, witzige, haiku, gutenachtgeschichte*, reim*, drehbuch, rätsel, zungenbrecher",
    5: "lied, rap, roman, dialog, geburtstagswünsche, glückwünsche, trinkspruch, erzählung, kindergeschichte, geschichte",
  },
  email: {
    7: "kündigung, kündigungsschreiben, beschwerde*, dankesschreiben, einladung, entschuldigungsschreiben, mahnung",
    6: "email*, e mail*, mail, mails, nachricht*, brief an, schreib meinem, schreib meiner, antwort an, antwort auf, antworte, whatsapp",
    5: "brief, entschuldigung, anfrage an, absage",
  },
  social: {
    7: "social media, linkedin post*, instagram post*, facebook post*, bildunterschrift*, redaktionsplan, videoskript*, youtube skript",
    6: "instagram, tiktok, tweet*, twitter, reel, reels, caption*, beitrag für, post über, post für, hashtags",
    5: "linkedin, facebook, youtube, podcast, post, posts, xing",
  },
  marketing: {
    7: "produktbeschreibung*, slogan*, werbeslogan, anzeige*, werbung für, werbetext*, landingpage text, verkaufstext*, kampagne*, meta beschreibung, claim",
    5: "werbung, marketing, flyer, broschüre, seo, marke, verkaufen, überschrift*, elevator pitch, pitch",
  },
  presentation: {
    7: "präsentation*, folien, rede, vortrag, powerpoint, hochzeitsrede, pitch deck",
  },
  editing: {
    9.5: "^kürze, ^kürz, ^kürzer, ^straffe",
    7: "korrigier*, korrektur*, umformulier*, formulier*, umschreib*, schreib um, überarbeit*, lektorier*, paraphrasier*, rechtschreibung, grammatik, klingt besser, besser klingen, formeller, höflicher, kürzer",
    6: "^verbessere, ^verbesser",
    4: "verbessere diesen, verbessere den, verbessere meinen, verbessere meine, verbessere das, mach das besser, kürze",
  },
  summary: {
    8: "fasse, zusammenfass*, fass, zusammenfassung, kernaussagen, wichtigste punkte, die wichtigsten punkte, inhaltsangabe*",
  },
  translation: { 9: "übersetz*, übersetzung, wie sagt man, was heißt auf" },
  code: {
    6: "skript, funktion*, python skript, programm in, regex, regulärer ausdruck, algorithmus, api, unit test*",
    4: "code, python, javascript, java, html, css, sql, php, programmier*, programm",
  },
  app: {
    7: "website, webseite, homepage, internetseite, app, onlineshop, webshop, spiel programmieren, chrome erweiterung, discord bot, telegram bot",
    5: "bot, spiel in, chatbot",
  },
  debugging: {
    8: "code funktioniert nicht, code geht nicht, repariere den code, repariere diesen code, debug*, fehler in meinem code, fehler im code",
    6: "fehlermeldung*, bug, exception, kompiliert nicht, error, stürzt ab, hängt sich auf, reagiert nicht, wird nicht angezeigt",
    4: "fehler",
  },
  data: {
    8: "excel formel*, excelformel*, pivot*, sverweis, sql abfrage*, datenanalyse",
    6: "excel, tabelle*, tabellenkalkulation, google sheets, csv, formel, analysiere die daten, analysiere diese daten",
    4: "diagramm, daten, statistik",
  },
  research: {
    8.5: "^vergleiche, ^vergleich, ^vergleichen, vs",
    8: "vorteile und nachteile, welches handy, welcher laptop, welches auto",
    7: "vergleich*, unterschied zwischen, unterschiede zwischen, vor und nachteile, pro und contra, marktanalyse, wettbewerb*, konkurrenz*, alternativen zu",
    5: "beste, besten, bester, bestes, vs, recherchier*, empfiehl*, empfehl*, oder",
  },
  career: {
    8: "bewerbung*, anschreiben, motivationsschreiben, lebenslauf, vorstellungsgespräch*, bewerbungsgespräch*, gehaltsverhandlung*, gehaltserhöhung, linkedin profil, arbeitszeugnis, job finden, arbeit finden, jobsuche, stelle finden",
    5: "karriere, gehalt, job, stelle",
  },
  planning: {
    7: "businessplan, geschäftsplan, marketingplan, to do liste, projektplan, aktionsplan, packliste, checkliste",
    6: "plane, planen, zeitplan, wochenplan, tagesplan, stundenplan, organisier*, tagesordnung, agenda, haushaltsplan, budgetplan, morgenroutine, hochzeit, party, geburtstagsfeier, feier",
    5: "plan, routine, strategie, veranstaltung",
  },
  brainstorm: {
    7: "ideen, idee für, geschäftsidee*, brainstorm*, name für, namen für, geschenk für, geschenkidee*, namensvorschläge",
    5: "vorschläge, geschenk, inspiration, namen, möglichkeiten",
  },
  image: {
    8: "bild von, bild mit, foto von, zeichnung von, zeichne, illustration*, logo, porträt von, poster, plakat, tattoo, icon, wallpaper, midjourney prompt, avatar, male, aquarell von, bild für, logo für",
    5: "bild, foto, gemälde, zeichnung",
  },
  explanation: {
    8: "erklär*, was bedeutet, bedeutung von, was heißt",
    7: "^warum, ^wieso, ^weshalb, ^wie funktioniert, ^wie funktionieren, verstehen",
    6: "^was ist, ^was sind, erzähl mir über, erzähl mir von, definier*",
  },
  howto: {
    7: "^wie kann ich, ^wie mache ich, ^wie macht man, ^wie, anleitung*, schritt für schritt, tutorial",
    6: "funktioniert nicht, geht nicht, druckt nicht, startet nicht, lädt nicht, steuererklärung",
  },
  fact: {
    9: "^wie hoch, ^wie groß, ^wie alt, ^wie weit, ^wie lang, ^wie lange, ^wie viel, ^wie viele, ^wieviel, ^wer, ^wann, ^wo, ^was ist die hauptstadt, ^welches jahr, ^welches land, ^in welchem jahr, ^stimmt es, ^wie heißt, ^wie schwer, ^wie schnell, synonym*, gegenteil von, reime auf, reimt sich, plural von, konjugier*",
    6: "hauptstadt von, einwohner",
  },
  advice: {
    9: "^soll ich, ^sollte ich, mein freund, meine freundin, mein mann, meine frau, mein ex, meine ex, trennung, liebeskummer, prokrastin*, aufschieb*, umgehen mit",
    8: "mein leben ändern, mein mitbewohner, freunde finden, mein chef nervt",
    6: "soll ich, sollte ich, rat, ratschlag, angst, stress, gestresst, einsam, motivier*, selbstbewusst*, beziehung, überfordert, streit",
  },
  study: {
    8: "quiz, karteikarten, lernplan, übungsaufgaben, übungsfragen, unterrichtsentwurf, arbeitsblatt, frag mich ab, abfragen, prüfungsfragen, vokabel*",
    6: "prüfung*, klausur*, lernen, hausaufgabe*, unterricht*, kurs, lerne",
  },
  fitness: {
    9: "trainingsplan, workout*, abnehmen, muskelaufbau, muskeln aufbauen, fitnessplan, gewicht verlieren, bauchfett, kilo abnehmen",
    6: "training, fitness, übungen für zu hause, marathon, laufen, yoga, joggen",
  },
  food: {
    9: "rezept*, ernährungsplan, essensplan, wochenplan essen, was kann ich kochen, was koche ich, was soll ich kochen, kochen mit, essensideen, was soll ich essen, was kann ich essen",
    6: "kochen, abendessen, mittagessen, frühstück, nachtisch, backen, kuchen, diät, gericht*",
  },
  travel: {
    9: "reise nach, reiseplan*, reiseroute*, urlaub in, tage in, wochenende in, städtetrip, sehenswürdigkeiten, roadtrip, flitterwochen, ausflug, urlaub planen, reise planen, plane einen urlaub, plane eine reise, plane meinen urlaub",
    6: "reise, reisen, urlaub, trip",
  },
  roleplay: {
    9: "rollenspiel, simulier*, tu so als, spiel die rolle, interviewe mich, spiele",
    5: "^du bist, ^agiere als, ^verhalte dich, ^sei",
  },
};
