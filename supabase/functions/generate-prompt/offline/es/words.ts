import type { CueList, SlotCues } from "../pack.ts";

export const slots: SlotCues = {
  audience:
    "jefe, jefa, cliente*, profesor*, maestr*, compañer*, colega*, equipo, recursos humanos, amigo*, amiga*, mama, papa, madre, padre, padres, esposa, esposo, novia, novio, pareja, vecino*, vecina*, casero, casera, propietari*, administrador*, inversor*, principiante*, niños, niñas, hijo, hija, hijos, estudiantes, alumnos, usuarios, lectores, empleados, mujeres, hombres, jovenes, adolescentes, empresa, escuela, abuela, abuelo, hermana, hermano, ex",
  purpose:
    "para que, con el fin de, porque, objetivo, convencer, vender, persuadir, pidiendo, pedir, agradec*, disculp*, quej*, invit*",
  tone: "formal, informal, amable, gracioso, graciosa, divertido, divertida, profesional, serio, seria, cercano, tono, cortés, educado, firme",
  style:
    "estilo, minimalista, realista, acuarela, óleo, anime, dibujo animado, vintage, retro, 3d, cyberpunk, moderno, triste, romántico, romántica, oscuro, de terror, humor",
  platform:
    "instagram, tiktok, twitter, tuit*, x, linkedin, facebook, youtube, reddit, pinterest, google, amazon, etsy, wallapop, web, página web",
  tool: "python, javascript, typescript, java, c++, c#, php, html, css, react, sql, excel, google sheets, hojas de cálculo, power bi, wordpress, android, ios, midjourney",
  level:
    "principiante*, básico, intermedio, avanzado, experto, desde cero, primaria, secundaria, bachillerato, universidad, sencillo, para niños, a1, a2, b1, b2, c1",
  time: "minutos, horas, día, días, semana, semanas, mes, meses, fin de semana, hoy, mañana, lunes, martes, miércoles, jueves, viernes, sábado, domingo, enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre, diciembre, plazo",
  budget: "presupuesto, barato, barata, económico, económica, gratis, lujo, dinero",
  language:
    "inglés, español, francés, alemán, italiano, portugués, chino, japonés, coreano, árabe, ruso, catalán, gallego, euskera",
  constraints:
    "odia, no le gusta, no le gustan, sin, solo, debe, evita, evitar, alergia, alérgico, alérgica, vegano, vegana, vegetariano, vegetariana, gluten, en casa, mancuernas, máximo, excepto, como máximo",
};

export const countable: CueList =
  "ideas, consejos, trucos, maneras, formas, nombres, ejemplos, preguntas, razones, motivos, opciones, titulares, títulos, eslóganes, tuits, publicaciones, recetas, libros, ejercicios, chistes, frases, puntos, tarjetas, diapositivas, versiones, alternativas, sugerencias, hashtags, líneas, palabras, caracteres, páginas, párrafos, párrafo, minutos, estrofas, versos, capítulos";

export const fillers: CueList =
  "escribe, escribir, haz, hacer, crea, crear, dame, genera, ayuda, ayúdame, necesito, quiero, puedes, podrías, por favor, bueno, buena, mejor, nuevo, nueva, algo, algún, alguna, cosa, cosas, hola, gracias, corto, corta, largo, larga, breve, rápido, simple, muy, uno, dos, tres, cuatro, cinco, diez, texto, prompt, chatgpt, mejorar, mejora, completo, completa, genial, perfecto, profesional, favor, ok, personas, raciones";

export const limits: CueList =
  "sin, solo, debe, evita, odia, no le gusta, no le gustan, no come, alergi*, vegan*, vegetarian*, gluten, máximo, menos de, hasta, presupuesto, excepto, nada de, no más";

export const deictics: CueList =
  "esto, este, esta, estos, estas, eso, mi, siguiente, siguientes, abajo, arriba, adjunto";

export const documents: CueList =
  "texto, artículo, documento, pdf, página, capítulo, reunión, notas, acta, informe, correo, mail, mensaje, conversación, clase, libro, ensayo, archivo, contrato, vídeo, historia, carta, borrador";

export const outputForms: CueList =
  "tabla, lista, viñetas, columna, columnas, fila, filas, numerada, json, csv, markdown, encabezado*, título, asunto, formato, devuelve, estructura, apartado*, párrafo*, línea, veredicto, para cada, de cada";

export const questionWords: CueList =
  "^qué, ^quién, ^quiénes, ^cuándo, ^dónde, ^por qué, ^cuál, ^cuáles, ^cómo, ^cuánto, ^cuánta, ^cuántos, ^cuántas, ^es, ^son, ^debería";

export const openers: CueList =
  "por favor, puedes, podrías, me puedes, me podrías, quiero que, necesito que, quiero, necesito, quisiera, me gustaría, ayúdame a, ayúdame con, ayuda con, hola, oye, chatgpt, dame, hazme, haz, escribe, escríbeme, redacta, crea, créame, genera, un, una, unos, unas, el, la, los, las";

export const headBreaks: CueList = "para, sobre, con, que, en, acerca de, a, al, del, por, desde";

export const topicMarkers: CueList = "sobre, acerca de";

export const personal: CueList = "mi, mis, nuestro, nuestra, nuestros, nuestras, para mí";

export const shortForms: CueList = "haiku*, soneto*, poema*, chiste*, adivinanza*, limerick*";

export const designs: CueList =
  "logo*, cartel*, póster*, banner*, icono*, portada*, tatuaje*, avatar*, foto de perfil, mascota";

export const exactForms: CueList =
  "fórmula*, consulta, función, método, regex, expresión regular, comando, bucle";

export const comparisons: CueList = "diferencia*, compara*, vs, versus, ventajas, pros y contras";

export const openGoals: CueList =
  "empezar, mejorar, mejor, aprender, ahorrar, ganar dinero, crecer, ser mas, superar, motivar*, dejar de, perder peso, adelgazar, más clientes, más seguidores, dormir mejor, invertir, lidiar con, gestionar, promocionar, vender, preparar";
