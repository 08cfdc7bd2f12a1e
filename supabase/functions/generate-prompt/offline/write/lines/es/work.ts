import { kindsFrom } from "../kind-from.ts";

/** Study, work on texts, technical and creative work. */
export const WORK = kindsFrom({
  essay: `ensayo
    Escribe {x} | Escribe un ensayo: {x} | Ayúdame a escribir este ensayo.
    ensayo|redacción|trabajo|párrafo|tesis|introducción|conclusión|comentario de texto|esquema
    - Una tesis discutible, al principio; cada párrafo la apoya y uno responde al mejor argumento en contra.
    - Sin fuentes ni citas inventadas: pon [FALTA FUENTE] donde haga falta una prueba.
    = Texto seguido y dos frases sobre lo que debo revisar. #format
    length: unas 800 palabras / 500 palabras / 1500 palabras`,
  study_plan: `plan de estudio
    Haz {x} | Haz un plan de estudio: {x} | Haz un plan de estudio para esto.
    plan de estudios?|plan|horario|calendario|cronograma
    - Recordar antes que releer: cada sesión empieza con preguntas de las anteriores.
    - Lo más flojo primero, repaso a los 1, 3 y 7 días y un día libre por semana.
    = Una tabla: día, tema, tarea, minutos. #format
    ?material: Qué entra en el examen | TEMAS: p. ej., la lista del temario
    ?subject: Qué entra en el examen | TEMAS: p. ej., la lista del temario`,
  lesson: `clase
    Prepara {x} | Prepara una clase sobre {x} | Prepara la clase.
    clase|lección|ficha|actividad|actividades|unidad didáctica|situación de aprendizaje|rúbrica|taller|ejercicios?
    - Un objetivo que el alumnado pueda demostrar al final, y cómo lo veo.
    - Los pasos con minutos, qué digo yo y qué hacen ellos; una versión más fácil y otra más difícil. #time
    = Un plan para dar la clase y el material para imprimir. #format
    length: 45 minutos / 30 minutos / 90 minutos`,
  quiz: `cuestionario
    Haz {x} | Haz un cuestionario sobre {x} | Haz un cuestionario con esto.
    cuestionario|test|examen|preguntas|tarjetas|flashcards|trivial|quiz
    - De fácil a difícil; solo una respuesta es correcta y las otras tientan.
    - Que pidan entender y aplicar, no solo repetir; comprueba cada respuesta.
    = Primero las preguntas y después las respuestas, con una frase de explicación. #format
    length: 10 preguntas / 5 preguntas / 20 preguntas`,
  explanation: `explicación
    Dame {x} | Explícame {x} | Explícame qué pasa.
    explicación|diferencias?
    - Empieza con la respuesta en una o dos frases sencillas.
    - Una comparación cotidiana, un ejemplo resuelto y el error más frecuente.
    = Párrafos cortos y, al final, una pregunta para ver si lo he entendido. #format
    audience: alguien que empieza / un niño de 12 años / un experto
    length: de 150 a 250 palabras / 80 palabras / 500 palabras`,
  homework: `ejercicio resuelto
    Resuelve {x} | Resuelve esto y enseña cómo: {x} | Resuélvelo paso a paso.
    problema|ecuación|ejercicios?|deberes|demostración
    - Muestra cada paso y por qué se puede dar; comprueba el resultado por otro camino.
    - Después, un ejercicio parecido para mí, con la solución al final.
    = Datos, pasos y resultado en una línea. #format`,
  research: `investigación
    Dame {x} | Dame un resumen de lo que se sabe sobre {x} | Averigua qué se sabe de esto.
    análisis|comparación|comparativa|investigación|informe|estudio|resumen
    - Primero la conclusión; después, las pruebas a favor y en contra y lo que se discute.
    - Di qué seguridad y antigüedad tiene cada dato; no inventes estudios, cifras ni enlaces.
    = Cinco líneas de resumen, tabla de hallazgos y preguntas abiertas. #format #length`,
  translation: `traducción
    Haz {x} | Traduce {x} | Traduce esto.
    traducción
    - El sentido y el tono, como lo diría un nativo, no palabra por palabra.
    - Conserva nombres, cifras y formato; si una palabra es ambigua, da las dos opciones.
    = Primero la traducción; notas después, solo si hacen falta.
    ?material: El texto | TEXTO: pégalo aquí
    ?goal: A qué idioma | IDIOMA: p. ej., inglés británico`,
  summary: `resumen
    Haz {x} | Resume {x} | Resúmelo.
    resumen|síntesis
    - Primero lo decidido, afirmado o descubierto; los antecedentes, solo si hacen falta.
    - Nombres, fechas y cifras exactos; nada que no esté en el texto.
    = Puntos cortos, el más importante primero. #format #length
    length: cinco puntos / una frase / una página
    ?material: El texto | TEXTO: pégalo aquí`,
  editing: `texto corregido
    Corrige {x} | Corrige esto: {x} | Mejora el texto.
    texto|párrafo|versión
    - Conserva el sentido, los datos y mi forma de hablar.
    - Cambia solo lo que mejore y no añadas ideas mías que no he dicho.
    = Primero el texto terminado, listo para pegar; debajo, los cambios importantes y por qué.
    ?material: El texto | TEXTO: pégalo aquí`,
  meeting: `acta u orden del día
    Escribe {x} | Prepara esta reunión: {x} | Prepara la reunión.
    acta|orden del día|agenda|notas|reunión
    - Cada punto tiene objetivo (decidir, informar, debatir), responsable y minutos. #time
    - Decisiones y tareas aparte: quién, qué y para cuándo; un hueco en vez de adivinar.
    = Una página que se pueda enviar a todos. #length`,
  code: `código
    Escribe {x} | Escribe código para esto: {x} | Escribe el código.
    script|función|programa|consulta|regex|código|clase|bot|componente|macro
    - Que aguante entradas vacías o inválidas y falle con un mensaje que diga qué hacer.
    - Si cambia o borra archivos o datos, modo de prueba activado por defecto; solo librerías que existan.
    = El código completo, cómo ejecutarlo y dos ejemplos con su resultado.
    ?tools: Lenguaje y entorno | LENGUAJE: p. ej., Python 3.12 en Windows`,
  debugging: `corrección de un error
    Encuentra la causa de {x} y corrígela | Encuentra la causa y muestra la solución: {x} | Encuentra la causa y muestra la solución.
    error|fallo|bug
    - La causa más probable primero, y en qué línea o ajuste está.
    - El cambio más pequeño que lo arregla y por qué; si te falta algo, di qué ejecuto y qué miro.
    = La causa en una frase, el código corregido y cómo comprobarlo.
    ?material: El código y el error completo | CÓDIGO Y ERROR: pega los dos aquí
    ?tools: Versiones | ENTORNO: p. ej., Node 22, React 19`,
  code_review: `revisión de código
    Haz {x} | Revisa este código: {x} | Revisa este código.
    revisión|pruebas|tests?|refactorización
    - Lo erróneo o peligroso va antes que las cuestiones de estilo.
    - De cada punto: dónde, qué puede pasar y las líneas cambiadas; el comportamiento no cambia.
    = Hallazgos por gravedad y el código mejorado.
    ?material: El código | CÓDIGO: pégalo aquí`,
  spreadsheet: `fórmula de hoja de cálculo
    Dame {x} | Dame una fórmula de hoja de cálculo: {x} | Dame la fórmula.
    fórmula|hoja de cálculo|plantilla|tabla|macro|excel
    - Que funcione al arrastrarla y con celdas vacías; di qué celdas debo cambiar.
    - Di si cambia entre Excel y Google Sheets, y qué hace cada parte en una línea.
    = La fórmula en un bloque y un ejemplo con tres filas.
    ?material: Mis columnas | COLUMNAS: p. ej., A fecha, B importe
    ?details: Mis columnas | COLUMNAS: p. ej., A fecha, B importe`,
  data_analysis: `análisis de datos
    Haz {x} | Analiza {x} | Analízalo.
    análisis|gráficos?|panel|informe|estadísticas|dashboard
    - Primero revisa los datos: faltan, se repiten o no cuadran; di qué has dejado fuera.
    - Los tres hallazgos que cambiarían una decisión, con su cifra; lo que coincide no siempre es causa. #count
    = Primero los hallazgos y después la tabla o el gráfico de cada uno. #format
    ?material: Los datos | DATOS: pégalos o describe las columnas`,
  tech_help: `ayuda técnica
    Ayúdame con {x} | Resuelve este problema: {x} | Dime cómo arreglarlo.
    problema|configuración|ajustes
    - La causa más probable primero; empieza por lo rápido y lo que no borra datos.
    - En cada paso, dónde toco exactamente y qué debería ver; avísame antes de borrar o restablecer.
    = Pasos numerados, con puntos donde comprobar si ya funciona. #format
    ?tools: Aparato y versión | APARATO: p. ej., iPhone 14, iOS 18`,
  app_plan: `plan de app o web
    Planifica {x} | Planifica cómo crear {x} | Planifica cómo crearlo.
    app|aplicación|web|página|sitio|sistema|base de datos|plataforma|herramienta|tienda|plan
    - Quién la usa, las tres cosas que debe poder hacer y qué queda fuera de la primera versión.
    - La tecnología más sencilla que sirva y la parte más arriesgada, con una prueba de un día.
    = Alcance, pantallas, datos y pasos por orden con su esfuerzo. #format`,
  story: `cuento
    Escribe {x} | Escribe un cuento sobre {x} | Escríbelo como cuento.
    cuento|historia|relato|escena|capítulo|personaje|diálogo|monólogo|novela|fábula|leyenda
    - Alguien quiere algo y algo se interpone, desde las primeras líneas.
    - Muéstralo con actos, cosas y diálogos; el final nace de una decisión y no se explica.
    = Solo el texto, con título.
    length: de 500 a 800 palabras / 200 palabras / 1500 palabras`,
  poem: `poema o letra
    Escribe {x} | Escribe un poema sobre {x} | Escribe un poema sobre ello.
    poema|poesía|canción|letra|rap|haiku|chiste|soneto|copla|verso|adivinanza|rima
    - Imágenes concretas que solo sirvan para este tema; nada de corazones, estrellas ni rosas.
    - Orden natural de las palabras: ninguna frase se fuerza por la rima.
    = Solo el texto terminado.
    length: de 12 a 16 versos / 4 versos / 24 versos`,
  image: `imagen o diseño
    Crea {x} | Crea una imagen de {x} | Conviértelo en una imagen.
    imagen|logo|logotipo|foto|ilustración|cartel|banner|diseño|dibujo|retrato|tatuaje|icono|avatar|portada|fondo|póster
    - Nombra motivo, lugar, luz, colores, encuadre y estilo.
    - Un solo centro de atención; di qué queda vacío y qué no debe aparecer.
    = Una descripción de 40 a 70 palabras para un generador de imágenes y dos variantes. #count #length
    format: cuadrado / apaisado (16:9) / vertical (9:16)`,
  practice: `práctica
    Haz de {x} | Practica esto conmigo: {x} | Practícalo conmigo.
    entrevistador|profesor|tutor|juego|simulacro
    - Mantén el papel, di una cosa cada vez y espera mi respuesta; cada ronda, un poco más difícil.
    - Cuando escriba «fin», dime dos cosas que hice bien y una que cambiar, con mejores palabras.
    = Empieza ya con tu primera frase, sin introducción.`,
});
