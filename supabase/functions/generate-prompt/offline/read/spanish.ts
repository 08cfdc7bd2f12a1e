import { asSentence } from "./as-sentence.ts";
import { SPANISH_FACT_WORDS } from "./facts-es.ts";
import { patternsFrom } from "./mend.ts";
import { romanceGrammar } from "./romance.ts";

const ASKING = `qué|cómo|cuáles|cuál|cuándo|cuánto|cuánta|cuántos|cuántas|dónde|quién|quiénes|por qué|para qué`;
const OPENS =
  /(^|[.!?]\s+|[,;]\s*(?:y |pero |entonces )?)((?:por |para |a |de |con |en )?(?:qué|c[óo]mo|cu[áa]l(?:es)?|cu[áa]ndo|cu[áa]nt[oa]s?|d[óo]nde|qui[ée]n(?:es)?|que)(?![\p{L}]))(?=[^?]*\?$)/iu;
const BARE_ASKING: readonly (readonly [RegExp, string])[] = [
  [/^que(?= )/iu, "qué"],
  [/^como(?= )/iu, "cómo"],
  [/^cual(?=(?:es)? )/iu, "cuál"],
  [/^cuando(?= )/iu, "cuándo"],
  [/^cuant(?=[oa]s? )/iu, "cuánt"],
  [/^donde(?= )/iu, "dónde"],
  [/^quien(?= )/iu, "quién"],
  [/^(?:por que|porque)(?= )/iu, "por qué"],
  [/^(para|a|de|con|en) que(?= )/iu, "$1 qué"],
];

function finishQuestion(text: string): string {
  const ended = `${text.replace(/[\s.?]+$/u, "")}?`;
  const at = ended.includes("¿") ? -1 : openingOf(ended);
  const opened = at < 0 ? ended : `${ended.slice(0, at)}¿${withAccent(ended.slice(at))}`;
  return asSentence(opened).replace(
    /(^|[.!?]\s+)¿(\p{Ll})/gu,
    (_, before: string, letter: string) => `${before}¿${letter.toUpperCase()}`,
  );
}

/** Where the question itself begins, which may be after what is told first. */
function openingOf(text: string): number {
  const found = OPENS.exec(text);
  if (found !== null) return found.index + (found[1] ?? "").length;
  return /[.!?]\s+(?=[^.!?]*\?$)/u.exec(text)?.[0] === undefined
    ? 0
    : text.replace(/[^.!?]*\?$/u, "").length + 1;
}

function withAccent(text: string): string {
  return BARE_ASKING.reduce((all, [bare, right]) => all.replace(bare, right), text);
}

