import type { LanguagePack } from "../pack.ts";

export const texts = {
  writing: {
    overview: "Escribe un texto acabado que solo necesite un retoque ligero.",
    asks: {
      topic: "[TEMA: p. ej. cómo trabaja a distancia un equipo pequeño]",
      audience: "[LECTORES: p. ej. principiantes, mi profesora, clientes]",
      purpose: "[IDEA PRINCIPAL: p. ej. qué debe pensar o hacer quien lo lea]",
      tone: "[TONO: p. ej. cercano, formal, crítico]",
    },
    requirements: [
      "Empieza con un caso, una pregunta o un dato concreto; sin definiciones de diccionario ni «en el mundo actual».",
      "Defiende una sola idea principal; cada párrafo la sirve y cada afirmación lleva un ejemplo concreto.",
      "No inventes cifras, citas ni fuentes; escribe (comprobar) detrás de lo que yo deba verificar.",
      "Palabras sencillas y verbos activos; elimina toda frase que repita otra.",
    ],
    twists: {
      "ensayo*, tesis":
        "Plantea la tesis en el primer párrafo y responde al argumento contrario más fuerte.",
      "blog, artículo*":
        "Usa subtítulos que se entiendan al ojear y un título de 60 caracteres como máximo.",
      "informe*":
        "Empieza con las conclusiones en cinco líneas; separa hechos, interpretación y recomendaciones.",
    },
    kinds: {
      "documentación, readme, manual de usuario": {
        overview: "Escribe documentación que resuelva dudas sin tener que llamar al autor.",
        asks: {
          material: "[QUÉ CUBRE: pega código, rutas de la API o notas]",
          audience: "[LECTORES: p. ej. desarrolladores nuevos, clientes, soporte]",
        },
        requirements: [
          "Documenta solo lo que te di; marca cada hueco con (comprobar) en vez de inventar nombres o límites.",
          "Empieza por para qué sirve y el ejemplo más corto que funciona de principio a fin.",
          "Un título por tarea del lector; debajo, requisitos, pasos, resultado y errores probables.",
        ],
        format: ["Markdown con títulos, bloques de código y tablas donde ayuden."],
        size: "Lo que haga falta; sin introducción.",
      },
    },
    format: ["Un título y el texto en párrafos cortos; subtítulos solo si pasa de 400 palabras."],
    size: "De 600 a 800 palabras.",
  },
  creative: {
    overview: "Escribe una pieza original que no parezca un primer borrador.",
    asks: {
      topic: "[ASUNTO: p. ej. dos hermanas encuentran una radio antigua]",
      style: "[ESTILO O AMBIENTE: p. ej. humor seco, cuento de hadas, melancolía]",
      audience: "[PÚBLICO: p. ej. niños de 8 años, invitados a una boda]",
    },
    requirements: [
      "Sostén una sola idea clara de la primera línea a la última.",
      "Muéstrala con acciones, imágenes y diálogo; no expliques la moraleja.",
      "Usa detalles que se puedan ver, oír o tocar en lugar de nombrar sentimientos.",
      "Evita frases hechas, rimas previsibles y el primer giro que se te ocurra.",
    ],
    twists: {
      "cuento*, historia, relato*, novela":
        "El personaje principal tiene un deseo, un obstáculo y una decisión que le cuesta algo.",
      "canción, rap":
        "Estrofa, estribillo, estrofa, estribillo, puente, estribillo; con un gancho fácil de cantar.",
    },
    kinds: {
      "poema*, poesía, haiku*, versos": {
        requirements: [
          "Elige una forma y mantenla (versos, ritmo, rima o renuncia deliberada a ella).",
          "Constrúyelo sobre una imagen de la vida diaria, y deja que esa imagen cambie.",
          "Ninguna rima que fuerce la frase; evita palabras abstractas como amor, tiempo o alma si no las he usado yo.",
          "El último verso debe sorprender y a la vez parecer inevitable.",
        ],
        format: ["Solo el título y el poema, sin comentarios."],
        size: "La extensión propia de la forma; de 12 a 20 versos si es libre.",
      },
    },
    format: ["Solo el título y la pieza, sin comentarios antes ni después."],
    size: "La extensión natural de la forma; de 400 a 700 palabras si es un relato.",
  },
  email: {
    overview: "Escribe un mensaje que pueda enviar sin retocarlo.",
    asks: {
      topic: "[ASUNTO: p. ej. un pedido que llega tarde]",
      audience: "[DESTINATARIO: p. ej. mi jefa, un cliente nuevo]",
      details: "[DATOS QUE INCLUIR: p. ej. fechas, nombres, lo acordado]",
      tone: "[TONO: p. ej. cercano, formal, firme]",
    },
    requirements: [
      "Di lo esencial en las dos primeras frases.",
      "Termina con una sola petición o un siguiente paso claro, con fecha si la he dado.",
      "Usa solo lo que te he contado; no inventes nombres, fechas ni motivos.",
      "Que suene a persona: cortés y directo, sin «espero que este correo le encuentre bien».",
    ],
    twists: {
      "día libre, libre, permiso, vacaciones, baja, enfermo, enferma":
        "Nombra los días exactos y di en una línea cómo queda cubierto mi trabajo.",
      "quej*, reclam*, reembolso, roto":
        "Cuenta qué ha fallado, cuándo, y qué quiero que se haga y para cuándo; firme y sin insultos.",
      "disculp*, perdón":
        "Nombra el error una vez, asúmelo sin excusas y di qué cambia a partir de ahora.",
      "seguimiento, recordatorio":
        "Recuerda el mensaje anterior en una línea y haz una pregunta fácil de contestar.",
      "renuncia, dimisión":
        "Indica el último día de trabajo, agradece algo concreto y ofrece un traspaso; sin reproches.",
      "aumento, sueldo":
        "Argumenta con resultados, nombra la cifra o pide una reunión, y no te disculpes por pedir.",
    },
    kinds: {
      "whatsapp, sms, mensaje de texto, mensaje a, mensaje para": {
        format: ["Solo el mensaje, sin asunto ni saludo formal.", "Una alternativa más corta."],
        size: "Como máximo 50 palabras.",
      },
    },
    format: [
      "Asunto de 50 caracteres como máximo.",
      "Después saludo, cuerpo en párrafos cortos y despedida.",
    ],
    size: "De 80 a 150 palabras.",
  },
} satisfies Partial<LanguagePack["templates"]>;
