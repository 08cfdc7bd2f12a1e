import { kindsFrom } from "../lines-from.ts";

export const WRITING = kindsFrom({
  email: `correo electrónico | Escribe {x} | Escribe un correo: {x} | Escribe el correo que debería enviar.
    correo|email|e-mail|mail|respuesta|recordatorio|invitación|aviso|solicitud
    - Las dos primeras frases dicen por qué escribo y qué pido.
    - Usa solo lo que te he contado: no inventes nombres, fechas ni motivos.
    = Un asunto de 50 caracteres como máximo y el correo, listo para enviar.
    tone: educado y directo / cercano / formal / firme; length: de 80 a 150 palabras / menos de 60 palabras / de 200 a 250 palabras`,
  message: `mensaje | Escribe {x} | Escribe un mensaje: {x} | Escribe el mensaje que debería enviar.
    mensaje|mensajito|whatsapp|sms|nota|respuesta|disculpa|excusa|contestación
    - Que parezca escrito por una persona, no una carta: sin saludos de fórmula.
    - Lo importante va primero, y a la otra persona le resulta fácil contestar.
    = Dos versiones para copiar, una más cariñosa y otra más breve. #count #tone
    tone: cercano y natural / cariñoso / divertido / firme; length: de una a tres frases / una frase / un párrafo corto`,
  complaint: `reclamación | Escribe {x} | Escribe una reclamación: {x} | Escribe la reclamación que debería enviar.
    reclamación|queja|reclamo|recurso|carta de reclamación
    - Los hechos en orden: qué se acordó, qué pasó y qué me ha costado.
    - Di exactamente qué pido, para cuándo y qué haré si no responden; cita una ley solo si seguro que se aplica.
    = Una carta con asunto, lista para enviar, y la lista de pruebas que debo adjuntar.
    tone: firme y objetivo / educado / muy firme; length: una página como máximo / 150 palabras`,
  conversation: `consejo para una conversación | Dime cómo afrontar {x} | Ayúdame a manejar esto: {x} | Dime qué hacer y qué decir.
    conversación|charla|discusión|conflicto
    - Tómate en serio mi punto de vista y di en una frase cómo puede verlo la otra persona.
    - Las palabras exactas para empezar, y qué contestar si se pone a la defensiva.
    = Qué hacer primero, qué decir y qué hacer si sale mal. #format
    tone: cercano y sincero / delicado / sin rodeos`,
  speech: `discurso | Escribe {x} | Escribe un discurso: {x} | Escribe el discurso.
    discurso|brindis|palabras|votos|charla|presentación|despedida|pregón
    - Empieza con un momento concreto, no con una lista de agradecimientos.
    - Frases cortas, para decirlas en voz alta; la última se recuerda.
    = El texto completo y una tarjeta con cinco palabras clave. #format
    tone: cálido y con algo de humor / solemne / divertido; length: unos tres minutos / un minuto / cinco minutos
    ?details: Qué hay que mencionar | MOMENTOS: p. ej., cómo nos conocimos`,
  card: `felicitación | Escribe {x} | Escribe el texto de una tarjeta: {x} | Escribe lo que pongo en la tarjeta.
    tarjeta|felicitación|dedicatoria|invitación|pésame|mensaje de cumpleaños|felicitación de cumpleaños|mensaje de pésame|mensaje de agradecimiento|nota de agradecimiento
    - Un detalle que solo sirva para esta persona o esta ocasión.
    - Sin rimas ni frases hechas como «en este día tan especial». #tone
    = Tres versiones: emotiva, ligera y muy corta. #count #tone
    length: de dos a cuatro frases / una frase / un párrafo corto
    ?details: Algo que solo sepa esa persona | DETALLE: p. ej., le encanta el monte`,
  resume: `currículum | Escribe {x} | Escribe esto para mi currículum: {x} | Escribe el texto del currículum.
    currículum|curriculum|cv|extracto
    - Cada línea empieza con un verbo y acaba en un resultado; pídeme la cifra que falte.
    - No inventes empresas, fechas, herramientas ni cifras.
    = Texto para pegar, lo más relevante primero, dos líneas como mucho por punto. #format
    ?background: Mi experiencia | MI EXPERIENCIA: pega tu currículum o cinco datos`,
  cover_letter: `carta de presentación | Escribe {x} | Escribe una carta de presentación: {x} | Escribe la carta.
    carta de presentación|carta de motivación|solicitud
    - Empieza por qué me interesa este puesto y qué aporto, no por «me dirijo a ustedes».
    - Dos logros con su resultado; nada que mi currículum no respalde.
    = Una carta de tres o cuatro párrafos, lista para enviar. #length
    tone: seguro y sencillo / cercano / formal; length: de 250 a 350 palabras / 150 palabras / una página
    ?background: Mi experiencia | MI EXPERIENCIA: pega tu currículum o cinco datos
    ?details: El puesto | OFERTA: pega las líneas clave`,
  interview: `preparación de entrevista | Prepara {x} | Prepárame para una entrevista de trabajo: {x} | Prepárame para esta entrevista.
    preguntas de entrevista|respuestas?
    - Las ocho preguntas más probables, la más difícil primero. #count
    - De cada una, qué quieren saber y una respuesta modelo: situación, qué hice, resultado.
    = Pregunta, qué evalúa y respuesta con huecos para mis datos.`,
  social_post: `publicación para redes | Escribe {x} | Escribe una publicación sobre {x} | Escribe una publicación sobre esto.
    post|publicación|pie de foto|hilo|tuit|copy|caption
    - La primera línea engancha por sí sola, antes del «ver más».
    - Una sola idea, un detalle concreto y, al final, una pregunta o acción de diez segundos.
    = Listo para pegar.
    = Tres etiquetas como mucho. #hashtags
    = Dos versiones con arranques distintos. #count #length
    tone: personal y sencillo / divertido / profesional; length: de 50 a 100 palabras / menos de 30 palabras / de 150 a 200 palabras`,
  ad: `anuncio | Escribe {x} | Escribe un anuncio: {x} | Escribe el anuncio.
    anuncio|cartel|folleto|flyer|cuña|publicidad
    - Empieza por la ventaja que más le importa a quien compra, no por la empresa.
    - Una prueba (un dato mío o un hueco para él) y una sola acción, con dónde y hasta cuándo.
    = Titular, texto y llamada a la acción, en tres versiones con enfoques distintos. #count
    tone: claro y amable / atrevido / elegante; length: titular y 40 palabras / solo titular / 100 palabras`,
  product_text: `texto de producto o web | Escribe {x} | Escribe un texto de producto: {x} | Escribe el texto.
    descripción|ficha|página|landing|sobre nosotros
    - Empieza por para quién es y qué le mejora; cada adjetivo lo respalda un detalle.
    - Los datos que mira un comprador (tamaño, material, qué incluye), con huecos donde no los he dado.
    = Titular, párrafo breve y de cuatro a seis datos clave. #format #length
    tone: sencillo y cálido / divertido / objetivo; length: de 100 a 150 palabras / 50 palabras / 250 palabras`,
  names: `nombres y títulos | Propón {x} | Propón nombres para {x} | Propón nombres que encajen.
    nombres?|títulos?|titulares|eslóganes|eslogan|lema|lemas|asuntos
    - Fáciles de decir y de escribir después de oírlos una vez.
    - De varios tipos: descriptivos, juguetones, inventados; marca tus tres favoritos y di por qué. #tone
    = Una lista con una línea sobre cada idea. #format
    length: 15 propuestas / 5 propuestas / 30 propuestas`,
  text: `texto | Escribe {x} | Escribe esto: {x} | Escríbelo.
    texto|párrafo|palabras|propuesta|política|contrato|informe|procedimiento|acuerdo|manual|normas|reglamento|presupuesto|artículo|entrada|blog|columna|reportaje|acta|orden del día|agenda|notas|reunión|encuesta|formulario|sondeo|preguntas para|evaluación|autoevaluación|oferta de empleo|referencia|recomendación|objetivos?|carta de recomendación|guion|guión|gancho|vídeo|video|reel|podcast|episodio|corto
    - Lo importante primero, con palabras sencillas que suenen a mí.
    - Solo lo que he dicho; un hueco señalado donde falte un dato.
    = Solo el texto terminado.`,
  letter: `carta | Escribe {x} | Escribe una carta: {x} | Escribe la carta que debería enviar.
    carta|carta de renuncia|carta de baja|escrito|renuncia
    - La primera frase dice qué quiero y desde cuándo; los motivos, solo los necesarios.
    - Un hueco señalado para cada nombre, fecha o número que no he dado; pide confirmación por escrito.
    = Una carta con fecha, destinatario, asunto y sitio para la firma, lista para enviar. #format
    tone: educado y claro / formal / firme / personal; length: media página / cinco líneas / una página`,
  profile: `texto de perfil | Escribe {x} | Escribe un texto de perfil: {x} | Escribe el texto de mi perfil.
    bio|biografía|perfil|sobre mí|acerca de mí|texto de perfil|presentación personal
    - La primera línea solo puede ser mía; detalles concretos en vez de adjetivos.
    - Todos mis datos y ningún otro; al final, algo a lo que sea fácil responder.
    = Tres versiones con comienzos distintos, listas para pegar. #count
    tone: natural y seguro / divertido / formal`,
});
