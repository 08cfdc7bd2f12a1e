import type { CueList, SlotCues } from "../pack.ts";

export const slots: SlotCues = {
  audience:
    "chef, chefin, kunde*, kundin*, lehrer*, lehrerin*, professor*, kolleg*, team, personalabteilung, freund, freunde, freundin, freundinnen, mama, papa, mutter, vater, eltern, frau, mann, nachbar*, vermieter*, investor*, anfänger*, kinder, kind, schüler*, studierende, studenten, nutzer, leser*, mitarbeiter*, frauen, männer, jugendliche, firma, schule, oma, opa, schwester, bruder, ex",
  purpose:
    "damit, um zu, weil, ziel, überzeugen, verkaufen, bitte um, bitten, entschuldig*, bedank*, beschwer*, einlad*",
  tone: "formell, förmlich, locker, freundlich, witzig, lustig, professionell, ernst, höflich, herzlich, ton, sachlich, bestimmt",
  style:
    "stil, minimalistisch, realistisch, aquarell, ölgemälde, anime, comic, vintage, retro, 3d, cyberpunk, modern, traurig, romantisch, düster, gruselig, humorvoll",
  platform:
    "instagram, tiktok, twitter, tweet*, x, linkedin, xing, facebook, youtube, reddit, pinterest, google, amazon, etsy, ebay, kleinanzeigen, webseite, website",
  tool: "python, javascript, typescript, java, c++, c#, php, html, css, react, sql, excel, google sheets, power bi, wordpress, android, ios, midjourney",
  level:
    "anfänger*, einsteiger*, fortgeschritten*, profi, experte, von null, grundschule, klasse, abitur, uni, einfach, für kinder, a1, a2, b1, b2, c1",
  time: "minuten, stunden, tag, tage, tagen, woche, wochen, monat, monate, monaten, wochenende, heute, morgen, montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonntag, januar, februar, märz, april, mai, juni, juli, august, september, oktober, november, dezember, frist",
  budget: "budget, günstig, günstige, billig, kostenlos, luxus, geld",
  language:
    "englisch*, deutsch*, französisch*, spanisch*, italienisch*, portugiesisch*, chinesisch*, japanisch*, koreanisch*, arabisch*, russisch*, türkisch*, polnisch*, ukrainisch*",
  constraints:
    "hasst, mag nicht, mag kein*, ohne, nur, muss, vermeide, allergi*, vegan*, vegetarisch*, gluten*, zu hause, hanteln, höchstens, maximal, außer",
};

export const countable: CueList =
  "ideen, tipps, tricks, wege, möglichkeiten, namen, beispiele, fragen, gründe, optionen, überschriften, schlagzeilen, titel, slogans, tweets, beiträge, posts, rezepte, bücher, übungen, witze, sprüche, zitate, punkte, stichpunkte, karteikarten, folien, varianten, versionen, alternativen, vorschläge, hashtags, zeilen, wörter, worte, wörtern, zeichen, seiten, absätze, absatz, sätze, sätzen, minuten, strophen, kapitel";

export const fillers: CueList =
  "schreib*, erstell*, mach*, gib, generier*, hilf, helfen, brauche, möchte, will, kannst, könntest, bitte, gut, gute, guten, guter, gutes, besser, bessere, neu, neue, neuen, etwas, irgendwas, sachen, ding, dinge, hallo, hi, danke, kurz, kurze, kurzen, kurzer, kurzes, lang, lange, langen, schnell, schnelle, sehr, eins, zwei, drei, vier, fünf, zehn, text, texte, prompt, chatgpt, verbesser*, komplett, perfekt, professionell*, toll, tolle, coole, personen, portionen";

export const limits: CueList =
  "ohne, kein, keine, keinen, nur, muss, hasst, mag nicht, mag kein*, vermeide, allergi*, vegan*, vegetarisch*, gluten*, laktose*, höchstens, maximal, max, unter, weniger als, budget, außer, nicht mehr als, nicht zu";

export const deictics: CueList =
  "dies, diese, dieser, diesen, dieses, das hier, es, mein, meine, meinen, meines, folgende, folgenden, unten, oben, anbei";

export const documents: CueList =
  "text, texte, artikel, dokument, pdf, seite, kapitel, besprechung, meeting, protokoll, notizen, bericht, mail, email, nachricht, gespräch, vorlesung, buch, aufsatz, datei, vertrag, video, geschichte, brief, entwurf";

export const outputForms: CueList =
  "tabelle, liste, stichpunkt*, spalte, spalten, nummeriert*, json, csv, markdown, überschrift*, betreff, betreffzeile, ausgabe, format, aufbau, gliederung, zeile, zeilen, abschnitt*, fazit, jeweils, je, pro, zu jedem, zu jeder";

export const questionWords: CueList =
  "^was, ^wer, ^wann, ^wo, ^warum, ^wieso, ^weshalb, ^welche, ^welcher, ^welches, ^wie, ^ist, ^sind, ^soll, ^wieviel, ^wie viele";

export const openers: CueList =
  "bitte, kannst du, könntest du, kannst du mir, ich möchte, ich will, ich brauche, ich hätte gern, hilf mir bei, hilf mir, hallo, hey, hi, chatgpt, gib mir, mach mir, mach, schreib mir, schreibe mir, schreib, schreibe, erstelle mir, erstelle, erstell, generiere, verfasse, ein, eine, einen, einem, der, die, das, den, meine, meinen, mein";

export const headBreaks: CueList =
  "für, über, mit, von, vom, zu, zum, zur, an, in, im, auf, aus, bei, der, die, das, mein, meine, meinen, meiner, wegen";

export const topicMarkers: CueList = "über, zum thema";

export const personal: CueList =
  "mein, meine, meinen, meinem, meiner, meines, unser, unsere, unseren, unserem, unserer, für mich, für uns, über mich";

export const shortForms: CueList = "haiku*, sonett*, gedicht*, witz*, limerick*, rätsel*";

export const designs: CueList =
  "logo*, poster*, plakat*, banner*, icon*, flyer*, cover, tattoo*, avatar*, profilbild*, maskottchen";

export const exactForms: CueList = "formel*, abfrage*, funktion, methode, regex, befehl, schleife";

export const comparisons: CueList =
  "unterschied*, vergleich*, vs, oder, vorteile, nachteile, pro und contra";

export const openGoals: CueList =
  "anfangen, verbessern, besser, lernen, werden, geld sparen, geld verdienen, umgehen mit, motivier*, abnehmen, mehr kunden, mehr geld, aufhören, zunehmen, umgang mit, überwinden, investieren, werben, verkaufen, vorbereiten";
