import { kindsFrom } from "../lines-from.ts";

export const LIFE = kindsFrom({
  recipe: `receta | Dame {x} | Dame una receta: {x} | Dime qué puedo cocinar.
    receta|cena|comida|desayuno|almuerzo|plato|postre|sopa|tarta|salsa|merienda
    - Cantidades en gramos o cucharadas, fuego y cómo veo que cada paso está listo.
    - Un sustituto para lo que quizá no haya en casa, y qué preparar primero.
    - Para dos raciones. #people #count
    - Listo en 40 minutos como máximo. #time #length
    = Tiempo y raciones, ingredientes y pasos numerados. #format`,
  meal_plan: `menú semanal | Haz {x} | Haz un menú: {x} | Organiza mis comidas.
    menú|dieta|plan de comidas
    - Repite ingredientes entre días para que sobre poco; cocinar una vez, comer dos.
    - Ingredientes de supermercado normal y platos rápidos entre semana. #time
    = Una tabla por días y una sola lista de la compra por secciones. #format
    length: siete días / tres días / cinco días laborables`,
  workout: `plan de entrenamiento | Haz {x} | Haz un plan de entrenamiento: {x} | Organiza mi entrenamiento.
    entrenamiento|rutina|ejercicios|estiramientos|calentamiento
    - Cada ejercicio con series, repeticiones o tiempo, descanso y una versión más fácil.
    - Cómo subir de nivel cada semana y cuándo parar por dolor.
    = Una tabla por días. #format
    length: 30 minutos / 15 minutos / 45 minutos
    ?limits: Lesiones y material | LÍMITES: p. ej., rodilla mala, dos pesas
    ?level: Mi nivel | NIVEL: p. ej., hago cinco flexiones`,
  health: `duda de salud | Explícame {x} | Dime qué debo saber y hacer: {x} | Dime qué puede ser y qué puedo hacer.
    síntomas?
    - Primero, las señales por las que debo ir al médico de inmediato.
    - Causas de frecuente a rara y qué puedo hacer hoy sin riesgo; nada de diagnósticos ni dosis.
    = Cuándo pedir ayuda, qué puede ser y qué hacer. #format
    tone: sereno y sencillo / delicado / objetivo`,
  event: `plan de celebración | Organiza {x} | Organiza esto: {x} | Organízalo.
    fiesta|boda|cena|cumpleaños|evento|celebración|aniversario|barbacoa|despedida|comida|comunión|baby shower|\\d+ cumpleaños
    - Qué reservar o comprar y cuándo, contando hacia atrás desde el día.
    - Un orden con horas y un plan para lluvia, retrasos y algo que falle.
    = Un horario y una lista de la compra con cantidades. #format`,
  trip: `plan de viaje | Planifica {x} | Planifica este viaje: {x} | Planifica el viaje.
    viaje|itinerario|ruta|escapada|fin de semana|vacaciones|luna de miel|excursión
    - Una cosa fija por la mañana y otra por la tarde, cerca una de otra; tiempo para comer y perderse.
    - Trayectos con minutos y coste, plan para lluvia y qué reservar antes.
    = Una tabla por días: mañana, tarde, noche, coste. #format`,
  money_legal: `duda legal o de dinero | Explícame {x} | Dime qué se aplica y qué hacer: {x} | Dime qué se aplica y qué puedo hacer.
    dudas?|normas?
    - Primero la respuesta corta y de qué depende (país, fechas, lo firmado).
    - Separa la norma de tu opinión; qué plazo vigilar y dónde me asesoran gratis.
    = Respuesta corta, por qué y próximos pasos por orden. #format
    ?place: Dónde | PAÍS: p. ej., España`,
  decision: `decisión | Ayúdame a decidir sobre {x} | Ayúdame a decidir: {x} | Ayúdame a decidir qué hacer.
    decisión
    - Una recomendación clara, con la razón que más pesa y el mejor argumento en contra.
    - Qué tiene vuelta atrás y qué no, y una forma barata de probar antes.
    = Recomendación, tabla comparativa breve y siguiente paso. #format
    ?goal: Qué me importa más | PRIORIDADES: p. ej., tiempo antes que dinero
    ?options: Las opciones | OPCIONES: p. ej., quedarme o mudarme`,
  buying: `consejo de compra | Recomiéndame {x} | Ayúdame a elegir qué comprar: {x} | Dime qué comprar.
    portátil|ordenador|computadora|móvil|celular|coche|cámara|auriculares|tele|bici|colchón|silla
    - Las dos o tres características que aquí deciden y por cuáles no vale la pena pagar.
    - Solo modelos que seguro que existen; una elección clara y otra más barata.
    = Una tabla: modelo, precio aproximado, para quién, punto débil. #format
    ?budget: Presupuesto | PRESUPUESTO: p. ej., hasta 600 euros
    ?goal: Para qué lo quiero | USO: p. ej., videollamadas y fotos`,
  howto: `instrucciones | Enséñame {x} | Enséñame a hacer esto: {x} | Enséñame a hacerlo.
    guía|instrucciones|pasos|tutorial|consejos|trucos
    - Qué necesito antes de empezar y cuánto se tarda.
    - Cada paso es una sola acción, con cómo sé que ha salido bien; y el error más típico.
    = Pasos numerados. #format`,
  ideas: `lista de ideas | Propón {x} | Propón ideas: {x} | Propón ideas.
    ideas?|regalos?|actividades|ejemplos|sugerencias|temas|planes|cosas|disfraz|aficiones|ideas? de regalo|libros?|películas?|pelis?|series?|juegos?|canciones|podcasts?|música|playlist|novelas?|documentales|recomendaciones
    - Tan concretas que pueda empezar hoy, de lo seguro a lo original, ninguna repetida.
    - Cada una con esfuerzo o coste y para quién va bien; marca las tres mejores.
    = Una lista, una o dos líneas por idea. #format
    length: 12 ideas / 5 ideas / 25 ideas`,
  story: `cuento | Escribe {x} | Escribe un cuento sobre {x} | Escríbelo como cuento.
    cuento|historia|relato|escena|capítulo|personaje|diálogo|monólogo|novela|fábula|leyenda
    - Alguien quiere algo y algo se interpone, desde las primeras líneas.
    - Muéstralo con actos, cosas y diálogos; el final nace de una decisión y no se explica.
    = Solo el texto, con título.
    length: de 500 a 800 palabras / 200 palabras / 1500 palabras`,
  poem: `poema o letra | Escribe {x} | Escribe un poema sobre {x} | Escribe un poema sobre ello.
    poema|poesía|canción|letra|rap|haiku|chiste|soneto|copla|verso|adivinanza|rima
    - Imágenes concretas que solo sirvan para este tema; nada de corazones, estrellas ni rosas.
    - Orden natural de las palabras: ninguna frase se fuerza por la rima.
    = Solo el texto terminado.
    length: de 12 a 16 versos / 4 versos / 24 versos`,
  image: `imagen o diseño | Crea {x} | Crea una imagen de {x} | Conviértelo en una imagen.
    imagen|logo|logotipo|foto|ilustración|cartel|banner|diseño|dibujo|retrato|tatuaje|icono|avatar|portada|fondo|póster
    - Nombra motivo, lugar, luz, colores, encuadre y estilo.
    - Un solo centro de atención; di qué queda vacío y qué no debe aparecer.
    = Una descripción de 40 a 70 palabras para un generador de imágenes y dos variantes. #count #length
    format: cuadrado / apaisado (16:9) / vertical (9:16)`,
  plan: `plan | Haz {x} | Haz un plan: {x} | Hazme un plan para eso.
    plan|estrategia|calendario|calendario de contenidos|plan de marketing|plan de negocio|programa|campaña|proyecto|plan de ahorro|horario|planificación|cuadrante|lección|actividad|unidad didáctica|situación de aprendizaje|rúbrica|taller
    - El primer paso cabe en hoy; después, por orden, con cuándo y cuánto dura. #time
    - De qué depende (tiempo, dinero, ayuda), con tus supuestos al lado; qué puede fallar y qué hacer entonces. #budget
    = Una tabla: cuándo, qué, qué necesito, cómo sé que está hecho. #format`,
  checklist: `lista | Haz {x} | Haz una lista: {x} | Haz una lista para eso.
    lista de equipaje|lista|checklist|lista de la compra|lista de tareas|lista de invitados|maleta
    - Completa para este caso y por grupos; marca lo que se suele olvidar.
    - Arriba, lo que hay que comprar, reservar o comprobar antes; cantidades donde importen.
    = Una lista para ir marcando, en una página. #format`,
  solution: `solución | Ayúdame con {x} | Ayúdame a resolver esto: {x} | Dime qué puedo hacer, paso a paso.
    problema|arreglo|reparación|configuración|ajustes
    - La causa más probable primero, y cómo sé cuál es.
    - Qué puedo hacer hoy, empezando por lo más fácil y seguro; y cuándo y a quién pedir ayuda.
    = Respuesta corta y después pasos numerados. #format`,
});
