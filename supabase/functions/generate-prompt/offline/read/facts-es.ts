import type { FactRule } from "./facts.ts";
import { looseRule as rule } from "./romance.ts";

const N = String.raw`(?:\d[\d.,]*(?:\s?(?:-|–|a|o)\s?\d+)?|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|media|medio|unas pocas|unos pocos)`;
const UNIT =
  "(?:palabras?|caracteres|páginas?|párrafos?|frases?|oraciones|líneas?|renglones|diapositivas?|versos?|estrofas?|folios?|hojas?|puntos)";
const PERIOD = "(?:segundos?|minutos?|min|horas?|días?|semanas?|meses|mes|años?|fines? de semana)";
// Years are an age more often than a time.
const UNDER_A_YEAR = PERIOD.replace("|años?", "");
const MONEY = String.raw`(?:[€$]\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|\$|(?:mil )?(?:euros?|eur|dólares|pesos|usd|soles)\b))`;
const AT_MOST =
  "(?:máximo|como máximo|máx|menos de|no más de|hasta|como mucho|por debajo de|que no pase de|no pase de|máximo de)";
const AFTER_MOST = "(?:como máximo|máximo|como mucho|o menos|máx)";
const EVERY = "(?:al|a la|por|cada)";
const WEEKDAY = "(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)";
const MONTH =
  "(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)";
const DATE = String.raw`(?:mañana|pasado mañana|hoy|esta noche|(?:el|este) (?:próximo )?(?:${WEEKDAY}|fin de semana|mes que viene)(?: que viene)?|la semana que viene|la próxima semana|el \d{1,2} de ${MONTH}|(?:finales|principios|mediados) de \p{L}+|fin de (?:mes|año)|${MONTH})`;
const LANGUAGE =
  "(?:inglés|español|castellano|catalán|gallego|euskera|francés|alemán|italiano|portugués|neerlandés|polaco|ruso|chino|japonés|árabe|rumano)";
const TONE =
  "(?:divertid(?:o|a)|gracios(?:o|a)|formal|informal|cercan(?:o|a)|amables?|educad(?:o|a)|firme|seri(?:o|a)|profesional|cálid(?:o|a)|emotiv(?:o|a)|sincer(?:o|a)|sarcástic(?:o|a)|juguet(?:ón|ona)|alegre|romántic(?:o|a)|diplomátic(?:o|a)|respetuos(?:o|a)|persuasiv(?:o|a)|tranquil(?:o|a)|dramátic(?:o|a)|bonit(?:o|a)|cariños(?:o|a)|elegante|motivador(?:a)?|emocionante)";
const READER =
  "(?:principiantes?|niñ(?:os|as|o|a)|adolescentes?|jóvenes|estudiantes?|alumn(?:os|as)|padres|familias|clientes?|jef(?:e|a)|director(?:a)?|equipo|inversores|abuel(?:a|o|os)|madre|padre|mamá|papá|mayores|desarrolladores|compañer(?:os|as|o|a)|vecin(?:os|as|o|a)|caser(?:o|a)|profesor(?:a|es)?|profe|maestr(?:a|o)|novi(?:o|a)|marido|mujer|espos(?:o|a)|pareja|herman(?:o|a|os)|hij(?:o|a|os)|amig(?:o|a|os|as)|reclutador(?:es)?|expertos|suegr(?:o|a)|ayuntamiento|seguro|banco)";
const COUNTED =
  "(?:ideas?|nombres?|títulos?|opciones|preguntas?|consejos|trucos|pies de foto|posts?|publicaciones|ejemplos?|titulares|eslóganes|lemas|formas|maneras|recetas?|ejercicios|ganchos|tarjetas|chistes?|razones|motivos|comidas|escenas?|versiones|etiquetas|hashtags|asuntos|regalos|actividades|libros|películas|series|juegos|canciones|mensajes|correos|platos)";

