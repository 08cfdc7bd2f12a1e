import { outsideKept, pairsOf } from "./mend.ts";

const list = (text: string): string[] => text.split(" ");

export type Gender = "f" | "m" | "n" | "plural";

/** Nouns of requests; the end of a compound decides its gender. */
const BY_GENDER: Readonly<Record<Gender, string>> = {
  plural: `ideen namen tipps fragen überschriften hashtags vokabeln rezepte karteikarten notizen argumente posts captions geschenke beispiele hausaufgaben spiele bücher filme serien übungen aufgaben wünsche glückwünsche grüße worte folien slogans vorschläge symptome podcasts lieder quizfragen aktivitäten beiträge kinder wörter tage jahre monate stunden minuten wochen personen leute gäste eltern kunden kollegen nachbarn schüler studenten zeilen sätze stichpunkte nüsse kilos freunde`,
  f: "whatsapp mail bewerbung rede einladung kündigung entschuldigung nachricht antwort beschwerde reklamation mahnung erinnerung anfrage absage zusage karte geschichte zusammenfassung übersetzung liste tabelle formel präsentation anzeige werbung beschreibung bewertung umfrage agenda idee analyse erklärung reise party feier hochzeit routine website webseite homepage app seite funktion stunde arbeit vorlage rechnung gliederung einleitung strategie bio szene figur aufgabe gleichung übung woche tour story methode abfrage datei ausrede notiz diät gewohnheit entscheidung reparatur anleitung suppe soße katze wohnung firma schule miete kaution heizung waschmaschine lieferung bestellung rückerstattung gehaltserhöhung prüfung klausur chefin vermieterin kollegin nachbarin lehrerin mutter mama oma tochter schwester freundin frau ärztin kundin bäckerei werkstatt minute steuer bahn",
  m: "gruß glückwunsch brief text lebenslauf plan artikel beitrag aufsatz bericht vertrag antrag widerspruch einspruch spruch vortrag entwurf post newsletter slogan titel name witz song reim toast roman dialog code kommentar fragebogen test trip urlaub ausflug kuchen film tipp vorschlag tweet steckbrief ablauf flyer bot satz absatz workshop zettel nachruf podcast flug garten job chef vermieter kunde nachbar lehrer vater papa opa sohn bruder freund mann kollege hund geburtstag monat tag sommer winter sport stress schlaf fehler arzt",
  n: "anschreiben motivationsschreiben bewerbungsschreiben empfehlungsschreiben gedicht lied rezept skript drehbuch video konzept logo bild foto quiz programm makro angebot protokoll inserat profil buch kapitel märchen plakat poster handout arbeitsblatt rollenspiel spiel beispiel training workout budget geschenk abendessen mittagessen frühstück interview gespräch zeugnis memo referat tattoo diagramm dokument handbuch wochenende meeting wort jahr haus auto büro zimmer handy laptop internet geld gehalt paket restaurant café hotel kind team baby studium thema problem gericht menü dessert weihnachten ostern",
};
const GENDERS = (Object.keys(BY_GENDER) as Gender[])
  .flatMap((gender) => list(BY_GENDER[gender]).map((noun) => [noun, gender] as const))
  .toSorted(([a], [b]) => b.length - a.length);
const FEMININE = /(?:.{4}(?:ung|heit|keit|schaft|tion|tät))$/iu;
const SHORTEST_END = 5;
const COMPOUND = /^.{4,}(?:plan|brief|text|mail|buch|geld|kurs|salon|zeit|karte|kuchen)$/iu;
const DATIVE = new Set(
  list("gästen kindern freunden kollegen schülern jahren monaten tagen geräten"),
);

/** Undefined for a word that is in no list. */
export function genderOf(word: string): Gender | undefined {
  const small = word.toLowerCase();
  const own = GENDERS.find(
    ([noun]) => small === noun || (noun.length >= SHORTEST_END && small.endsWith(noun)),
  );
  const short = GENDERS.find(([noun]) => noun.length === SHORTEST_END - 1 && small.endsWith(noun));
  return own?.[1] ?? (FEMININE.test(small) ? "f" : short?.[1]);
}

