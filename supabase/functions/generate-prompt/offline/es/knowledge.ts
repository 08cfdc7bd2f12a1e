import type { LanguagePack } from "../pack.ts";
import { openGoals } from "./words.ts";

export const knowledge = {
  explanation: {
    overview: "Explícamelo de modo que yo pueda explicárselo a otra persona.",
    asks: {
      topic: "[TEMA: p. ej. cómo funcionan los tipos de interés]",
      level: "[QUÉ SÉ YA: p. ej. nada, nivel escolar, lo básico]",
      purpose: "[PARA QUÉ: p. ej. un examen, mi trabajo, curiosidad]",
    },
    requirements: [
      "Empieza con la respuesta en una o dos frases sencillas.",
      "Parte de algo conocido y define cada término nuevo al aparecer.",
      "Da una comparación cotidiana, di dónde deja de valer, y un ejemplo concreto.",
      "Corrige el malentendido más común y di en qué no hay acuerdo o no estás seguro.",
    ],
    twists: {
      diferencia:
        "Pon las diferencias lado a lado en una tabla pequeña y termina con cuándo usar cada cosa.",
      "niño, niños, niña":
        "Palabras que entienda un niño de cinco años, una imagen de la vida diaria y ningún tecnicismo.",
    },
    kinds: {
      "por qué mi, por qué mis, por qué no funciona mi, por qué va mi, por qué está mi, por qué nuestro, por qué nuestra":
        {
          overview: "Averigua por qué pasa esto y qué puedo hacer.",
          requirements: [
            "Empieza por la causa más probable y di por qué encaja con lo que cuento.",
            "Ordena las demás causas por probabilidad, cada una con una prueba rápida.",
            "Primero los remedios sencillos y gratuitos; di cuándo hace falta un profesional.",
            "Si la respuesta depende de algo que solo yo sé, pregúntamelo, dos veces como máximo.",
          ],
          format: [
            "Una tabla: causa, cómo comprobarla, qué hacer.",
            "Después, qué debo probar primero.",
          ],
          size: "250 palabras como máximo.",
        },
    },
    format: [
      "Respuesta corta, explicación, ejemplo, error común, en este orden.",
      "Después, dos preguntas con solución para comprobar que lo he entendido.",
    ],
    size: "De 250 a 400 palabras.",
  },
  howto: {
    overview: "Guíame paso a paso hasta que funcione.",
    asks: {
      topic: "[QUÉ QUIERO HACER: p. ej. arreglar un grifo que gotea]",
      tool: "[QUÉ TENGO: p. ej. modelo, versión, herramientas]",
      level: "[MI EXPERIENCIA: p. ej. es la primera vez]",
    },
    requirements: [
      "Di qué necesito, cuánto se tarda y cuándo dejarlo a un profesional.",
      "Una acción por paso, en el orden en que se hace, con el lugar, el ajuste o la cantidad exactos.",
      "Tras cada paso crítico, di cómo se nota que ha salido bien.",
      "Avisa antes, y no después, de lo que pueda herir, romper o borrar algo.",
    ],
    kinds: {
      [openGoals]: {
        asks: {
          level: "[DÓNDE ESTOY: p. ej. principiante, dos horas por semana]",
          purpose: "[QUÉ BUSCO: p. ej. un primer resultado en tres meses]",
          constraints: "[LÍMITES: p. ej. dinero, tiempo, lo que ya probé]",
        },
        requirements: [
          "Parte de donde estoy y di qué supones sobre ello.",
          "Nombra los pocos pasos que más cambian, en orden, con lo que cuesta cada uno en tiempo o dinero.",
          "En cada paso, una señal de que funciona y el motivo habitual de abandono.",
          "Sin promesas; di qué depende de la suerte o de otras personas.",
        ],
        format: [
          "Un plan por fases: primera semana, primer mes, después.",
          "Luego, lo único que debo hacer hoy.",
        ],
        size: "Como máximo 400 palabras.",
      },
    },
    format: [
      "Pasos numerados, con la advertencia más importante al principio.",
      "Después, los tres errores más comunes y cómo deshacerlos.",
    ],
    size: "Los menos pasos posibles, de dos frases como máximo.",
  },
  fact: {
    overview: "Responde a esta pregunta de forma directa y fiable.",
    asks: {},
    requirements: [
      "Da la respuesta en la primera frase, con unidad, fecha o lugar si corresponde.",
      "Si depende de una definición, un lugar o una fecha, di cuál has usado.",
      "Si puede haber cambiado desde tu entrenamiento, di hasta cuándo llega tu información y dónde comprobarlo.",
      "Si no estás seguro, dilo y di cuánto; no inventes cifras ni fuentes.",
    ],
    format: [
      "La respuesta en una frase, en negrita.",
      "Después, tres frases de contexto como máximo que ayuden a entenderla o comprobarla.",
    ],
    size: "80 palabras como máximo.",
  },
  advice: {
    overview: "Ayúdame a pensarlo bien y a decidir qué hacer ahora.",
    asks: {
      topic: "[SITUACIÓN: qué ha pasado y quién participa]",
      purpose: "[QUÉ QUIERO: p. ej. salvar la amistad, estar en calma]",
      constraints: "[LO QUE NO PUEDO CAMBIAR O YA HE PROBADO: p. ej. compartimos piso]",
    },
    requirements: [
      "Empieza resumiendo mi situación en dos frases, sin juzgar.",
      "Muestra al menos dos opciones realistas, con lo que cuesta y lo que puede traer cada una.",
      "Sé sincero: di qué habla en contra de la opción que parezco preferir.",
      "No des por sabidos los motivos de nadie y di dónde te falta información.",
    ],
    twists: {
      "novio, novia, marido, mujer, ex, amigo*, amiga*, pareja, ruptura":
        "Dame una frase que pueda decir tal cual, y qué hacer si sale mal.",
      "ansiedad, estrés, estresad*, triste, agobiad*, dormir":
        "Propón pasos pequeños para hoy y di claramente cuándo acudir a un médico o a una línea de ayuda.",
      "dinero, deuda*, invert*, hipoteca, ahorr*":
        "Explica riesgos y costes con números sencillos y di qué puntos requieren un asesor autorizado en mi país.",
      "trabajo, empleo":
        "Incluye dinero, plazos y camino de vuelta, y un experimento barato antes del paso definitivo.",
    },
    format: ["Mi situación, opciones, tu recomendación con su motivo y el primer paso para hoy."],
    size: "350 palabras como máximo.",
  },
  study: {
    overview: "Ayúdame a aprenderlo de modo que aún lo sepa dentro de un mes.",
    asks: {
      topic: "[MATERIA: p. ej. biología celular, pasado en inglés]",
      level: "[NIVEL: p. ej. secundaria, A2, primer curso]",
      time: "[TIEMPO: p. ej. examen en tres semanas, 40 minutos al día]",
      details: "[MATERIAL: pega los apuntes o la lista de temas]",
    },
    requirements: [
      "Hazme recordar de forma activa: preguntas antes que respuestas, de fácil a difícil.",
      "Primero los puntos que sostienen la mayor parte de la materia; di cuáles son.",
      "Explica en una frase por qué falla cada respuesta incorrecta; sin preguntas trampa.",
      "Cíñete al material si lo he dado; marca lo que venga de fuera.",
    ],
    twists: {
      "cuestionario, test, preguntas":
        "Cuatro opciones creíbles por pregunta; soluciones razonadas aparte, al final.",
      "plan de estudio*, semanas":
        "Cada día en una tabla con tema, tarea y minutos; repaso a 1, 3 y 7 días; un día libre por semana.",
      tarjetas:
        "Un dato por tarjeta: pregunta a la izquierda, respuesta de 15 palabras como máximo a la derecha.",
    },
    kinds: {
      "cuestionario, test, preguntas": {
        asks: {
          topic: "[MATERIA: p. ej. biología celular, pasado en inglés]",
          level: "[NIVEL: p. ej. secundaria, A2, primer curso]",
          details: "[MATERIAL: pega los apuntes o la lista de temas]",
        },
        format: [
          "Preguntas numeradas bajo títulos cortos, de fácil a difícil.",
          "Las soluciones razonadas al final del todo.",
        ],
        size: "Diez preguntas.",
      },
    },
    format: ["Elementos numerados bajo títulos cortos; las soluciones al final del todo."],
    size: "Diez elementos, o 30 minutos de trabajo al día.",
  },
} satisfies Partial<LanguagePack["templates"]>;
