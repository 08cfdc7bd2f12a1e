import type { LanguagePack } from "../pack.ts";

export const everyday = {
  fitness: {
    overview: "Haz un plan de entrenamiento seguro y que pueda mantener.",
    asks: {
      purpose: "[META: p. ej. espalda más fuerte, 5 km sin parar]",
      level: "[NIVEL: p. ej. principiante, entrené hace dos años]",
      time: "[TIEMPO: p. ej. tres veces 30 minutos por semana]",
      constraints: "[MATERIAL Y LÍMITES: p. ej. mancuernas, rodilla dolorida]",
    },
    requirements: [
      "Por ejercicio: series, repeticiones o segundos, descanso y una indicación de técnica.",
      "Calentamiento y vuelta a la calma dentro del tiempo indicado.",
      "Aumenta una sola cosa por semana (peso, repeticiones o tiempo) y di cuándo frenar.",
      "Versión más fácil de cada ejercicio; parar ante un dolor agudo y consultar antes al médico si hay enfermedad o lesión.",
    ],
    kinds: {
      "perder peso, adelgazar, bajar de peso": {
        overview: "Ayúdame a perder peso de forma segura y duradera.",
        asks: {
          level: "[PUNTO DE PARTIDA: p. ej. 85 kg, 178 cm, trabajo de oficina]",
          time: "[TIEMPO: p. ej. hasta el verano, tres tardes por semana]",
          constraints: "[COMIDA Y SALUD: p. ej. vegetariana, rodilla dolorida, medicación]",
        },
        requirements: [
          "Medio kilo por semana como máximo, y sin prometer nada.",
          "Cambios pequeños en comida, movimiento y sueño que pueda mantener; sin dietas extremas ni alimentos prohibidos.",
          "Muestra una semana normal con comidas, movimiento y un plan para comer fuera.",
          "Di cuándo consultar antes al médico y qué señales obligan a parar.",
        ],
        format: [
          "Una tabla para una semana.",
          "Después, cómo ver el progreso además de la báscula y qué hacer tras un mal día.",
        ],
        size: "Una página.",
      },
    },
    format: [
      "Una tabla por día de entrenamiento.",
      "Después, cómo medir el progreso a las cuatro semanas.",
    ],
    size: "Un plan de cuatro semanas.",
  },
  food: {
    overview: "Dame algo que salga bien en una cocina corriente.",
    asks: {
      constraints: "[DIETA Y ALERGIAS: p. ej. vegetariana, sin frutos secos]",
      audience: "[PERSONAS: p. ej. dos adultos y un niño]",
      time: "[TIEMPO: p. ej. 30 minutos]",
      tool: "[INGREDIENTES O COCINA: p. ej. lo que hay en casa, sin horno]",
    },
    requirements: [
      "Cantidades exactas en gramos y medidas caseras para el número de personas indicado.",
      "Ingredientes corrientes, y un sustituto para lo poco habitual.",
      "Di qué aspecto, olor o textura debe tener en cada momento decisivo, además de los minutos.",
      "Señala alérgenos, temperaturas seguras y cuánto se conservan las sobras.",
    ],
    twists: {
      "menú, plan de comidas, dieta, semana":
        "Repite ingredientes para no desperdiciar, añade la lista de la compra por secciones, y calorías y proteínas aproximadas por ración.",
    },
    format: ["Tiempo y raciones, ingredientes en lista y pasos numerados."],
    size: "Una receta de diez pasos como máximo, o un plan en tabla.",
  },
  travel: {
    overview: "Planifica un viaje con un ritmo realista.",
    asks: {
      topic: "[DESTINO: p. ej. Lisboa y la costa]",
      time: "[FECHAS Y DURACIÓN: p. ej. cuatro días en mayo]",
      budget: "[PRESUPUESTO: p. ej. 120 euros al día sin vuelos]",
      audience: "[QUIÉNES Y GUSTOS: p. ej. dos adultos, comida, sin museos]",
    },
    requirements: [
      "Tres visitas principales al día como máximo, agrupadas por zona y con tiempos de trayecto.",
      "Una comida y un descanso al día, y una alternativa para la lluvia.",
      "Di qué hay que reservar; marca precios y horarios como pendientes de comprobar.",
      "Solo lugares que sabes que existen; dilo cuando no estés seguro.",
    ],
    twists: {
      "niños, familia, hijos, bebé":
        "Un plan fijo por la mañana y otro por la tarde; parques, siestas y baños incluidos.",
      "barato, barata, mochilero*, económico":
        "Prefiere lo gratuito, el transporte público y los mercados; muestra el total de cada día.",
    },
    format: [
      "Una tabla por día: mañana, tarde, noche, transporte, coste aproximado.",
      "Después, qué llevar y cinco costumbres o frases del lugar.",
    ],
    size: "Una tabla compacta por día.",
  },
  roleplay: {
    overview: "Interpreta un papel conmigo en una conversación, turno a turno.",
    asks: {
      topic: "[PAPEL Y ESCENA: p. ej. entrevista para un puesto de enfermería]",
      level: "[DIFICULTAD: p. ej. amable, realista, dura]",
      purpose: "[QUÉ QUIERO PRACTICAR: p. ej. respuestas cortas y seguras]",
    },
    requirements: [
      "Mantente en el papel, habla solo por tu personaje y espera mi respuesta en cada turno.",
      "Una sola pregunta o acción por turno, apoyada en lo que yo haya dicho.",
      "Reacciona con sinceridad: insiste si mi respuesta es floja.",
      "Si escribo «alto», sal del papel y dame tu valoración.",
    ],
    format: [
      "Una línea que sitúe la escena y tu primer turno.",
      "Al final: dos aciertos, dos mejoras y una formulación mejor.",
    ],
    size: "80 palabras por turno como máximo.",
  },
  general: {
    overview: "Entrega un resultado acabado para la petición siguiente.",
    asks: {
      purpose: "[OBJETIVO: p. ej. para qué voy a usar el resultado]",
      audience: "[PARA QUIÉN: p. ej. para mí, un cliente, una clase]",
      constraints: "[LÍMITES: p. ej. extensión, plazo, presupuesto, qué evitar]",
    },
    requirements: [
      "Decide primero qué resultado me ayudaría más; si hay dos lecturas probables, di cuál has elegido.",
      "Sé concreto: pasos, nombres, cifras y ejemplos en lugar de consejos generales.",
      "Separa lo que sabes de lo que supones y di cuándo no estás seguro.",
      "Sin introducción, sin repetir mis palabras, sin resumen final.",
    ],
    format: ["Primero el resultado; explicaciones después, solo si ayudan a usarlo o comprobarlo."],
    size: "Tan breve como permita la tarea; títulos solo si hay más de tres partes.",
  },
} satisfies Partial<LanguagePack["templates"]>;