export const SPANISH_GRAMMAR = romanceGrammar({
  mending: {
    words: `q=que,k=que,xq=porque,pq=porque,tb=también,tmb=también,xa=para,pa=para,porfa=por favor,porfavor=por favor,compañia=compañía,haceme=hazme`,
    names: `España México Argentina Colombia Chile Perú Madrid Barcelona Sevilla Valencia Bilbao Granada Málaga Lisboa Portugal París Francia Roma Italia Londres Berlín Ámsterdam Praga Viena Tokio Japón Europa América Cancún Bogotá Excel Google Gmail Python Instagram Facebook Twitter Netflix Spotify Amazon Canva Windows Android Linux iPhone TikTok LinkedIn YouTube WhatsApp WordPress PowerPoint ChatGPT JavaScript PDF CV IVA más también día días año años niño niños niña niñas mañana español pequeño pequeña diseño sueño compañero compañeros compañera cumpleaños contraseña señor señora después además así aquí todavía según café estrés inglés francés portugués alemán japonés rápido rápida fácil fáciles difícil útil económico económica clásico romántico romántica electrónico técnico básico básica médico único simpático simpática página páginas párrafo párrafos máximo mínimo número números teléfono móvil portátil artículo artículos currículum título títulos fórmula fórmulas música matemáticas física química lógica película películas pastelería panadería peluquería cafetería energía biografía ortografía fotografía tecnología psicología filosofía economía guía mío calabacín dragón compañía tío tía mamá bebés menú sábado miércoles exámenes jóvenes imágenes razón corazón jamón salón Alemania están recién escríbeme explícame ayúdame tradúceme resúmeme prepárame corrígeme dímelo Navidad climático fotosíntesis línea líneas bastón baño baños cuñado cuñada otoño daño enseñar montaña piña tamaño envío jardinería floristería carnicería frutería librería lavandería maúlla época teléfonos cómodo cómoda público pública tráfico gráfico gráfica práctico práctica prácticas técnica clínica política ética estética cerámica mecánico mecánica eléctrico eléctrica automático científico histórico artístico turístico último última últimos últimas próximo próxima máxima mínima cálido sofá jamás quizás allí ahí habrá podría podrías sería estaría tendría gustaría vacío países país maíz raíz lápiz árbol árboles azúcar crédito débito depósito préstamo catálogo diálogo código bilingüe aerolínea estómago cámara lámpara máquina pájaro médica físico psicólogo psicóloga biología geología garantía categoría batería avería alegría tranvía compañías camión avión balón jabón ratón cajón colchón botón limón melón interés autónomo autónoma autónomos cónyuge búsqueda césped éxito óptica peluquerías tutoría teoría comisaría inmobiliaria río policía geografía rebelión opinión excursión extensión comunión íntimo vía párroco pésame básicos básicas lúdico mérito método pánico sótano súper tímido tópico válido víctima Vitoria Zaragoza Murcia Cádiz Córdoba Asturias Galicia Cantabria Alicante Mallorca Ibiza Tenerife Canarias Lanzarote Salamanca Burgos Oviedo Gijón Santander Medellín Guadalajara Monterrey Montevideo Grecia Marruecos Iberia Vodafone Movistar Wallapop Vinted IKEA Zara DNI ITV SEPE ERTE`,
    patterns: patternsFrom(String.raw`
      (?<=\p{L}[cgmnsvx])ion(?!\p{L}) => ión
      (?<=\b(?:mi|un|el|al|nuestro|para|de) )bebe(?!\p{L}) => bebé
      (?<=\b(?:mensaje|carta|correo|whatsapp|nota|mail) a (?:mi |la |el )?\p{L}+ )que (?=(?:me|nos|no me) \p{L}{3,}[ae]n?(?!\p{L})) => para que 
      (?<=^(?:cv|currículum)|(?:carta de presentación)) (?=\p{L}{5,}(?:er[oa]|or[ao]?|ista|ente|iv[oa]|ic[oa])(?!\p{L})) =>  de 
      (?<=\brecetas?) (?=(?!fácil|rápid|sencill|saludabl|san[ao]|vegan|vegetarian|barat|liger|caser|original|tradicional|típic|light|keto|con |del? |para |sin |en |que |y )\p{L}{4,}) =>  de 
      (?<=\bjustificante) (?=(?:falta|ausencia|retraso)) =>  de 
      ^(?=mejor \p{L}+a |diferencia entre ) => la 
      ^(?=mejor ) => el 
      (?<=\bpost) (?=instagram|facebook|linkedin|tiktok) =>  de 
      (?<=\b(?:carta|discurso|ideas|invitación|mensaje|plan|tarjeta|texto)) (?=(?:aniversario|bautizo|boda|comunión|cumpleaños|despedida|entrenamiento|graduación|jubilación|motivación|navidad|recomendación|regalos?|renuncia)(?!\p{L})) =>  de 
      (?<=(?:decir(?:me)?|dime|saber) )que(?= ) => qué
      (?<=(?:decir(?:me)?|dime|saber|explícame) )como(?= ) => cómo
    `),
  },
  facts: SPANISH_FACT_WORDS,
  politeStart: String.raw`(?:hola|buenas(?: tardes| noches)?|buenos días|oye|ey|a ver|bueno|vale|por favor|gracias|urgente)\b[\s,.!:-]*|(?:me |nos )?(?:puedes|podrías|podés|puede|podría|sabes|sabrías|quieres)(?: tú| por favor)? (?:(?:ayudar(?:me|nos)?|echar(?:me)? una mano) (?:a|con|para) )?|(?:me )?(?:ayúdame|ayúdenme|ayuda|ayudas|échame una mano) (?:a|con|para) |(?:necesito|necesitaría|quiero|quisiera|querría|me gustaría|busco|estoy buscando|ando buscando|me hace falta|me hacen falta) (?:(?:tu |un poco de )?ayuda (?:para|con|a) )?(?!a mi|a mis|mucho|lo |la |los )|(?:es que )?tengo que (?=escribir|hacer|preparar|redactar|organizar|planificar)`,
  politeEnd: `por favor|porfis|muchas gracias|mil gracias|gracias(?: de antemano)?|saludos|un saludo|ayuda|ayúdame`,
  howto: `cómo (?:se puede |puedo |debo |podría |hago para |hacer para )?|la mejor (?:manera|forma) de |(?:manera|forma)s? de `,
  question: String.raw`(?:(?:y|a|de|con|en|para|desde) )?(?:${ASKING}|porque)|es (?:mejor|normal|bueno|malo|verdad|posible|cierto|legal|seguro)|(?:debo|debería|puedo|podría|se puede|me conviene|conviene|vale la pena|merece la pena|hay) `,
  statement: String.raw`(?:yo|me|no|nos|se|te|estoy|soy|doy|vendo|hago|voy|cuido|abrí|compré|recibí|fui|hacemos|llevamos|tengo|he|llevo|creo|siento|odio|quedé|perdí|acabo|vivo|trabajo en|hace|ya|siempre|nunca|nadie|es que|hemos|tenemos|estamos|somos)|(?:mi|nuestro|nuestra) (?:gat[oa]|perr[oa]|hij[oa]|bebé|niñ[oa]|cachorro)(?: de \d+ \p{L}+)? (?!(?:para|con|de|que|sobre|en|y|a)\b)\p{L}+|(?:mi|mis|el|la|los|las|un|una|nuestro|nuestra|este|esta)(?: (?!que|para|con|sobre|sin)[\p{L}\d]+){1,5}? (?:no|se|me|nos|te|le|es|son|está|están|era|ha|han|hace|hacen|tiene|tienen|quiere|quieren|dice|dicen|va|van|puede|sigue|siguen|ladra|llora|huele|falla|gotea|cumple|murió|perdió|dejó|rompió|llegó|debe|deben|parece|pesa)`,
  infinitive: String.raw`(?!mar |lugar|hogar|ayer|máster|avatar|hámster|póster|líder|cáncer|súper|bachiller|primer |taller|mujer|familiar|celular|popular|regular|alquiler|newsletter|flyer|par |bar |alfiler|azúcar|escolar)\p{L}+(?:a|e|i)r(?:me|nos|se|lo|la|los|las|le|les)?(?![\p{L}])`,
  verbs: String.raw`escribir escribe escribas,redactar redacta redactes,hacer haz hagas,crear crea crees,preparar prepara prepares,planificar planifica planifiques,planear planea planees,organizar organiza organices,diseñar diseña diseñes,elaborar elabora elabores,generar genera generes,inventar inventa inventes,componer compón compongas,dar(?!\sde\sbaja) da des,decir(?!l) dime digas,resumir resume resumas,traducir traduce traduzcas,corregir corrige corrijas,mejorar mejora mejores,revisar revisa revises,explicar explica expliques,enseñar enseña enseñes,recomendar recomienda recomiendes,sugerir sugiere sugieras,proponer propón propongas,buscar busca busques,comparar compara compares,analizar analiza analices,calcular calcula calcules,resolver resuelve resuelvas,responder responde respondas,contestar contesta contestes,convertir convierte conviertas,reescribir reescribe reescribas,acortar acorta acortes,adaptar adapta adaptes,arreglar arregla arregles,dibujar dibuja dibujes,imaginar imagina imagines,completar completa completes,ordenar ordena ordenes,elegir elige elijas,ayudar ayuda ayudes,desarrollar desarrolla desarrolles,simular simula simules,actuar actúa actúes,evaluar evalúa evalúes,simplificar simplifica simplifiques,mostrar muestra muestres`,
  makes: `escribe|redacta|haz|crea|prepara|planifica|planea|organiza|diseña|elabora|genera|inventa|compón|da|sugiere|propón|recomienda`,
  clitics: "melo|mela|nos|me|lo|la|los|las|le|les|te",
  determined: String.raw`un|una|unos|unas|el|la|los|las|mi|mis|su|sus|este|esta|estos|estas|varios|varias|algunos|algunas|más|otro|otra|ese|esa|nuestro|nuestra|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|\d+`,
  plural: String.raw`\p{L}+[^iíuê]s$(?<!análisis|tesis|crisis|dosis)`,
  feminine: String.raw`(?!guion|camión|avión|problema|poema|tema|programa|esquema|sistema|mapa|día|idioma|clima|lema|cronograma|panorama|diploma|pijama|cava)\p{L}*(?:a|ión|dad|tud|ez)|imagen|clase|base|frase|foto|web|app|bio|red|noche|tarde|serie|carne|nube|mujer|newsletter|playlist`,
  articles: ["un", "una", ""],
  people: [
    [
      String.raw`(a|para|con) (?=(?:jefe|jefa|casero|casera|vecino|vecina|profe|profesor|profesora|suegra|suegro|novia|novio|madre|padre|hermana|hermano|abuela|abuelo|marido|mujer|ex)\b(?! \p{L}+o de))`,
      "$1 mi ",
    ],
    [
      String.raw`((?:al|a la|a mi) (?:casero|casera|jefe|jefa|vecino|vecina|banco|profesor|profesora|seguro)) (?=(?!para|por|de|que|sobre|y|con|sin|pidiendo|porque|en|diciendo|a|desde)\p{L})`,
      "$1, ",
    ],
  ],
  link: "a|al|para|por|de|del|sobre|con|sin|en|que|como|pidiendo|diciendo|explicando|agradeciendo|desde|hasta|y|o|e|contra",
  breaks: String.raw`\s(?=(?:me|nos|se|no|mi|ella|ellos|le|les|ya|llevo|tengo|quiero|soy|es|está) \p{L}+)(?<!(?:\p{L}{2,}[aei]r|que|porque|si|cuando|donde|y|pero|o|ni|de|con|sin|a|para|por|en|como)\s)`,
  asksLast: String.raw`^(.{8,}?),? ((?:qué (?:hago|puedo|hacer|debo)|cómo (?:lo|la|puedo)|por qué).*?)\??$`,
  says: {
    howto: "Explícame cómo {x}",
    help: "Ayúdame a {x}",
  },
  finishQuestion,
});
