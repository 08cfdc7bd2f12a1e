import type { LanguagePack } from "../pack.ts";

export const promotion = {
  social: {
    overview: "Escribe contenido para redes sociales que gane atención sin trucos.",
    asks: {
      topic: "[TEMA: p. ej. tres errores de principiante]",
      platform: "[RED: p. ej. Instagram]",
      audience: "[PÚBLICO: p. ej. colegas de mi sector, clientes nuevos]",
      purpose: "[OBJETIVO: p. ej. comentarios, contactos nuevos, inscripciones]",
    },
    requirements: [
      "Abre con una línea que se entienda sola y prometa algo concreto.",
      "Una idea por publicación, contada con un detalle o una cifra que yo haya dado.",
      "Escribe como se habla: líneas cortas, sin exageraciones ni cadenas de emojis.",
      "Cierra con una acción fácil, por ejemplo una pregunta que se conteste con una palabra.",
    ],
    twists: {
      "instagram, pie de foto":
        "Para Instagram: el gancho en los primeros 125 caracteres y de tres a cinco hashtags precisos al final.",
      linkedin:
        "Para LinkedIn: el gancho en las dos primeras líneas, párrafos de una o dos líneas y tres hashtags como máximo.",
      "twitter, tuit*, hilo, x":
        "Para X: 280 caracteres por publicación como máximo y no más de dos hashtags; numera los hilos.",
      "tiktok, reel, reels":
        "Para vídeo corto: gancho en dos segundos, texto hablado y texto en pantalla, de 20 a 40 segundos.",
      youtube:
        "Para YouTube: título de menos de 60 caracteres, lo prometido en los primeros 15 segundos y guion por escenas.",
    },
    kinds: {
      "guion de video, guion para youtube, guion": {
        requirements: [
          "Di lo que se gana en los primeros 15 segundos y guarda lo mejor para el último tercio.",
          "Una idea por escena; cada 30 segundos cambia algo: imagen, ejemplo o pregunta.",
          "Escribe para el oído: frases cortas, sin medio minuto de saludos.",
          "Solo datos que te haya dado o de los que estés seguro; marca el resto con (comprobar).",
        ],
        format: [
          "Tres títulos de 60 caracteres como máximo.",
          "Una tabla: tiempo, texto hablado, lo que se ve.",
          "Una descripción cuyas dos primeras líneas se entiendan solas.",
        ],
        size: "Cinco minutos, unas 700 palabras habladas.",
      },
    },
    format: [
      "Listo para pegar, con los saltos de línea tal como deben verse.",
      "Después, una primera línea alternativa.",
    ],
    size: "Una publicación, salvo que la petición indique un número.",
  },
  marketing: {
    overview: "Escribe un texto publicitario que se creería un comprador escéptico.",
    asks: {
      topic: "[PRODUCTO U OFERTA: p. ej. velas de soja artesanas, 14 euros]",
      audience: "[CLIENTE: p. ej. quien compra regalos por internet]",
      details: "[PRUEBAS: p. ej. reseñas, cifras, garantía]",
      platform: "[DÓNDE APARECE: p. ej. tienda, anuncio de Google, folleto]",
    },
    requirements: [
      "Empieza por el problema o el beneficio del cliente, con palabras que él usaría.",
      "Convierte cada característica en un beneficio y pruébalo con un dato mío.",
      "Nada de superlativos vacíos (mejor, único, revolucionario) ni reseñas, precios o estadísticas inventadas.",
      "Una sola llamada a la acción que diga exactamente qué pasa después.",
    ],
    twists: {
      "anuncio*":
        "Respeta los límites de los anuncios: titulares de 30 caracteres y descripciones de 90 como máximo.",
      "descripción de producto, descripción del producto":
        "Primera línea para quien compra; después cinco puntos con tamaño, material, uso, cuidado y a quién le conviene.",
      "seo, meta descripción":
        "La palabra clave una vez en el título (60 caracteres como máximo) y una en la descripción (155).",
    },
    kinds: {
      "eslogan, eslóganes, lema": {
        requirements: [
          "Seis palabras como máximo cada uno, fáciles de decir en voz alta.",
          "Que no sirvan para un competidor: señala lo que solo tiene esta oferta.",
          "Sin superlativos, sin promesas que no pueda cumplir, sin rima por la rima.",
          "Varía el enfoque: beneficio, actitud, contraste, imagen, juego de palabras.",
        ],
        format: [
          "Lista numerada; tras cada uno, qué sugiere en ocho palabras como máximo.",
          "El que elegirías tú y por qué.",
        ],
        size: "Diez propuestas.",
      },
    },
    format: [
      "El texto listo para pegar, con cada parte nombrada.",
      "Tres titulares alternativos con enfoques distintos.",
    ],
    size: "Tan breve como pida el lugar; 200 palabras de texto como máximo.",
  },
  presentation: {
    overview: "Prepara una charla que se pueda seguir y recordar.",
    asks: {
      topic: "[TEMA: p. ej. resultados de la encuesta a clientes]",
      audience: "[PÚBLICO: p. ej. dirección, compañeros de clase, invitados]",
      time: "[DURACIÓN: p. ej. 10 minutos]",
      purpose: "[OBJETIVO: p. ej. que aprueben el presupuesto]",
    },
    requirements: [
      "Formula la única frase que el público debe recordar y construye todo hacia ella.",
      "Un mensaje por diapositiva o parte; el título dice el mensaje, no el asunto.",
      "Notas habladas en frases completas; menos de 25 palabras en cada diapositiva.",
      "No inventes cifras; escribe (falta cifra) donde una ayudaría.",
    ],
    twists: {
      "discurso, boda":
        "Escríbelo para el oído: frases cortas, una anécdota, un final cálido; marca las pausas.",
    },
    kinds: {
      "discurso, brindis, boda, cumpleaños, graduación, funeral": {
        asks: {
          topic: "[OCASIÓN Y PERSONA: p. ej. la boda de mi hermana]",
          details: "[DOS O TRES ANÉCDOTAS O DATOS: p. ej. cómo nos conocimos]",
          time: "[DURACIÓN: p. ej. 4 minutos]",
        },
        requirements: [
          "Empieza con algo que solo yo podría decir, no con un saludo ni una cita.",
          "Apóyate en lo que te he contado; no inventes nombres, fechas ni hechos.",
          "Un solo hilo de la primera frase a la última, y ninguna broma a costa de nadie.",
        ],
        format: [
          "El texto completo, en párrafos que se lean de un aliento.",
          "Debajo, otras dos frases de apertura.",
        ],
        size: "De tres a cinco minutos, unas 400 a 600 palabras, salvo que haya dicho otra cosa.",
      },
    },
    format: [
      "Lista numerada de diapositivas o partes: título, puntos clave, imagen y notas del orador.",
    ],
    size: "Más o menos una diapositiva por minuto.",
  },
  image: {
    overview:
      "Crea esta imagen. Si solo puedes escribir, dame en su lugar un prompt para un generador de imágenes.",
    asks: {
      topic: "[MOTIVO: p. ej. un faro viejo en una tormenta]",
      style: "[ESTILO: p. ej. acuarela, vector plano, foto]",
      purpose: "[USO Y FORMATO: p. ej. portada 2:3, avatar cuadrado]",
      details: "[DEBE APARECER: p. ej. colores, un objeto, un texto exacto]",
    },
    requirements: [
      "Decide en este orden: motivo y acción, entorno, composición y punto de vista, luz, colores, estilo, nivel de detalle.",
      "Sé visual: traduce palabras como bonito en cosas que se vean.",
      "Un solo centro de atención y espacio tranquilo alrededor.",
      "No imites a artistas vivos ni personajes protegidos; describe la técnica.",
    ],
    twists: {
      "logo, logotipo, icono":
        "Formas planas, dos o tres colores con código hexadecimal, legible a 32 píxeles, fondo liso, sin letras salvo que las pida.",
      "foto*": "Decide objetivo, apertura, hora del día y dirección de la luz.",
    },
    format: [
      "La imagen, o el prompt en un solo párrafo listo para pegar.",
      "Después, dos variantes que cambien solo la luz o el punto de vista, y una lista de lo que debe quedar fuera.",
    ],
    size: "De 40 a 80 palabras por prompt escrito.",
  },
} satisfies Partial<LanguagePack["templates"]>;
