import { kindsFrom } from "../kind-from.ts";

/** Home, health, money and free time. */
export const LIFE = kindsFrom({
  recipe: `receta
    Dame {x} | Dame una receta: {x} | Dime qué puedo cocinar.
    receta|cena|comida|desayuno|almuerzo|plato|postre|sopa|tarta|salsa|merienda
    - Cantidades en gramos o cucharadas, fuego y cómo veo que cada paso está listo.
    - Un sustituto para lo que quizá no haya en casa, y qué preparar primero.
    - Para dos raciones. #people #count
    - Listo en 40 minutos como máximo. #time #length
    = Tiempo y raciones, ingredientes y pasos numerados. #format`,
  meal_plan: `menú semanal
    Haz {x} | Haz un menú: {x} | Organiza mis comidas.
    menú|dieta|plan|lista de la compra|plan de comidas
    - Repite ingredientes entre días para que sobre poco; cocinar una vez, comer dos.
    - Ingredientes de supermercado normal y platos rápidos entre semana. #time
    = Una tabla por días y una sola lista de la compra por secciones. #format
    length: siete días / tres días / cinco días laborables`,
  workout: `plan de entrenamiento
    Haz {x} | Haz un plan de entrenamiento: {x} | Organiza mi entrenamiento.
    entrenamiento|rutina|plan|ejercicios|estiramientos|calentamiento|tabla
    - Cada ejercicio con series, repeticiones o tiempo, descanso y una versión más fácil.
    - Cómo subir de nivel cada semana y cuándo parar por dolor.
    = Una tabla por días. #format
    ?limits: Lesiones y material | LÍMITES: p. ej., rodilla mala, dos pesas
    ?level: Mi nivel | NIVEL: p. ej., hago cinco flexiones`,
  health: `duda de salud
    Explícame {x} | Dime qué debo saber y hacer: {x} | Dime qué puede ser y qué puedo hacer.
    síntomas?
    - Primero, las señales por las que debo ir al médico de inmediato.
    - Causas de frecuente a rara y qué puedo hacer hoy sin riesgo; nada de diagnósticos ni dosis.
    = Cuándo pedir ayuda, qué puede ser y qué hacer. #format
    tone: sereno y sencillo / delicado / objetivo`,
  habit: `plan para un hábito
    Ayúdame con {x} | Ayúdame con esto: {x} | Ayúdame a cambiarlo.
    hábitos?|rutina
    - Empieza por un paso tan pequeño que lo haga en un mal día, unido a algo que ya hago.
    - Haz más difícil la alternativa y di qué hago si fallo un día; sin discursos.
    = Qué hacer hoy, esta semana y dentro de un mes. #format
    tone: amable y sincero / exigente / divertido`,
  schedule: `horario
    Haz {x} | Haz un horario: {x} | Hazme un horario que funcione.
    horario|rutina|agenda|calendario|plan|lista de tareas|planificación|cuadrante
    - Primero lo fijo y luego lo importante en mi mejor hora; con descansos y margen.
    - Nada se solapa, los traslados cuentan y queda claro qué cae en un mal día.
    = Una tabla por horas. #format`,
  project_plan: `plan de proyecto
    Haz {x} | Haz un plan: {x} | Haz un plan para esto.
    plan|lista|checklist|cronograma|hoja de ruta|calendario
    - Del final hacia atrás: qué hay que reservar, comprar o decidir primero.
    - Cada paso con fecha, coste y de qué depende; los tres problemas más probables.
    = Una tabla: cuándo, qué, quién, coste; y qué hacer en la primera hora. #format`,
  event: `plan de celebración
    Organiza {x} | Organiza esto: {x} | Organízalo.
    fiesta|boda|cena|cumpleaños|evento|juegos?|celebración|aniversario|barbacoa|despedida|comida|comunión|baby shower
    - Qué reservar o comprar y cuándo, contando hacia atrás desde el día.
    - Un orden con horas y un plan para lluvia, retrasos y algo que falle.
    = Un horario y una lista de la compra con cantidades. #format`,
  trip: `plan de viaje
    Planifica {x} | Planifica este viaje: {x} | Planifica el viaje.
    viaje|itinerario|ruta|escapada|fin de semana|vacaciones|luna de miel|excursión
    - Una cosa fija por la mañana y otra por la tarde, cerca una de otra; tiempo para comer y perderse.
    - Trayectos con minutos y coste, plan para lluvia y qué reservar antes.
    = Una tabla por días: mañana, tarde, noche, coste. #format`,
  budget: `presupuesto
    Haz {x} | Haz un presupuesto: {x} | Haz un plan para mi dinero.
    presupuesto|plan|plan de ahorro|plantilla
    - Necesidades, deudas, ahorro y caprichos, con sumas que cuadren; muestra las cuentas.
    - Los dos recortes que más ahorran con menos esfuerzo y qué hacer si un mes sale mal.
    = Una tabla con importe y porcentaje, y tres pasos para esta semana. #format
    ?background: Mis cifras | CIFRAS AL MES: p. ej., ingresos 1600, alquiler 700
    ?details: Mis cifras | CIFRAS AL MES: p. ej., ingresos 1600, alquiler 700`,
  money_legal: `duda legal o de dinero
    Explícame {x} | Dime qué se aplica y qué hacer: {x} | Dime qué se aplica y qué puedo hacer.
    dudas?|normas?
    - Primero la respuesta corta y de qué depende (país, fechas, lo firmado).
    - Separa la norma de tu opinión; qué plazo vigilar y dónde me asesoran gratis.
    = Respuesta corta, por qué y próximos pasos por orden. #format
    ?place: Dónde | PAÍS: p. ej., España`,
  decision: `decisión
    Ayúdame a decidir sobre {x} | Ayúdame a decidir: {x} | Ayúdame a decidir qué hacer.
    decisión
    - Una recomendación clara, con la razón que más pesa y el mejor argumento en contra.
    - Qué tiene vuelta atrás y qué no, y una forma barata de probar antes.
    = Recomendación, tabla comparativa breve y siguiente paso. #format
    ?goal: Qué me importa más | PRIORIDADES: p. ej., tiempo antes que dinero
    ?options: Las opciones | OPCIONES: p. ej., quedarme o mudarme`,
  buying: `consejo de compra
    Recomiéndame {x} | Ayúdame a elegir qué comprar: {x} | Dime qué comprar.
    portátil|ordenador|computadora|móvil|celular|coche|cámara|auriculares|tele|bici|colchón|silla
    - Las dos o tres características que aquí deciden y por cuáles no vale la pena pagar.
    - Solo modelos que seguro que existen; una elección clara y otra más barata.
    = Una tabla: modelo, precio aproximado, para quién, punto débil. #format
    ?budget: Presupuesto | PRESUPUESTO: p. ej., hasta 600 euros
    ?goal: Para qué lo quiero | USO: p. ej., videollamadas y fotos`,
  repair: `arreglo en casa
    Ayúdame con {x} | Dime qué hacer con {x} | Dime la causa y cómo arreglarlo.
    arreglo|reparación
    - La causa más probable primero, con una prueba rápida; qué apagar o cortar antes.
    - Herramientas, material, coste y tiempo; en qué punto tiene que venir un profesional.
    = Comprobación, pasos numerados y cómo evitar que se repita. #format`,
  howto: `instrucciones
    Enséñame {x} | Enséñame a hacer esto: {x} | Enséñame a hacerlo.
    guía|instrucciones|pasos|tutorial|consejos|trucos
    - Qué necesito antes de empezar y cuánto se tarda.
    - Cada paso es una sola acción, con cómo sé que ha salido bien; y el error más típico.
    = Pasos numerados. #format`,
  ideas: `lista de ideas
    Propón {x} | Propón ideas: {x} | Propón ideas.
    ideas?|regalos?|actividades|ejemplos|sugerencias|temas|planes|cosas|disfraz|aficiones
    - Tan concretas que pueda empezar hoy, de lo seguro a lo original, ninguna repetida.
    - Cada una con esfuerzo o coste y para quién va bien; marca las tres mejores.
    = Una lista, una o dos líneas por idea. #format
    length: 12 ideas / 5 ideas / 25 ideas`,
  recommendation: `recomendaciones
    Recomiéndame {x} | Recomiéndame algo: {x} | Recomiéndame algo que encaje.
    libros?|películas?|pelis?|series?|juegos?|canciones|podcasts?|música|playlist|novelas?|documentales|recomendaciones
    - De cada una, por qué encaja con lo que he dicho, sin destripar la trama.
    - Mezcla conocidas y poco conocidas, solo títulos que seguro que existen; marca por cuál empezar.
    = Título, año y una línea. #format
    length: 6 propuestas / 3 propuestas / 12 propuestas
    ?limits: Qué me ha gustado o no | GUSTOS: p. ej., me encantó Dark`,
  parenting: `consejo de crianza
    Ayúdame con {x} | Ayúdame con esto, con mi hijo: {x} | Dime qué puedo probar.
    rutina|actividades|normas
    - Empieza por lo que es normal a esta edad y qué puede haber detrás.
    - Tres cosas que probar desde hoy, con las palabras para el niño; qué señales piden un médico. #count
    = Qué probar primero, segundo y tercero. #format
    tone: sereno y práctico / cálido / breve
    ?people: El niño o la niña | EDAD: p. ej., cuatro años`,
});
