import { SPANISH_FACT_WORDS } from "./facts-es.ts";
import { romanceGrammar } from "./romance.ts";

const ASKING = `qué|cómo|cuáles|cuál|cuándo|cuánto|cuánta|cuántos|cuántas|dónde|quién|quiénes|por qué|para qué`;

export const SPANISH_GRAMMAR = romanceGrammar({
  facts: SPANISH_FACT_WORDS,
  politeStart: String.raw`(?:hola|buenas(?: tardes| noches)?|buenos días|oye|ey|a ver|bueno|vale|por favor|gracias|urgente)\b[\s,.!:-]*|(?:me |nos )?(?:puedes|podrías|podés|puede|podría|sabes|sabrías|quieres)(?: tú| por favor)? (?:(?:ayudar(?:me|nos)?|echar(?:me)? una mano) (?:a|con|para) )?|(?:me )?(?:ayúdame|ayúdenme|ayuda|ayudas|échame una mano) (?:a|con|para) |(?:necesito|necesitaría|quiero|quisiera|querría|me gustaría|busco|estoy buscando|ando buscando|me hace falta|me hacen falta) (?:(?:tu |un poco de )?ayuda (?:para|con|a) )?(?!a mi|a mis|mucho|lo |la |los |que (?:mis?|el|la|los|las|una?|nuestr[oa]s?|se)\b)|(?:es que )?tengo que (?=escribir|hacer|preparar|redactar|organizar|planificar)`,
  politeEnd: `por favor|porfis|muchas gracias|mil gracias|gracias(?: de antemano)?|saludos|un saludo|ayuda|ayúdame`,
  howto: `cómo (?:se puede |puedo |debo |podría |hago para |hacer para )?|la mejor (?:manera|forma) de |(?:manera|forma)s? de `,
  question: String.raw`(?:(?:y|a|de|con|en|para|desde) )?(?:${ASKING}|porque)|es (?:mejor|normal|bueno|malo|verdad|posible|cierto|legal|seguro)|(?:debo|debería|puedo|podría|se puede|me conviene|conviene|vale la pena|merece la pena|hay) `,
  statement: String.raw`(?:yo|me|no|nos|se|te|estoy|soy|doy|vendo|hago|voy|cuido|abrí|compré|recibí|fui|hacemos|llevamos|tengo|he|llevo|creo|siento|odio|quedé|perdí|acabo|vivo|trabajo en|hace|ya|siempre|nunca|nadie|es que|hemos|tenemos|estamos|somos)|(?:mi|nuestro|nuestra) (?:gat[oa]|perr[oa]|hij[oa]|bebé|niñ[oa]|cachorro)(?: de \d+ \p{L}+)? (?!(?:para|con|de|que|sobre|en|y|a)\b)\p{L}+|(?:mi|mis|el|la|los|las|un|una|nuestro|nuestra|este|esta)(?: (?!que|para|con|sobre|sin)[\p{L}\d]+){1,5}? (?:no|se|me|nos|te|le|es|son|está|están|era|ha|han|hace|hacen|tiene|tienen|quiere|quieren|dice|dicen|va|van|puede|sigue|siguen|ladra|llora|huele|falla|gotea|cumple|murió|perdió|dejó|rompió|llegó|debe|deben|parece|pesa)`,
  infinitive: String.raw`(?!mar |lugar|hogar|ayer|máster|avatar|hámster|póster|líder|cáncer|súper|bachiller|primer |taller|mujer|familiar|celular|popular|regular|alquiler|newsletter|flyer|par |bar |alfiler|azúcar|escolar)\p{L}+(?:a|e|i)r(?:me|nos|se|lo|la|los|las|le|les)?(?![\p{L}])`,
  verbs: `haceme|hacenos|escribi|deci|arma|pasa|pon|pone|conta|cuenta|describe|describi|escribe|redacta|haz|crea|prepara|planifica|planea|organiza|diseña|elabora|genera|inventa|compón|da|dime|resume|traduce|corrige|mejora|revisa|explica|enseña|recomienda|sugiere|propón|busca|compara|analiza|calcula|resuelve|responde|contesta|convierte|reescribe|acorta|adapta|arregla|dibuja|imagina|completa|ordena|elige|ayuda|desarrolla|simula|actúa|evalúa|simplifica|muestra`,
  wishes: `escribas|redactes|hagas|crees|prepares|planifiques|planees|organices|diseñes|elabores|generes|inventes|compongas|des|digas|resumas|traduzcas|corrijas|mejores|revises|expliques|enseñes|recomiendes|sugieras|propongas|busques|compares|analices|calcules|resuelvas|respondas|contestes|conviertas|reescribas|acortes|adaptes|arregles|dibujes|imagines|completes|ordenes|elijas|ayudes|desarrolles|simules|actúes|evalúes|simplifiques|muestres`,
  makes: `escribe|redacta|haz|crea|prepara|planifica|planea|organiza|diseña|elabora|genera|inventa|compón|da|sugiere|propón|recomienda`,
  clitics: "melo|mela|nos|me|lo|la|los|las|le|les|te",
});