const NOUNS = new Set([
  ...GENDERS.map(([noun]) => noun),
  ...list(
    "montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar märz april mai juni juli august september oktober november dezember euro nacht ostsee nordsee prag trauzeuge brot teig fitnessstudio studio bahn verspätung zug lehrstelle chemie physik mathe abi wohnzimmer küche bad balkon keller tür fenster nachbarin wäsche brief deutschland österreich schweiz italien spanien frankreich portugal berlin hamburg münchen köln wien zürich leipzig dresden rom paris london lissabon barcelona excel instagram linkedin facebook whatsapp python kaffee musik mathe anfänger zeit angst hilfe wasser fleisch fisch gemüse hähnchen nudeln reis kartoffeln familie klasse erfahrung familienfeier geräte datum abitur gewicht kilo knie erzieherin erzieher pfleger verkäufer verkäuferin praktikum ausbildung abteilung kündigungsfrist mietvertrag handwerker rasen wand wasserhahn fahrrad kühlschrank drucker wlan pc pdf euro englisch deutsch abschied abend abendkleid absatz abstand adresse akku alltag altstadt amt anhang anruf ansprache anwalt apfel arbeitsagentur arbeitsamt arbeitsplatz arbeitsweg arbeitszeit aufgabe aufzug ausgaben aushilfe auszug azubi baby bahnhof bank baum beamer becken bein beleg beratung beruf besuch betrag betrieb bett bewerber bier bild biologie blume blumen boden brutto netto buchung bus camping chance creme dach dampf darlehen decke depression dorf durst ecke ehe eigentümer einkauf einnahmen eis eisdiele eltern elternabend elternzeit energie ente erde erholung erkältung ernährung eröffnung etage fahrt farbe ferien fernseher fieber finanzamt firma flasche flohmarkt fluss form formular frage freizeit frist frisur frühling fußball garage gasthof gas gebühr gedanken gefallen gefühl gehaltserhöhung geige geländer gemeinde geruch gerüst geschichte geschirr geschmack geschwister gesetz gesundheit getränke gitarre glas grafik grippe größe grund gruppe gutschein haar haare hals hand handwerk handtasche hausarbeit hausarzt hauskauf haushalt hausverwaltung haut heft heim herbst herz hobby hof hose hunger idee impfung insel inhalt jacke jubiläum jugend jugendliche kabel kalender kamera kamin karneval kasse kegelclub kellner kette kilometer kirche kissen kita klavier kleid kleidung klima koffer kollegen kommunion konfirmation konto kontakt kopf korb körper kraft krankenkasse krankheit kredit kreis krieg kündigungsschreiben kugel kurs kunst laden lager lampe land landkreis leder leine leistung leute licht lohn lösung luft lust magen mahlzeit mannschaft markt maschine mathematik mechatroniker meer meinung messer metall miete mieter mieterverein milch minijob mitarbeiter mitglied mitglieder mittag möbel mond motor motorrad müll museum mutter nachhilfe nachhilfelehrer nachmieter nachname name nase natur nebenkosten nebenkostenabrechnung norden notar note noten nummer oma ofen ohr ordnung ort osten papier park parkplatz parkett partner partnerin pass patient pause pflanze pflanzen pflege photovoltaik photosynthese pizza platz praktikantin praxis preis preise probe problem produkt programm prüfung putz quittung rad rand raum regen regal region reihe reihenhaus religion rente rentner reparatur restaurant rolle rollstuhl rücken rückgabe ruhe saison saisonstart salat salz samen sand satz sauna schaden schatz schiff schimmel schlüssel schmerz schmerzen schnee schrank schuhe schulden schutz schwangerschaft schwester see seele seite selbstabholer selbstständigkeit seminar senioren service sessel sitzung sofa software sohn solaranlage sonne sonntagsöffnung sorge sorte spalte sparkasse spaß spende spiegel sprache sprechstunde stadt stadtteil standort steuererklärung stimme stimmung strand straße streit strom stromvertrag stück stuhl süden supermarkt symptom tasche tasse technik teenager telefon teller temperatur teppich termin terrasse tisch tod ton training trainerin traum treppe trockner tsv u-bahn übergabe uhr umschulung umsatz umwelt umzug unfall uni universität unterlagen unterschied unterschrift untermieter vater verein vereinskasse vereinsfeier verkehr verkauf vermietung versand vertrag vertretung vogel vorhang vorlage vorname vorschlag vorstand wärmepumpe wasserschaden wein welt werbung westen wetter wiese wind wirtschaft wohnort wolle wunsch zahl zahn zahnarzt zähne zaun zeile zeugen ziel zimmer zinsen zucker zukunft zutaten zweck stuttgart düsseldorf frankfurt freiburg bremen hannover nürnberg dortmund kiel lübeck rostock mainz bonn münster augsburg salzburg graz bern basel kallax airbnb wg-zimmer mallorca kroatien griechenland türkei niederlande polen dänemark schweden norwegen amsterdam",
  ),
]);
const LOWER = new Set(list("englisch deutsch wünsche"));
const FIXED = pairsOf(
  "iphone=iPhone,kleinanzeigen=Kleinanzeigen,google=Google,ikea=IKEA,tinder=Tinder,tsv=TSV,vfb=VfB,wg=WG,du-form=Du-Form,sie-form=Sie-Form,magen-darm=Magen-Darm,e-bike=E-Bike,ipad=iPad,whatsapp=WhatsApp,linkedin=LinkedIn,wlan=WLAN,pc=PC,pdf=PDF,email=E-Mail,e-mail=E-Mail,emails=E-Mails,e-mails=E-Mails,sms=SMS,ki=KI,cv=CV,usa=USA,adhs=ADHS,bewerbun=Bewerbung,lebenslaufs=Lebenslaufs,entschudigung=Entschuldigung,geburstag=Geburtstag,geburtstagswünsch=Geburtstagswünsche,rezpt=Rezept,kündigugn=Kündigung,zusamenfassung=Zusammenfassung,präsentaion=Präsentation,vieleicht=vielleicht,warscheinlich=wahrscheinlich,nähmlich=nämlich,wier=wir,hab=habe,nen=einen,ne=eine,nem=einem,ner=einer,kannste=kannst du,fürn=für einen,gehts=geht es,gibts=gibt es,fuer=für,ueber=über,schoen=schön,moechte=möchte,koennen=können",
);

