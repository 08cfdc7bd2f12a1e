import type { LanguagePack } from "../pack.ts";

export const decisions = {
  research: {
    overview: "Compara o investiga esto para que pueda decidir.",
    asks: {
      topic: "[QUÉ COMPARAR: p. ej. dos portátiles, tres ciudades]",
      purpose: "[MI USO: p. ej. editar vídeo de viaje]",
      budget: "[PRESUPUESTO: p. ej. hasta 900 euros]",
      constraints: "[LO QUE MÁS IMPORTA: p. ej. batería, peso, precio]",
    },
    requirements: [
      "Juzga todas las opciones con los mismos criterios, cinco como máximo, y di por qué los eliges.",
      "Da datos con cifras; marca lo que pueda haber cambiado desde tu entrenamiento, sobre todo precios y versiones.",
      "Nombra el inconveniente real de cada opción, también de la que recomiendas.",
      "Cita solo fuentes que puedas nombrar; no inventes estudios, enlaces ni citas.",
    ],
    format: [
      "Una tabla con las opciones lado a lado.",
      "Después, una recomendación en dos frases y el caso en que convendría otra.",
    ],
    size: "400 palabras como máximo.",
  },
  career: {
    overview: "Ayúdame a presentarme bien y con la verdad en lo profesional.",
    asks: {
      topic: "[PUESTO: p. ej. analista de datos júnior]",
      material: "[MI EXPERIENCIA: pega el CV o cinco datos con resultados]",
      details: "[OFERTA: pega las líneas clave]",
      level: "[NIVEL: p. ej. tres años, cambio de sector]",
    },
    requirements: [
      "Usa solo la experiencia que te he dado; no inventes empresas, títulos, fechas ni cifras.",
      "Convierte tareas en resultados: acción, qué cambió, cuánto; pídeme el número si falta.",
      "Recoge los términos clave de la oferta cuando sean ciertos en mi caso.",
      "Sin tópicos como «trabajo en equipo» o «apasionado»; demuéstralo con un hecho.",
    ],
    twists: {
      "carta de presentación, carta de motivación":
        "Tres párrafos: por qué esta empresa, mis dos pruebas más fuertes, siguiente paso; sin repetir el CV.",
      "currículum*, curriculum, cv, hoja de vida":
        "Viñetas que empiezan con verbo, lo más reciente primero, una página por cada diez años.",
      entrevista:
        "Diez preguntas probables con lo que quiere saber quien pregunta, y un esquema de respuesta: situación, tarea, acción, resultado.",
    },
    format: [
      "El texto acabado, listo para copiar.",
      "Debajo, los datos que aún necesitas de mí, el más útil primero.",
    ],
    size: "Una página como máximo.",
  },
  planning: {
    overview: "Haz un plan que pueda empezar hoy.",
    asks: {
      topic: "[QUÉ PLANIFICAR: p. ej. abrir una tienda online pequeña]",
      purpose: "[META: p. ej. los diez primeros pedidos]",
      time: "[TIEMPO: p. ej. seis semanas, cinco horas por semana]",
      constraints: "[LÍMITES: p. ej. presupuesto, personas, fechas fijas]",
    },
    requirements: [
      "Divide la meta en pasos que terminen cada uno en algo visible.",
      "Para cada paso: duración, de qué depende y cómo sé que está hecho.",
      "Deja libre el 20 % del tiempo y marca los pasos que no pueden retrasarse.",
      "Nombra los tres obstáculos más probables y qué hacer ante cada uno.",
    ],
    twists: {
      "plan de negocio, plan de negocios":
        "Incluye cliente, problema, oferta, precio, costes, primer canal de venta y punto de equilibrio con las cuentas a la vista.",
      rutina:
        "Ajústala a la vida real: una versión mínima para días malos y un hábito unido a otro que ya existe.",
      "presupuesto mensual, presupuesto familiar, ^presupuesto, mi presupuesto":
        "Ingresos, gastos fijos, gastos variables y ahorro en una tabla; muestra las cuentas y marca las estimaciones.",
    },
    kinds: {
      "boda, fiesta, evento, cumpleaños": {
        asks: {
          time: "[FECHA Y LUGAR: p. ej. 3 de junio, en el jardín]",
          audience: "[INVITADOS: p. ej. 25, la mitad niños]",
          budget: "[PRESUPUESTO: p. ej. 800 euros]",
          constraints: "[DESEOS Y LÍMITES: p. ej. jazz, sin alcohol, sorpresa]",
        },
        requirements: [
          "Planifica hacia atrás desde la fecha y di qué hay que reservar y cuándo.",
          "Reparte el presupuesto entre lugar, comida, música y decoración, con una décima parte de reserva; muestra las cuentas.",
          "Da el orden del día con horas y responsables.",
          "Nombra los tres fallos más probables y qué hacer en cada caso, también si llueve.",
        ],
        format: [
          "Una tabla: cuándo, qué, quién, coste.",
          "Lista de compras y reservas; después, qué hacer en los primeros 30 minutos.",
        ],
        size: "De diez a quince entradas.",
      },
    },
    format: [
      "Una tabla: paso, cuándo, resultado, depende de.",
      "Después, qué hacer en los primeros 30 minutos.",
    ],
    size: "De cinco a diez pasos.",
  },
} satisfies Partial<LanguagePack["templates"]>;
