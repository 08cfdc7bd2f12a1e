import type { LanguagePack } from "../pack.ts";

export const cues: LanguagePack["cues"] = {
  writing: {
    8: "documentación de, documentación para, escribe la documentación, readme, manual de usuario",
    6: "entrada de blog, artículo de blog, nota de prensa, comunicado de prensa, artículo de opinión, texto para, página sobre nosotros, reseña de",
    5: "ensayo*, artículo*, redacción, informe*, reportaje, biografía, boletín, tesis, monografía, párrafo",
    3: "texto sobre, reseña, escribe sobre",
  },
  creative: {
    7: "cuento*, historia corta, relato*, poema*, poesía, canción, letra de canción, chiste*, haiku*, fábula, guion de cine, adivinanza*, brindis, trabalenguas",
    5: "historia de un, historia de una, historia sobre, novela, rap, diálogo, felicitación, versos",
  },
  email: {
    8: "mensaje para mi, mensaje a mi, mensaje para la, mensaje para el",
    7: "carta de renuncia, carta de queja, carta de agradecimiento, correo de seguimiento, invitación",
    6: "correo*, e mail*, mensaje*, carta a, carta para, escribe a mi, responde a, contestar a, whatsapp",
    5: "carta, respuesta a, disculpa*, renuncia, queja, dile a mi, reclamación",
  },
  social: {
    7: "publicación de, publicación para, post para, redes sociales, pie de foto, calendario de contenido*, guion de video, guion para youtube",
    6: "instagram, tiktok, tuit*, twitter, hilo, reel, reels, publicación, publicaciones, post",
    5: "linkedin, facebook, youtube, podcast, hashtags",
  },
  marketing: {
    7: "descripción de producto, descripción del producto, eslogan, eslóganes, lema, anuncio*, página de ventas, campaña*, meta descripción, texto publicitario",
    6: "anunciar, promocionar",
    5: "publicidad, marketing, folleto, seo, marca, propuesta de valor, promocionar, vender, titular*",
  },
  presentation: { 7: "presentación, diapositivas, discurso, powerpoint, ponencia, charla sobre" },
  editing: {
    9.5: "^acorta, ^acorte, ^acortar, ^abrevia, ^reduce el texto",
    7: "corrige, corregir, corrección, reescribe, reescribir, reformula, parafrasea, revisa este, revisa esta, haz más formal, más formal, más corto, ortografía, gramática",
    6: "^mejora, ^mejorar",
    4: "mejora este, mejora esta, mejora mi, mejora el texto, mejorar este",
  },
  summary: { 8: "resume, resumir, resúmeme, resumen*, puntos clave, ideas principales, sintetiza" },
  translation: { 9: "traduce, traducir, tradúceme, traducción, cómo se dice" },
  code: {
    6: "script, función, código, programa en, expresión regular, regex, algoritmo, api, prueba unitaria, pruebas unitarias",
    4: "python, javascript, java, html, css, sql, php, programa, programar",
  },
  app: {
    7: "página web para, sitio web, aplicación, app, tienda online, bot de, videojuego, juego en, extensión de chrome",
    5: "página web, web para, juego, bot, landing page",
  },
  debugging: {
    8: "mi código no funciona, arregla este código, arregla el código, corrige este código, corrige el código, depura, depurar",
    6: "error, bug, excepción, no compila, se cuelga, se cierra, no responde, no aparece, no se muestra",
  },
  data: {
    8: "fórmula de excel, fórmula excel, tabla dinámica, consulta sql, buscarv",
    6: "excel, hoja de cálculo, google sheets, csv, analiza estos datos, análisis de datos, fórmula",
    4: "gráfico, datos, tabla",
  },
  research: {
    8.5: "^compara, ^comparar, ^comparación de, ^comparación entre, vs",
    10: "^cuál es el mejor, ^cuál es la mejor, ^cuál es la diferencia",
    8: "qué móvil, qué portátil, qué coche",
    7: "compara, comparar, comparación, comparativa, diferencia entre, diferencias entre, ventajas y desventajas, pros y contras, estudio de mercado, competencia, alternativas a",
    5: "mejor, mejores, vs, investiga, recomienda, recomiéndame",
  },
  career: {
    8: "carta de presentación, carta de motivación, currículum*, curriculum, cv, entrevista de trabajo, perfil de linkedin, preguntas de entrevista, aumento de sueldo, pedir un aumento, hoja de vida, buscar trabajo, encontrar trabajo, conseguir trabajo",
    5: "empleo, entrevista, sueldo, trabajo",
  },
  planning: {
    7: "plan de negocio, plan de negocios, plan de marketing, lista de tareas, plan de acción, plan de proyecto",
    6: "planifica, planificar, organiza, organizar, horario, cronograma, agenda, calendario, presupuesto, rutina de mañana, lista de verificación, boda, fiesta",
    5: "plan, rutina, estrategia, evento",
  },
  brainstorm: {
    7: "ideas, idea de negocio, lluvia de ideas, nombres para, nombre para, regalo para, regalos para, qué regalar",
    5: "sugerencias, nombres, regalo, inspiración, maneras de, formas de",
  },
  image: {
    8: "imagen de, foto de, dibujo de, dibuja, ilustración*, logo, logotipo, retrato de, cartel, póster, tatuaje, icono, prompt para midjourney, avatar, acuarela de, logo para",
    5: "imagen, dibujo, foto, pintura",
  },
  explanation: {
    8: "explica*, explícame, qué significa, significado de",
    7: "^por qué, ^cómo funciona, ^cómo funcionan, entender",
    6: "^qué es, ^qué son, háblame de, cuéntame sobre, define, descripción de",
  },
  howto: {
    7: "^cómo, ^cómo se hace, ^cómo puedo, pasos para, paso a paso, tutorial, guía para, guía de, instrucciones para, cómo hacer",
    6: "no funciona, no enciende, no carga, no imprime, no arranca",
  },
  fact: {
    9: "^cuánto mide, ^cuánto pesa, ^cuánto cuesta, ^cuántos, ^cuántas, ^quién, ^quiénes, ^cuándo, ^dónde, ^cuál es la capital, ^cuál es el, ^cuál es la, ^en qué año, ^qué año, ^a qué hora, ^cuánto, ^cuánta, ^es verdad, sinónimo*, antónimo*, rima con, plural de, conjuga*, capital de",
    6: "capital de, población de, distancia entre",
  },
  advice: {
    9: "^debería, mi novio, mi novia, mi marido, mi mujer, mi ex, ruptura, cómo superar, procrastin*, cómo lidiar",
    8: "cambiar mi vida, mi jefe me, mi compañero de piso, hacer amigos",
    6: "debería, consejo*, ansiedad, estrés, estresado, estresada, me siento, solo y triste, motívame, autoestima, pareja, agobiado, agobiada",
  },
  study: {
    8: "cuestionario, test sobre, tarjetas de memoria, plan de estudio*, preguntas de práctica, plan de clase, guía de estudio, pregúntame, vocabulario",
    7: "ayuda con mi tesis, trabajo de clase, ayuda con la tarea",
    6: "examen*, estudiar, aprender, deberes, tarea de, ejercicios de, clase de, curso",
  },
  fitness: {
    9: "rutina de ejercicio*, rutina de gimnasio, plan de entrenamiento, entrenamiento, perder peso, adelgazar, bajar de peso, ganar músculo, rutina de gym, abdominales, kilos",
    6: "gimnasio, ejercicios en casa, maratón, correr, yoga",
  },
  food: {
    9: "receta*, menú semanal, plan de comidas, qué puedo cocinar, qué cocinar, ideas de cena, ideas para cenar, ideas de comida",
    6: "cena, cenar, almuerzo, desayuno, postre, cocinar, dieta, pastel, comida, tarta",
  },
  travel: {
    9: "itinerario, viaje a, viajar a, qué ver en, qué hacer en, días en, fin de semana en, vacaciones en, ruta por, luna de miel, qué llevar a, planear un viaje, planea un viaje, organizar un viaje",
    6: "viaje, viajar, vacaciones, turismo, escapada",
  },
  roleplay: {
    9: "simula, hazte pasar, juego de rol, entrevístame, finge, simulacro de",
    5: "^actúa como, ^eres un, ^eres una, ^sé mi",
  },
};
