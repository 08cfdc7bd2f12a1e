import { kindsFrom } from "../lines-from.ts";

export const WORK = kindsFrom({
  presentation: `presentación | Haz {x} | Haz una presentación: {x} | Conviértelo en diapositivas.
    presentación|diapositivas|powerpoint|pitch
    - El título de cada diapositiva es su mensaje en una frase.
    - Quince palabras como mucho por diapositiva; lo que digo va en las notas.
    = De cada diapositiva: título, contenido, idea de imagen y notas. #format
    length: de 8 a 10 diapositivas / 5 diapositivas / 15 diapositivas`,
  essay: `ensayo | Escribe {x} | Escribe un ensayo: {x} | Ayúdame a escribir este ensayo.
    ensayo|redacción|trabajo|tesis|introducción|conclusión|comentario de texto|esquema
    - Una tesis discutible, al principio; cada párrafo la apoya y uno responde al mejor argumento en contra.
    - Sin fuentes ni citas inventadas: pon [FALTA FUENTE] donde haga falta una prueba.
    = Texto seguido y dos frases sobre lo que debo revisar. #format
    length: unas 800 palabras / 500 palabras / 1500 palabras`,
  study_plan: `plan de estudio | Haz {x} | Haz un plan de estudio: {x} | Haz un plan de estudio para esto.
    plan de estudios?|cronograma
    - Recordar antes que releer: cada sesión empieza con preguntas de las anteriores.
    - Lo más flojo primero, repaso a los 1, 3 y 7 días y un día libre por semana.
    = Una tabla: día, tema, tarea, minutos. #format
    ?material: Qué entra en el examen | TEMAS: p. ej., la lista del temario
    ?subject: Qué entra en el examen | TEMAS: p. ej., la lista del temario`,
  quiz: `cuestionario | Haz {x} | Haz un cuestionario sobre {x} | Haz un cuestionario con esto.
    cuestionario|test|examen|preguntas|tarjetas|flashcards|trivial|quiz
    - De fácil a difícil; solo una respuesta es correcta y las otras tientan. #cards
    - Que pidan entender y aplicar, no solo repetir; comprueba cada respuesta.
    = Primero las preguntas y después las respuestas, con una frase de explicación. #format
    length: 10 preguntas / 5 preguntas / 20 preguntas`,
  explanation: `explicación | Dame {x} | Explícame {x} | Explícame qué pasa.
    explicación|diferencias?|ecuación|ejercicios?|deberes|demostración
    - Empieza con la respuesta en una o dos frases sencillas.
    - Una comparación cotidiana, un ejemplo resuelto y el error más frecuente.
    = Párrafos cortos y, al final, una pregunta para ver si lo he entendido. #format
    audience: alguien que empieza / un niño de 12 años / un experto; length: de 150 a 250 palabras / 80 palabras / 500 palabras`,
  translation: `traducción | Haz {x} | Traduce {x} | Traduce esto.
    traducción
    - El sentido y el tono, como lo diría un nativo, no palabra por palabra.
    - Conserva nombres, cifras y formato; si una palabra es ambigua, da las dos opciones.
    = Primero la traducción; notas después, solo si hacen falta.
    ?material: El texto | TEXTO: pégalo aquí
    ?goal: A qué idioma | IDIOMA: p. ej., inglés británico`,
  summary: `resumen | Haz {x} | Resume {x} | Resúmelo.
    resumen|síntesis
    - Primero lo decidido, afirmado o descubierto; los antecedentes, solo si hacen falta.
    - Nombres, fechas y cifras exactos; nada que no esté en el texto.
    = Puntos cortos, el más importante primero. #format #length
    length: cinco puntos / una frase / una página
    ?material: El texto | TEXTO: pégalo aquí`,
  editing: `texto corregido | Corrige {x} | Corrige esto: {x} | Mejora el texto.
    corrección
    - Conserva el sentido, los datos y mi forma de hablar.
    - Cambia solo lo que mejore y no añadas ideas mías que no he dicho.
    = Primero el texto terminado, listo para pegar.
    = Debajo, los cambios importantes y por qué. #brief
    ?material: El texto | TEXTO: pégalo aquí`,
  code: `código | Escribe {x} | Escribe código para esto: {x} | Escribe el código.
    script|función|consulta|regex|código|clase|bot|componente|macro
    - Que aguante entradas vacías o inválidas y falle con un mensaje que diga qué hacer.
    - Si cambia o borra archivos o datos, modo de prueba activado por defecto. #harmless
    - Solo librerías que existan; di qué versión supones.
    = El código completo, cómo ejecutarlo y dos ejemplos con su resultado.
    ?tools: Lenguaje y entorno | LENGUAJE: p. ej., Python 3.12 en Windows`,
  debugging: `corrección de un error | Encuentra la causa de {x} y corrígela | Encuentra la causa y muestra la solución: {x} | Encuentra la causa y muestra la solución.
    error|fallo|bug|revisión|pruebas|tests?|refactorización
    - La causa más probable primero, y en qué línea o ajuste está.
    - El cambio más pequeño que lo arregla y por qué; si te falta algo, di qué ejecuto y qué miro.
    = La causa en una frase, el código corregido y cómo comprobarlo.
    ?material: El código y el error completo | CÓDIGO Y ERROR: pega los dos aquí
    ?tools: Versiones | ENTORNO: p. ej., Node 22, React 19`,
  spreadsheet: `fórmula de hoja de cálculo | Dame {x} | Dame una fórmula de hoja de cálculo: {x} | Dame la fórmula.
    fórmula|hoja de cálculo|tabla|macro|excel
    - Que funcione al arrastrarla y con celdas vacías; di qué celdas debo cambiar.
    - Di si cambia entre Excel y Google Sheets, y qué hace cada parte en una línea.
    = La fórmula en un bloque y un ejemplo con tres filas.
    ?material: Mis columnas | COLUMNAS: p. ej., A fecha, B importe
    ?details: Mis columnas | COLUMNAS: p. ej., A fecha, B importe`,
  practice: `práctica | Haz de {x} | Practica esto conmigo: {x} | Practícalo conmigo.
    entrevistador|profesor|tutor|juego|simulacro
    - Mantén el papel, di una cosa cada vez y espera mi respuesta; cada ronda, un poco más difícil.
    - Cuando escriba «fin», dime dos cosas que hice bien y una que cambiar, con mejores palabras.
    = Empieza ya con tu primera frase, sin introducción.`,
});