const WORD = /(?<![\p{L}'’.-])\p{L}[\p{L}'’-]*/gu;
const LONG_END = 4;
/** After these, and before what follows a noun, stands a noun: "für meine tante in" . */
const AFTER_DETERMINER =
  /(?<!\p{L})((?:(?:m|d|s)?ein(?:e[nmrs]?)?|unser(?:e[nmrs]?)?|(?:an|in|mit|auf|von|aus|bei) (?:de[rmn])|ins|ans|am|zum|zur|im|vom|beim|für|ohne|wegen)\s(?:\p{Ll}{3,}e[nmrs]?\s)?)(?!ge\p{L}+t(?!\p{L})|\p{L}+zu\p{L}+en(?!\p{L})|(?:an|auf|ab|aus|ein)ge\p{L}+(?:t|en)(?!\p{L})|(?:und|oder|bisschen|paar|ist|war|sind|nicht|zu|so|wie|auch|noch|mal|mich|mir|dich|dir|uns|sie|ihn|immer|alle|etwas|zwei|drei|vier|fünf|sechs|acht|zehn)(?!\p{L}))(\p{Ll})(?=[\p{L}-]{2,}(?:[,.;!?]|$|\s(?:und|oder|für|mit|ohne|in|im|an|am|auf|zu|zum|zur|von|vom|über|bei|aus|als|wegen|nach|vor|bis|die|der|das|dass|weil)(?!\p{L})))/gu;

/** Nouns with their capitals and obvious typos mended; quotations, code and names are left alone. */
export function mendGerman(text: string): string {
  return outsideKept(text, mendWords).replace(/[ \t]+/gu, " ");
}

function mendWords(text: string): string {
  return text
    .replace(WORD, (word) => (word === word.toLowerCase() ? mended(word) : word))
    .replace(AFTER_DETERMINER, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(
      /(?<!(?<!\p{L})(?:als|so|ohne|statt|und|oder|außer|nachdem)|,|^) (?=(?:dass|weil|obwohl|ob) \p{L})/giu,
      ", ",
    )
    .replace(/(?<=(?<!\p{L})(?:bis|zum|seit|gegen) )ende(?= \p{Lu}|$)/gu, "Ende")
    .replace(/ +([,.;!?])/gu, "$1");
}

function mended(word: string): string {
  const fixed = FIXED.get(word);
  if (fixed !== undefined) return fixed;
  const isNoun = (NOUNS.has(word) && !LOWER.has(word)) || isCompound(word);
  return isNoun ? word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : word;
}

function isCompound(word: string): boolean {
  if (FEMININE.test(word) || COMPOUND.test(word)) return true;
  if (DATIVE.has(word)) return true;
  return [...NOUNS].some(
    (noun) => noun.length > LONG_END && word.length > noun.length + 2 && word.endsWith(noun),
  );
}
