import { phrasesFrom } from "../lines-from.ts";

/** What is not a deliverable's own. */
export const SPANISH_PHRASES = phrasesFrom(`
  neutral: petición | Ayúdame con esto: {x} | Ayúdame con esto: {x} | Ayúdame con esto.
  - Responde como quien ha pasado por esto mismo muchas veces.
  - Sé concreto: nombres, cifras y palabras que pueda usar.
  - Dime eso que no se me ocurriría preguntar y en qué se suele fallar.
  - Si dejo abierto algo que cambia la respuesta, di qué has supuesto.
  = Primero la respuesta o el resultado ya hecho, listo para usar. #format #turns
  facts stated: Respeta lo que he dicho: {x}.
  facts without: Sin {x}.
  facts follows: Requisito: {x}.
  facts inLanguage: Escrito en {x}.
  slotLines tone: Que suene {x}.
  slotLines length: Extensión: {x}.
  slotLines audience: Pensado para {x}.
  slotLines format: Formato: {x}.
  material text: El texto:
  material code: El código:
  material error: El código y la salida:
  material table: Los datos:
  phrases aboutMe: Sobre mí
  phrases bareMaterial: Dime qué es esto y qué convendría cambiar.
  phrases children: Vocabulario y contenido aptos para niños.
  phrases shortAnswer: Sí, no o «depende» en la primera frase; después el motivo, en 80 palabras como máximo.
  phrases turns: Una cosa cada vez; espera mi respuesta antes de seguir.
  phrases exceptions: Di en qué casos la respuesta cambia y a quién preguntar entonces.
  phrases instead: Pero en esta forma: {x}.
  phrases half: la mitad de lo habitual
  phrases twice: el doble de lo habitual
  question: ¿Qué te gustaría conseguir? Con una línea basta, por ejemplo: | - una disculpa a un cliente cuyo pedido llegó tarde | - una cena para dos con lo que tengo en la nevera | - por qué mi fórmula de Excel muestra #N/D
  crisis: Dime qué hacer ahora mismo. | Di primero si hay que llamar ya a emergencias o a una línea de crisis (112 y 024 en España; en otros países, la suya), y cómo estar a salvo hasta que llegue alguien. | Da frases cortas que se puedan decir o hacer esta noche; sin sermones, sin culpas, sin diagnósticos. | Di quién ayuda desde mañana y qué contarle primero.
  ready short: Di cuánto debe ocupar la respuesta, por ejemplo «en una frase».
  ready long: Está listo para enviar. Comprueba que cada nombre y cada cifra sean correctos.
  ready example: Añade para qué lo necesitas si la respuesta es demasiado general.
  chips more_detail: Da un ejemplo concreto de cada punto principal. | Di cuál es el error más frecuente y cómo evitarlo. | Termina con lo que debo comprobar antes de usarlo.
  chips add_example: - [EJEMPLO: pega un resultado que te haya gustado] | - Imita su estilo y su nivel de detalle, no su contenido.
  chips for_chatgpt: Sigue estos puntos al pie de la letra y en orden; deja fuera lo que no he pedido.
  chips for_claude: Piénsalo antes de escribir y pon solo el resultado entre etiquetas <result>.
  chips for_gemini: Responde de forma directa y con la extensión indicada; apoya cada afirmación en lo que te he dado.
  chips answer_too_long: La mitad de lo que escribirías normalmente; sin introducción, resumen ni repeticiones.
  chips answer_generic: Quita toda frase que le serviría a cualquiera; usa mis datos en su lugar.
  chips answer_wrong_facts: Usa solo datos míos o de los que estés seguro; marca los demás con «por comprobar».
  chips answer_wrong_format: Cíñete exactamente al formato indicado: nada antes y nada después.
  tones: cercano | formal | sencillo y directo | divertido
`);