/** In Spanish, the telling ones first: what one has read, the next do not see. */
export const SPANISH_FACTS: readonly FactRule[] = [
  rule("length", "atMost", String.raw`\b(?<!en )${AT_MOST} (${N} (?:segundos?|minutos?))\b`),
  rule("length", "atMost", String.raw`\b${AT_MOST} (${N} ${UNIT})\b`),
  rule("length", "atMost", String.raw`\b(${N} ${UNIT}) ${AFTER_MOST}\b`),
  rule(
    "length",
    "about",
    String.raw`\b(?:unas|unos|alrededor de|aproximadamente|más o menos|cerca de) (\d[\d.]* ${UNIT})\b`,
  ),
  rule("length", "exactly", String.raw`\b(${N} ${UNIT})\b`),
  // What is spoken or filmed is as long as it takes.
  rule(
    "length",
    "exactly",
    String.raw`(?<=\b(?:guion|vídeo|reel|discurso|brindis|charla|presentación|podcast|clase|anuncio|cuña)\b.*)\b(${N} (?:segundos?|minutos?))\b`,
  ),
  rule("length", "none", String.raw`\b(?:haiku|soneto|tuit|tweet|copla)s?\b`),
  rule(
    "length",
    "length",
    String.raw`\b((?:muy |bien )?(?:cort(?:o|a|os|as)|brev(?:e|es)|concis(?:o|a)|larg(?:o|a)|detallad(?:o|a|os|as)))\b(?! (?:plazo|recorrido|distancia))(?<!pelo \p{L}+|viaje \p{L}+|manga \p{L}+)`,
  ),
  rule(
    "format",
    "asFormat",
    String.raw`\b(?:en (?:forma de |formato )?|como )(?:una? )?(tabla|lista(?: numerada)?|viñetas|esquema|csv|json|markdown|puntos clave|línea del tiempo|diagrama)\b`,
  ),
  rule("language", "inLanguage", String.raw`\b(?:en|al) (${LANGUAGE}(?: (?:sencillo|formal))?)\b`),
  rule(
    "budget",
    "budget",
    String.raw`\b(?:${AT_MOST}|por|con|presupuesto(?: es)?(?: de)?:?|unos|alrededor de|gastar|tengo) (?:unos )?(${MONEY})(?! (?:al|por|de fianza|de deuda))`,
  ),
  rule("budget", "budget", String.raw`\b(${MONEY})\s?(?:de presupuesto|${AFTER_MOST})`),
  rule(
    "budget",
    "follows",
    String.raw`\b(barat(?:o|a|os|as)|económic(?:o|a|os|as)|con poco (?:dinero|presupuesto)|low cost)\b`,
  ),
  rule(
    "time",
    "time",
    String.raw`\b(${N} (?:${PERIOD}|veces|días) ${EVERY} (?:día|semana|mes|noche|sesión|persona))\b`,
  ),
  rule(
    "time",
    "within",
    String.raw`\b(?:en(?: menos de)?|dentro de) (${N} ${PERIOD})\b(?! que viene)`,
  ),
  rule("time", "deadline", String.raw`\bpara (${DATE})\b`),
  rule("time", "deadline", String.raw`\b(antes del? (?:${WEEKDAY}|${DATE}|\d{1,2} de ${MONTH}))\b`),
  rule(
    "time",
    "time",
    String.raw`\b(?<!(?:tiene|hace|cumple|últimos|llevo|desde hace) )(${N} ${UNDER_A_YEAR})\b(?! (?:de (?:edad|retraso|vida)|tarde|libres?|embarazada))(?<!(?:niñ|hij|bebé|perr|gat)\p{L}* de ${N} ${PERIOD})`,
  ),
  rule(
    "people",
    "people",
    String.raw`\b(${N} (?:personas?|invitados?|niñ(?:os|as)|adultos?|amig(?:os|as)|alumn(?:os|as)|jugadores|comensales|compañeros|raciones|porciones))\b`,
  ),
  rule(
    "people",
    "people",
    String.raw`\bpara (dos|tres|cuatro|cinco|seis|ocho|diez|[2-9]|1\d)\b(?! \p{L})`,
  ),
  rule(
    "people",
    "none",
    String.raw`\b(?:en pareja|en familia|con (?:mi|mis) \p{L}+|par(?:a|) mis hijos)\b`,
  ),
  rule(
    "limits",
    "follows",
    String.raw`\b((?:apt(?:o|a) para )?(?:vegetarian(?:o|a|os|as)|vegan(?:o|a|os|as)|celíac(?:o|a|os|as)|halal|kosher|keto))\b`,
  ),
  rule(
    "limits",
    "without",
    String.raw`\bsin (?!embargo|duda|querer|parar|respuesta|éxito|experiencia|internet|sonido|señal|idea)((?:\p{L}+)(?: (?:de )?(?!y\b|ni\b|para|con|en\b|que|pero|a\b)\p{L}+)?(?: (?:ni|o) \p{L}+)?)(?=[,.;!?]|$| (?:y|pero|para|con|en|por)\b)`,
  ),
  rule(
    "level",
    "none",
    String.raw`\b(?:para |de )?(?:principiantes?|nivel \p{L}+|avanzad(?:o|a)s?|intermedi(?:o|a)s?|a1|a2|b1|b2|c1|c2|(?:\d\.?º|primero|segundo|tercero|cuarto|quinto|sexto) de (?:primaria|eso|bachillerato|secundaria)|eso|bachillerato|secundaria|primaria|universidad|infantil|selectividad|desde cero)\b`,
  ),
  rule(
    "audience",
    "forReader",
    String.raw`\bque (?:lo |la )?entienda (?:hasta )?((?:un|una|mi|cualquiera)(?: \p{L}+){0,2}(?: de \d+ años)?)\b`,
  ),
  rule(
    "audience",
    "none",
    String.raw`\b(?:a|al|para|con|de|del) (?:(?:la|el|los|las|un|una|mi|mis|nuestros|nuestras|tu) )?(?:\p{L}+ )?${READER}\b`,
  ),
  rule(
    "tone",
    "inTone",
    String.raw`\b((?:muy |más |menos |un poco |algo |no muy )?${TONE}(?:(?:,? (?:y|pero|e|aunque)|,) (?:muy |muito )?${TONE}){0,2})\b(?! de\b)`,
  ),
  rule("tone", "inTone", String.raw`\b(con (?:humor|cariño|respeto|un toque de humor))\b`),
  rule(
    "limits",
    "follows",
    String.raw`\b(que (?:no )?(?:suene|mencione|incluya|diga|parezca|tenga|lleve|empiece|acabe|termine|rime|repita|use)\b[^,.;!?\n]{1,60})`,
  ),
  rule(
    "limits",
    "follows",
    String.raw`\b((?:incluye|incluyendo|menciona|mencionando) [^.;!?\n]{2,70})`,
  ),
  rule(
    "count",
    "none",
    String.raw`\b(?:(?:\d{1,3}|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|veinte|varias|varios|algunas|algunos|unas|unos) )(?:\p{L}+ )?${COUNTED}\b`,
  ),
  rule(
    "count",
    "none",
    String.raw`\b(?:nombres|títulos|titulares|eslóganes|ganchos|chistes|hashtags|mensajes|asuntos|versiones|ideas)\b`,
  ),
  {
    kind: "place",
    form: "none",
    pattern: /(?<!\p{L})(?:en|a|por|desde) (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)/gu,
  },
];
