import type { FactWords } from "./facts.ts";

const N = String.raw`(?:\d[\d.,]{0,11}(?:\s?(?:-|–|a|o)\s?\d+)?|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|media|medio|unas pocas|unos pocos)`;
const UNIT = `(?:palabras?|caracteres|páginas?|párrafos?|frases?|oraciones|líneas?|renglones|diapositivas?|versos?|estrofas?|folios?|hojas?|puntos)`;
const PERIOD =
  "(?:s|segundos?|minutos?|min|horas?|días?|semanas?|meses|mes|años?|fines? de semana)";
const MONEY = String.raw`(?:[€$]\s?\d[\d.,]{0,11}|\d[\d.,]{0,11}\s?(?:€|\$|(?:mil )?(?:euros?|eur|dólares|pesos|usd|soles)))`;
const AT_MOST = `(?:máximo|como máximo|máx|menos de|no más de|hasta|como mucho|por debajo de|que no pase de|no pase de|máximo de)`;
const AFTER_MOST = "(?:como máximo|máximo|como mucho|o menos|máx)";
const EVERY = "(?:al|a la|por|cada)";
const WEEKDAY = "(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)";
const MONTH = `(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)`;
const DATE = String.raw`(?:mañana|pasado mañana|hoy|esta noche|(?:el|este) (?:próximo )?(?:${WEEKDAY}|fin de semana|mes que viene)(?: que viene)?|la semana que viene|la próxima semana|el \d{1,2} de ${MONTH}|(?:finales|principios|mediados) de \p{L}+|fin de (?:mes|año)|${MONTH})`;
const LANGUAGE = `(?:inglés|español|castellano|catalán|gallego|euskera|francés|alemán|italiano|portugués|neerlandés|polaco|ruso|chino|japonés|árabe|rumano)`;
const TONE = `(?:divertid(?:o|a)|gracios(?:o|a)|formal|informal|cercan(?:o|a)|amables?|educad(?:o|a)|firme|seri(?:o|a)|profesional|cálid(?:o|a)|emotiv(?:o|a)|sincer(?:o|a)|sarcástic(?:o|a)|juguet(?:ón|ona)|alegre|romántic(?:o|a)|diplomátic(?:o|a)|respetuos(?:o|a)|persuasiv(?:o|a)|tranquil(?:o|a)|dramátic(?:o|a)|bonit(?:o|a)|cariños(?:o|a)|elegante|motivador(?:a)?|emocionante)`;
const READER = `(?:principiantes?|niñ(?:os|as|o|a)|adolescentes?|jóvenes|estudiantes?|alumn(?:os|as)|padres|familias|clientes?|jef(?:e|a)|director(?:a)?|equipo|inversores|abuel(?:a|o|os)|madre|padre|mamá|papá|mayores|desarrolladores|compañer(?:os|as|o|a)|vecin(?:os|as|o|a)|caser(?:o|a)|profesor(?:a|es)?|profe|maestr(?:a|o)|novi(?:o|a)|marido|mujer|espos(?:o|a)|pareja|herman(?:o|a|os)|hij(?:o|a|os)|amig(?:o|a|os|as)|reclutador(?:es)?|expertos|suegr(?:o|a)|ayuntamiento|seguro|banco)`;
const COUNTED = `(?:ideas?|nombres?|títulos?|opciones|preguntas?|consejos|trucos|pies de foto|posts?|publicaciones|ejemplos?|titulares|eslóganes|lemas|formas|maneras|recetas?|ejercicios|ganchos|tarjetas|chistes?|razones|motivos|comidas|escenas?|versiones|etiquetas|hashtags|asuntos|regalos|actividades|libros|películas|series|juegos|canciones|mensajes|correos|platos)`;

export const SPANISH_FACT_WORDS: FactWords = {
  number: N,
  unit: UNIT,
  period: PERIOD,
  money: MONEY,
  people: `(?:personas?|invitados?|niñ[oa]s|adultos?|amig[oa]s|alumn[oa]s|jugadores|comensales|compañeros|raciones|porciones)`,
  counted: COUNTED,
  atMost: AT_MOST,
  afterMost: AFTER_MOST,
  about: "(?:unas|unos|alrededor de|aproximadamente|más o menos|cerca de)",
  brief: `(?:muy |bien )?(?:cort[oa]s?|breves?|concis[oa]|larg[oa]s?|detallad[oa]s?)(?! (?:plazo|recorrido|distancia))`,
  fixedForms: "(?:haiku|soneto|tuit|tweet|copla)s?",
  forms: `(?:en (?:forma de |formato )?|como )(?:una? )?(tabla|lista(?: numerada)?|viñetas|esquema|csv|json|markdown|puntos clave|línea del tiempo|diagrama)|(?<=[,;.] )(tabla|lista)(?=(?:,? (?:por favor|porfa))?[.! ]*$)`,
  languages: `(?:en|al) (${LANGUAGE})`,
  budget: "(?:presupuesto(?: es)?(?: de)?:?|gastar)",
  cheap: "barat[oa]s?|económic[oa]s?|con poco (?:dinero|presupuesto)|low cost",
  every: `${EVERY} (?:día|semana|mes|noche|sesión)`,
  within: "en menos de|dentro de|en",
  deadline: `(?:para|antes del?) (?:el )?${DATE}|antes del ${WEEKDAY}`,
  pastTime: `(?:desde hace|hace|llevo|cumple|tiene|tengo|últimos|últimas|de) \\d+ (?:minutos?|horas?|días?|semanas?|meses|años?)|\\d+ años`,
  diets: `(?:apt[oa] para )?(?:vegetarian[oa]s?|vegan[oa]s?|celíac[oa]s?|halal|kosher|keto)|(?:dolor de|mal de) (?:rodillas?|espalda)`,
  without: `sin (?!embargo|vuelos?|\\p{L}+[aei]r(?:se)? |duda|querer|parar|respuesta|éxito|experiencia|internet|sonido|señal|idea|que )((?:\\p{L}+)(?: (?:ni|o) \\p{L}+)?)`,
  orders: `que no (?:suene|mencione|incluya|diga|parezca|tenga|lleve|empiece|acabe|rime|repita|use) [^,.;!?¦\\n]{1,60}`,
  readers: `para (principiantes|niños|adolescentes|jóvenes|personas mayores)|que (?:lo |la )?entienda ((?:un|una|mi)(?: \\p{L}+){1,2}(?: de \\d+ años)?)`,
  someone: `(?:a|al|para|con|de|del) (?:(?:la|el|los|las|un|una|mi|mis) )?(?:\\p{L}+ )?${READER}`,
  levels: `principiantes?|nivel \\p{L}+|avanzad[oa]s?|intermedi[oa]s?|[abc][12]|(?:\\d\\.?º|primero|segundo|tercero|cuarto|quinto|sexto) de (?:primaria|eso|bachillerato|secundaria)|eso|bachillerato|secundaria|primaria|universidad|selectividad|desde cero`,
  degree: "muy|más|menos|un poco|algo|no muy",
  tones: TONE,
  places: "en|a|por|desde",
};
