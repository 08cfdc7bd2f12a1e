import { normalise, wordsOf } from "./normalise.ts";

/**
 * The commonest short words of each language and the verbs people open a request with. Languages
 * without a pack are here too: knowing that a text is Italian keeps it from being taken for Spanish.
 */
const WORDS = {
  en: "the a an and or of to in is are was for with on my me i you your it this that what how why who when where which can do does should would about from by at as be have has not no write make create give help explain summarize translate fix need want please get best ideas between into their them he she we they us our more some any if but so than then there will don t s m re idea list story plan new good vs one best help letter",
  es: "el la los las un una unos unas y o de del al a en es son para por con sin sobre mi mis me te se su sus que como cual quien cuando donde cuanto cuantos cuantas cuanta no si mas pero este esta esto lo le les muy escribe escribeme escribir haz hazme hacer dame crea crear explica explicame ayuda ayudame necesito quiero puedo puedes traduce traduceme resumeme corrige mejora genera redacta entre hay ser estoy tengo tiene cosas fue soy nuestro ideas carta cuento correo",
  de: "der die das den dem des ein eine einen einem einer eines und oder zu zum zur im in ist sind war fur mit ohne auf an am von vom bei mein meine meinen meiner meinem mir mich ich du dir dich sie er es wir uns ihr was wie warum wer wann wo welche welcher welches kann kannst soll sollte nicht kein keine uber nach aus als auch schreib schreibe erstelle mach mache gib erklare hilf ubersetze fasse brauche mochte will bitte zwischen mehr habe hat wird werden dass wenn ideen diesen dieses diese dieser verbessere korrigiere wieviel viele",
  fr: "le la les un une des du de l d et ou au aux en est sont pour avec sans sur mon ma mes me moi je tu te toi il elle nous vous que qui quoi quel quelle quels quelles comment pourquoi quand combien ne pas plus ce cette ces cet dans par son sa ses leur leurs ecris ecrire fais faire donne cree creer explique aide besoin veux peux traduis redige corrige ameliore genere entre c est j qu s il y idees lettre propose suis faut idee",
  pt: "pra pro vc pq ta o a os as um uma uns umas e ou de do da dos das no na nos nas em ao para pra por com sem sobre meu minha meus minhas me eu voce que como qual quem quando onde quanto quantos quantas nao sim mais mas este esta isto isso essa esse seu sua escreva escreve faca faz crie criar de me explique explica ajude ajuda preciso quero posso pode traduza traduz resuma corrija melhore gere entre ha ser estou tenho tem foi ideias carta redija",
  hi: "का की के को से में पर और है हैं था थी थे हो यह वह ये वे मैं मुझे मेरा मेरी मेरे आप तुम हम एक कुछ कोई लिए क्या क्यों कब कौन कैसे नहीं न तो भी ही जो तक साथ बारे",
  it: "il lo la i gli le un uno una e o di del della dei delle al alla in nel nella per con senza su sul sulla mio mia miei mie mi io tu che chi come cosa quale quando dove quanto quanti non piu questo questa sono scrivi crea fai dammi spiega spiegami aiutami traduci riassumi correggi genera vorrei ho bisogno e tra perche idee lettera",
  nl: "de het een en of van naar in is zijn voor met zonder op aan bij mijn mij me ik je jij u wij we ons wat hoe waarom wie wanneer waar welke kan kun moet niet geen over schrijf maak geef leg uit help vertaal samenvatting nodig wil graag tussen meer heb heeft dit dat deze die ideeen",
  pl: "i w z na do o od po za dla przez jest sa nie tak jak co kto gdzie kiedy dlaczego czy ile moj moja moje mi mnie ja ty napisz stworz zrob daj wyjasnij pomoz przetlumacz potrzebuje chce prosze sie to ten ta oraz ale list pomysly",
  tr: "ve bir bu su o icin ile mi mu ne nasil neden kim nerede hangi benim bana ben sen yaz yap olustur ver acikla yardim cevir ozetle istiyorum lazim hakkinda daha cok var yok degil gibi kadar",
  sv: "och en ett att i pa av for med till ar som det den jag du mig min mitt mina vad hur varfor vem nar var vilken kan inte skriv gor skapa ge forklara hjalp oversatt behover vill om mellan",
  da: "og en et at i pa af for med til er som det den jeg du mig min mit mine hvad hvordan hvorfor hvem hvornar hvor kan ikke skriv lav giv forklar hjaelp oversaet vil om mellem jeg",
  fi: "ja on ei se etta kirjoita tee anna selita auta mita miten miksi kuka missa milloin minun minulle olen kanssa",
  cs: "a v na se je to za do pro jak co kdo kde kdy proc napis udelej dej vysvetli pomoz preloz potrebuji chci prosim muj moje mi ze",
  ro: "si un o de la in pe cu pentru din este sunt nu ce cum cine unde cand meu mea imi scrie fa da explica ajuta traduce vreau despre",
  hu: "a az egy es vagy nem hogy mi ki hol mikor miert irj keszits adj magyarazd segits fordits kell nekem rol",
  id: "yang dan di ke dari untuk dengan adalah ini itu saya aku buat buatkan tulis tuliskan jelaskan apa bagaimana mengapa siapa kapan dimana tolong bantu terjemahkan tentang tidak",
  vi: "la va cua cho toi ban mot nhung cac viet hay giup giai thich dich ve trong khong the nao tai sao",
};

export const FUNCTION_WORDS: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries(WORDS).map(([language, text]) => [language, new Set(wordsOf(normalise(text)))]),
);

/** How many words one language has and the other has not. */
export function countOwn(words: readonly string[], one: string, other: string): number {
  const [own, others] = [FUNCTION_WORDS[one], FUNCTION_WORDS[other]];
  return words.filter((word) => own?.has(word) && !others?.has(word)).length;
}
