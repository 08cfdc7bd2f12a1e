import type { LanguagePack } from "../pack.ts";

export const technical = {
  code: {
    overview: "Escribe código que funcione y que pueda ejecutar tal cual.",
    asks: {
      topic: "[QUÉ DEBE HACER: p. ej. renombrar fotos por fecha]",
      tool: "[LENGUAJE Y VERSIÓN: p. ej. Python 3.12]",
      details: "[ENTRADA Y RESULTADO ESPERADO: p. ej. un ejemplo de cada uno]",
      constraints: "[LÍMITES: p. ej. sin bibliotecas externas, en Windows]",
    },
    requirements: [
      "Completo y ejecutable: con sus importaciones, sin partes omitidas.",
      "Trata las entradas vacías, inválidas y muy grandes, y falla con un mensaje que diga qué hacer.",
      "Usa la biblioteca estándar cuando baste; nombra todo paquete que haya que instalar.",
      "Nombres claros y funciones pequeñas; comentarios solo donde el motivo no sea evidente.",
    ],
    twists: {
      "archivos, ficheros, borrar, renombrar":
        "Todo lo que cambie o borre archivos tiene un modo de prueba activado por defecto.",
    },
    kinds: {
      css: {
        requirements: [
          "Una solución que admitan los navegadores actuales, sin biblioteca.",
          "Solo las reglas necesarias, cada una con su motivo en pocas palabras.",
          "Di qué supone del código que la rodea.",
        ],
        format: [
          "El código en un bloque, listo para pegar.",
          "Debajo, cuándo falla esta solución y qué usar entonces.",
        ],
        size: "El código más corto que lo consiga.",
      },
    },
    format: [
      "El código en un bloque por archivo, con el nombre del archivo encima.",
      "Cómo ejecutarlo y dos llamadas de ejemplo con el resultado esperado.",
    ],
    size: "Diez líneas de explicación como máximo fuera del código.",
  },
  app: {
    overview: "Planifica y construye una primera versión que funcione de principio a fin.",
    asks: {
      topic: "[QUÉ ES: p. ej. reservas para una peluquería]",
      audience: "[USUARIOS: p. ej. clientes con el móvil]",
      tool: "[TECNOLOGÍA: p. ej. React y Supabase, o solo HTML]",
    },
    features: [
      "[FUNCIÓN PRINCIPAL: p. ej. elegir una hora libre y reservarla]",
      "Las tres funciones sin las que la primera versión no serviría, la más importante primero.",
      "Estados razonables cuando no hay datos, se está cargando o algo falla.",
    ],
    requirements: [
      "Primera versión pequeña; nombra lo que dejas para después.",
      "Funciona en el móvil y con el teclado; el texto se lee sin ampliar.",
      "Valida cada entrada y no pongas contraseñas ni claves en el código.",
      "Sin clientes, precios ni reseñas inventados; usa datos de muestra marcados como tales.",
      "Compruébalo con las funciones y di qué no se ha probado.",
    ],
    format: [
      "El plan, la estructura de carpetas y cada archivo en su bloque de código.",
      "Comandos para instalar, ejecutar y publicar.",
    ],
    size: "Los menos archivos y paquetes posibles.",
  },
  debugging: {
    overview: "Encuentra la causa del fallo y corrígela, no solo el síntoma.",
    asks: {
      material: "[CÓDIGO: pega la parte más pequeña que muestra el fallo]",
      details: "[MENSAJE DE ERROR: completo, con números de línea]",
      tool: "[ENTORNO: p. ej. Python 3.12 en Windows]",
      purpose: "[RESULTADO ESPERADO Y REAL: p. ej. esperaba 3, sale undefined]",
    },
    requirements: [
      "Nombra primero la causa más probable y la prueba de ella en mi código o mensaje.",
      "Si hay varias causas posibles, ordénalas y da una comprobación rápida para cada una.",
      "Cambia las menos líneas posibles y no toques lo demás.",
      "No inventes funciones ni opciones; dime si necesitas ver otro archivo.",
    ],
    steps: [
      "Explica en dos frases qué ocurre y por qué.",
      "Muestra el código corregido.",
      "Muestra cómo comprobarlo y una prueba que habría detectado el fallo.",
    ],
    format: ["Causa, corrección y comprobación, en este orden; marca las líneas cambiadas."],
    size: "150 palabras como máximo fuera del código.",
  },
  data: {
    overview: "Resuelve esta tarea de datos de modo que pueda aplicar el resultado directamente.",
    asks: {
      topic: "[PREGUNTA: p. ej. qué producto se vendió más cada mes]",
      tool: "[HERRAMIENTA: p. ej. Excel 365, Google Sheets, PostgreSQL]",
      details: "[COLUMNAS: nombres, tipos y dos filas de ejemplo]",
    },
    requirements: [
      "Di qué columnas, rangos o tablas supones, con sus nombres.",
      "Trata celdas vacías, duplicados, números guardados como texto y fechas.",
      "Explica cada paso en una línea para que pueda adaptarlo.",
    ],
    twists: {
      "analiza*, encuesta*, tendencia*, gráfico*, estadística*, resultados":
        "No saques conclusiones que los datos no sostengan; señala muestras pequeñas y valores extremos.",
      "excel, fórmula, google sheets":
        "Da la fórmula exacta para la primera celda, di dónde va y si versiones antiguas necesitan otra.",
    },
    format: [
      "La fórmula, consulta o código en su propio bloque.",
      "Un pequeño ejemplo: tabla de entrada y tabla resultante.",
    ],
    size: "La solución más corta que siga siendo legible.",
  },
} satisfies Partial<LanguagePack["templates"]>;
