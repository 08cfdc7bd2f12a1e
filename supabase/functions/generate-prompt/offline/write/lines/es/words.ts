import { kindsFrom } from "../kind-from.ts";

/** Writing to people, careers, marketing and business. */
export const WORDS = kindsFrom({
  email: `correo electrónico
    Escribe {x} | Escribe un correo: {x} | Escribe el correo que debería enviar.
    correo|email|e-mail|mail|carta|respuesta|recordatorio|invitación|aviso|solicitud
    - Las dos primeras frases dicen por qué escribo y qué pido.
    - Usa solo lo que te he contado: no inventes nombres, fechas ni motivos.
    = Un asunto de 50 caracteres como máximo y el correo, listo para enviar.
    tone: educado y directo / cercano / formal / firme
    length: de 80 a 150 palabras / menos de 60 palabras / de 200 a 250 palabras`,
  message: `mensaje
    Escribe {x} | Escribe un mensaje: {x} | Escribe el mensaje que debería enviar.
    mensaje|mensajito|whatsapp|sms|texto|nota|respuesta|disculpa|excusa
    - Que parezca escrito por una persona, no una carta: sin saludos de fórmula.
    - Lo importante va primero, y a la otra persona le resulta fácil contestar.
    = Dos versiones para copiar, una más cariñosa y otra más breve. #count #tone
    tone: cercano y natural / cariñoso / divertido / firme
    length: de una a tres frases / una frase / un párrafo corto`,
  complaint: `reclamación
    Escribe {x} | Escribe una reclamación: {x} | Escribe la reclamación que debería enviar.
    reclamación|queja|reclamo|carta|correo|recurso|solicitud
    - Los hechos en orden: qué se acordó, qué pasó y qué me ha costado.
    - Di exactamente qué pido, para cuándo y qué haré si no responden; cita una ley solo si seguro que se aplica.
    = Una carta con asunto, lista para enviar, y la lista de pruebas que debo adjuntar.
    tone: firme y objetivo / educado / muy firme
    length: una página como máximo / 150 palabras`,
  review_reply: `respuesta a una reseña
    Escribe {x} | Escribe la respuesta del negocio a un cliente: {x} | Escribe la respuesta que deberíamos publicar.
    respuesta|contestación
    - La primera frase responde a lo que dice el cliente, sin discutir ni arrastrarse.
    - Di qué vamos a hacer y cómo hablar con nosotros en privado; no admitas nada que yo no haya dicho.
    = Solo la respuesta, firmada con [NOMBRE Y CARGO: p. ej., Ana, propietaria].
    tone: sereno y cortés / cálido / firme
    length: de 60 a 100 palabras / menos de 50 palabras`,
  negotiation: `negociación
    Prepara {x} | Prepárame para negociar: {x} | Prepárame para negociarlo.
    negociación|contraoferta|guion
    - Con qué cifra o condición empiezo, con cuál me conformo y cuándo me levanto de la mesa.
    - Las palabras exactas para abrir y qué contestar a las tres objeciones más probables.
    = Un guion breve para hablar y la misma petición en forma de correo. #format
    tone: amable pero firme / educado / muy firme`,
  conversation: `consejo para una conversación
    Dime cómo afrontar {x} | Ayúdame a manejar esto: {x} | Dime qué hacer y qué decir.
    conversación|charla|discusión|conflicto
    - Tómate en serio mi punto de vista y di en una frase cómo puede verlo la otra persona.
    - Las palabras exactas para empezar, y qué contestar si se pone a la defensiva.
    = Qué hacer primero, qué decir y qué hacer si sale mal. #format
    tone: cercano y sincero / delicado / sin rodeos`,
  speech: `discurso
    Escribe {x} | Escribe un discurso: {x} | Escribe el discurso.
    discurso|brindis|palabras|votos|charla|presentación|despedida|pregón
    - Empieza con un momento concreto, no con una lista de agradecimientos.
    - Frases cortas, para decirlas en voz alta; la última se recuerda.
    = El texto completo y una tarjeta con cinco palabras clave. #format
    tone: cálido y con algo de humor / solemne / divertido
    length: unos tres minutos / un minuto / cinco minutos
    ?details: Qué hay que mencionar | MOMENTOS: p. ej., cómo nos conocimos`,
  card: `felicitación
    Escribe {x} | Escribe el texto de una tarjeta: {x} | Escribe lo que pongo en la tarjeta.
    tarjeta|felicitación|dedicatoria|mensaje|invitación|nota|texto|pésame
    - Un detalle que solo sirva para esta persona o esta ocasión.
    - Sin rimas ni frases hechas como «en este día tan especial». #tone
    = Tres versiones: emotiva, ligera y muy corta. #count #tone
    length: de dos a cuatro frases / una frase / un párrafo corto
    ?details: Algo que solo sepa esa persona | DETALLE: p. ej., le encanta el monte`,
  resume: `currículum
    Escribe {x} | Escribe esto para mi currículum: {x} | Escribe el texto del currículum.
    currículum|curriculum|cv|perfil|resumen|titular|extracto
    - Cada línea empieza con un verbo y acaba en un resultado; pídeme la cifra que falte.
    - No inventes empresas, fechas, herramientas ni cifras.
    = Texto para pegar, lo más relevante primero, dos líneas como mucho por punto. #format
    ?background: Mi experiencia | MI EXPERIENCIA: pega tu currículum o cinco datos`,
  cover_letter: `carta de presentación
    Escribe {x} | Escribe una carta de presentación: {x} | Escribe la carta.
    carta|carta de presentación|carta de motivación|solicitud
    - Empieza por qué me interesa este puesto y qué aporto, no por «me dirijo a ustedes».
    - Dos logros con su resultado; nada que mi currículum no respalde.
    = Una carta de tres o cuatro párrafos, lista para enviar. #length
    tone: seguro y sencillo / cercano / formal
    length: de 250 a 350 palabras / 150 palabras / una página
    ?background: Mi experiencia | MI EXPERIENCIA: pega tu currículum o cinco datos
    ?details: El puesto | OFERTA: pega las líneas clave`,
  interview: `preparación de entrevista
    Prepara {x} | Prepárame para una entrevista de trabajo: {x} | Prepárame para esta entrevista.
    preguntas de entrevista|respuestas?
    - Las ocho preguntas más probables, la más difícil primero. #count
    - De cada una, qué quieren saber y una respuesta modelo: situación, qué hice, resultado.
    = Pregunta, qué evalúa y respuesta con huecos para mis datos.`,
  workplace: `documento de trabajo
    Escribe {x} | Escribe un texto para el trabajo: {x} | Escribe lo que debería entregar.
    evaluación|autoevaluación|carta|oferta de empleo|renuncia|referencia|recomendación|objetivos?
    - Hechos y resultados que se puedan comprobar, no juicios sobre el carácter.
    - Cada punto con un ejemplo o una cifra; deja un hueco donde me falte.
    = Un texto que pueda entregar tal cual.
    tone: profesional y justo / cercano / formal
    length: de 150 a 250 palabras / menos de 100 palabras / una página`,
  social_post: `publicación para redes
    Escribe {x} | Escribe una publicación sobre {x} | Escribe una publicación sobre esto.
    post|publicación|pie de foto|hilo|tuit|historia|biografía|bio|copy|caption|texto
    - La primera línea engancha por sí sola, antes del «ver más».
    - Una sola idea, un detalle concreto y, al final, una pregunta o acción de diez segundos.
    = Listo para pegar, con tres etiquetas como mucho; dos versiones con arranques distintos. #count
    tone: personal y sencillo / divertido / profesional
    length: de 50 a 100 palabras / menos de 30 palabras / de 150 a 200 palabras`,
  video_script: `guion de vídeo
    Escribe {x} | Escribe un guion de vídeo sobre {x} | Escribe el guion.
    guion|guión|gancho|vídeo|video|reel|podcast|episodio|corto
    - En los tres primeros segundos se ve o se oye qué gana quien mira.
    - Lengua hablada, una idea por frase; di qué se ve mientras se habla.
    = Una tabla: tiempo, qué se ve, qué se dice. #format
    tone: ágil y sencillo / tranquilo / divertido
    length: 60 segundos / 30 segundos / cinco minutos`,
  ad: `anuncio
    Escribe {x} | Escribe un anuncio: {x} | Escribe el anuncio.
    anuncio|cartel|folleto|flyer|campaña|cuña|publicidad
    - Empieza por la ventaja que más le importa a quien compra, no por la empresa.
    - Una prueba (un dato mío o un hueco para él) y una sola acción, con dónde y hasta cuándo.
    = Titular, texto y llamada a la acción, en tres versiones con enfoques distintos. #count
    tone: claro y amable / atrevido / elegante
    length: titular y 40 palabras / solo titular / 100 palabras`,
  product_text: `texto de producto o web
    Escribe {x} | Escribe un texto de producto: {x} | Escribe el texto.
    descripción|ficha|página|texto|perfil|landing|sobre nosotros
    - Empieza por para quién es y qué le mejora; cada adjetivo lo respalda un detalle.
    - Los datos que mira un comprador (tamaño, material, qué incluye), con huecos donde no los he dado.
    = Titular, párrafo breve y de cuatro a seis datos clave. #format #length
    tone: sencillo y cálido / divertido / objetivo
    length: de 100 a 150 palabras / 50 palabras / 250 palabras`,
  newsletter: `boletín
    Escribe {x} | Escribe un correo comercial: {x} | Escribe el correo para nuestra lista.
    boletín|newsletter|correo|correos|email|emails|secuencia|campaña
    - Un solo mensaje y un solo enlace; sin urgencias falsas.
    - El texto de vista previa añade algo al asunto en vez de repetirlo.
    = Tres asuntos de 45 caracteres como máximo, vista previa, texto y botón. #count
    tone: cercano y sencillo / profesional / divertido
    length: de 120 a 180 palabras / menos de 80 palabras / 300 palabras`,
  article: `artículo
    Escribe {x} | Escribe un artículo sobre {x} | Escribe un artículo sobre esto.
    artículo|entrada|blog|post|guía|columna|reportaje|introducción
    - El primer párrafo responde a la pregunta del lector; cada apartado defiende una idea con un ejemplo o una cifra.
    - Marca los datos que haya que comprobar; no inventes fuentes ni citas.
    = Título, subtítulos y párrafos cortos. #format
    tone: claro y personal / experto / ligero
    length: de 700 a 900 palabras / 400 palabras / 1500 palabras`,
  names: `nombres y títulos
    Propón {x} | Propón nombres para {x} | Propón nombres que encajen.
    nombres?|títulos?|titulares|eslóganes|eslogan|lema|lemas|asuntos
    - Fáciles de decir y de escribir después de oírlos una vez.
    - De varios tipos: descriptivos, juguetones, inventados; marca tus tres favoritos y di por qué. #tone
    = Una lista con una línea sobre cada idea. #format
    length: 15 propuestas / 5 propuestas / 30 propuestas`,
  marketing_plan: `plan de marketing
    Haz {x} | Haz un plan de marketing: {x} | Dime cómo conseguir más clientes y en qué orden.
    plan|estrategia|calendario|campaña
    - Empieza por la causa más probable de la situación actual y cómo comprobarla.
    - Tres acciones, la más barata y rápida primero, con esfuerzo, coste y la cifra que muestra si funciona. #count
    = Una tabla por semanas: acción, quién, tiempo y cómo se mide. #format
    length: las próximas cuatro semanas / la próxima semana / tres meses`,
  business: `plan o idea de negocio
    Desarrolla {x} | Desarrolla esto como negocio: {x} | Dime qué hacer ahora, por orden.
    plan|plan de negocio|modelo de negocio|idea|dafo|precios
    - Quién paga, por qué, cuánto y por qué a mí y no a otro; los números, con tus supuestos al lado.
    - El supuesto más arriesgado y cómo probarlo con poco dinero en dos semanas. #budget #time
    = Una página con apartados y los cinco primeros pasos. #length #format`,
  questions: `preguntas
    Escribe {x} | Escribe preguntas para {x} | Escribe las preguntas que debería hacer.
    preguntas?|encuesta|cuestionario|formulario|sondeo
    - Una sola cosa por pregunta, y ninguna que sugiera la respuesta.
    - Las fáciles primero y las personales al final; fuera las que no cambiarían nada.
    = Una lista numerada, con opciones de respuesta donde ayuden. #format
    length: 10 preguntas / 5 preguntas / 20 preguntas`,
  document: `documento de empresa
    Escribe {x} | Escribe un documento: {x} | Escribe el documento.
    propuesta|política|contrato|informe|procedimiento|acuerdo|manual|normas|plantilla|reglamento|presupuesto
    - Empieza por lo que se decide o propone; queda claro quién hace qué y para cuándo.
    - Un hueco marcado para cada dato que no he dado; di qué partes debería ver un abogado.
    = Apartados numerados, listo para completar y enviar. #format
    tone: sencillo y preciso / formal
    length: una o dos páginas / media página / cinco páginas`,
  presentation: `presentación
    Haz {x} | Haz una presentación: {x} | Conviértelo en diapositivas.
    presentación|diapositivas|powerpoint|pitch
    - El título de cada diapositiva es su mensaje en una frase.
    - Quince palabras como mucho por diapositiva; lo que digo va en las notas.
    = De cada diapositiva: título, contenido, idea de imagen y notas. #format
    length: de 8 a 10 diapositivas / 5 diapositivas / 15 diapositivas`,
});
