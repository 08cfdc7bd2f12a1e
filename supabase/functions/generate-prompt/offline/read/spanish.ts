import { asSentence } from "./as-sentence.ts";
import { SPANISH_FACT_WORDS } from "./facts-es.ts";
import { romanceGrammar } from "./romance.ts";

const ASKING =
  "qué|cómo|cuáles|cuál|cuándo|cuánto|cuánta|cuántos|cuántas|dónde|quién|quiénes|por qué|para qué";
const OPENS =
  /(^|[.!?]\s+|[,;]\s*(?:y |pero |entonces )?)((?:por |para |a |de |con |en )?(?:qué|c[óo]mo|cu[áa]l(?:es)?|cu[áa]ndo|cu[áa]nt[oa]s?|d[óo]nde|qui[ée]n(?:es)?|que)(?![\p{L}]))(?=[^?]*\?$)/iu;
const BARE_ASKING: readonly (readonly [RegExp, string])[] = [
  [/^que(?= )/iu, "qué"],
  [/^como(?= )/iu, "cómo"],
  [/^cual(?=(?:es)? )/iu, "cuál"],
  [/^cuando(?= )/iu, "cuándo"],
  [/^cuant(?=[oa]s? )/iu, "cuánt"],
  [/^donde(?= )/iu, "dónde"],
  [/^quien(?= )/iu, "quién"],
  [/^(?:por que|porque)(?= )/iu, "por qué"],
  [/^(para|a|de|con|en) que(?= )/iu, "$1 qué"],
];

function finishQuestion(text: string): string {
  const ended = `${text.replace(/[\s.?]+$/u, "")}?`;
  const at = ended.includes("¿") ? -1 : openingOf(ended);
  const opened = at < 0 ? ended : `${ended.slice(0, at)}¿${withAccent(ended.slice(at))}`;
  return asSentence(opened).replace(
    /(^|[.!?]\s+)¿(\p{Ll})/gu,
    (_, before: string, letter: string) => `${before}¿${letter.toUpperCase()}`,
  );
}

/** Where the question itself begins, which may be after what is told first. */
function openingOf(text: string): number {
  const found = OPENS.exec(text);
  if (found !== null) return found.index + (found[1] ?? "").length;
  return /[.!?]\s+(?=[^.!?]*\?$)/u.exec(text)?.[0] === undefined
    ? 0
    : text.replace(/[^.!?]*\?$/u, "").length + 1;
}

function withAccent(text: string): string {
  return BARE_ASKING.reduce((all, [bare, right]) => all.replace(bare, right), text);
}

export const SPANISH_GRAMMAR = romanceGrammar({
  mending: {
    words:
      "q=que,k=que,xq=porque,pq=porque,tb=también,tmb=también,xa=para,pa=para,porfa=por favor,porfavor=por favor,mas=más,tambien=también,dia=día,dias=días,ano=año,anos=años,nino=niño,ninos=niños,nina=niña,ninas=niñas,manana=mañana,espanol=español,pequeno=pequeño,pequena=pequeña,diseno=diseño,sueno=sueño,companero=compañero,companeros=compañeros,companera=compañera,cumpleanos=cumpleaños,contrasena=contraseña,senor=señor,senora=señora,despues=después,ademas=además,asi=así,aqui=aquí,todavia=todavía,segun=según,cafe=café,estres=estrés,ingles=inglés,frances=francés,portugues=portugués,aleman=alemán,japones=japonés,rapido=rápido,rapida=rápida,facil=fácil,faciles=fáciles,dificil=difícil,util=útil,economico=económico,economica=económica,clasico=clásico,romantico=romántico,romantica=romántica,electronico=electrónico,tecnico=técnico,basico=básico,basica=básica,medico=médico,unico=único,simpatico=simpático,simpatica=simpática,pagina=página,paginas=páginas,parrafo=párrafo,parrafos=párrafos,maximo=máximo,minimo=mínimo,numero=número,numeros=números,telefono=teléfono,movil=móvil,portatil=portátil,articulo=artículo,articulos=artículos,curriculum=currículum,titulo=título,titulos=títulos,formula=fórmula,formulas=fórmulas,musica=música,matematicas=matemáticas,fisica=física,quimica=química,logica=lógica,pelicula=película,peliculas=películas,pasteleria=pastelería,panaderia=panadería,peluqueria=peluquería,cafeteria=cafetería,energia=energía,biografia=biografía,ortografia=ortografía,fotografia=fotografía,tecnologia=tecnología,psicologia=psicología,filosofia=filosofía,economia=economía,guia=guía,dia=día,mio=mío,calabacin=calabacín,dragon=dragón,compania=compañía,compañia=compañía,tio=tío,tia=tía,mama=mamá,bebes=bebés,menu=menú,sabado=sábado,miercoles=miércoles,examenes=exámenes,jovenes=jóvenes,imagenes=imágenes,razon=razón,corazon=corazón,jamon=jamón,salon=salón,alemania=Alemania,estan=están,recien=recién,haceme=hazme,escribeme=escríbeme,explicame=explícame,ayudame=ayúdame,traduceme=tradúceme,resumeme=resúmeme,preparame=prepárame,corrigeme=corrígeme,dimelo=dímelo",
    names:
      "España México Argentina Colombia Chile Perú Madrid Barcelona Sevilla Valencia Bilbao Granada Málaga Lisboa Portugal París Francia Roma Italia Londres Berlín Ámsterdam Praga Viena Tokio Japón Europa América Cancún Bogotá Excel Google Gmail Python Instagram Facebook Twitter Netflix Spotify Amazon Canva Windows Android Linux iPhone TikTok LinkedIn YouTube WhatsApp WordPress PowerPoint ChatGPT JavaScript PDF CV IVA",
    patterns: [
      [/(?<=\p{L}[cgmnsvx])ion(?!\p{L})/giu, "ión"],
      [/(?<=\bpost) (?=instagram|facebook|linkedin|tiktok)/giu, " de "],
      [
        /(?<=\b(?:carta|discurso|ideas|mensaje|tarjeta)) (?=(?:aniversario|boda|cumpleaños|despedida|graduación|navidad|regalos?|renuncia)(?!\p{L}))/giu,
        " de ",
      ],
      [/(?<=(?:decir(?:me)?|dime|saber) )que(?= )/giu, "qué"],
      [/(?<=(?:decir(?:me)?|dime|saber|explícame) )como(?= )/giu, "cómo"],
    ],
  },
  facts: SPANISH_FACT_WORDS,
  politeStart: String.raw`(?:hola|buenas(?: tardes| noches)?|buenos días|oye|ey|a ver|bueno|vale|por favor|gracias|urgente)\b[\s,.!:-]*|(?:me |nos )?(?:puedes|podrías|podés|puede|podría|sabes|sabrías|quieres)(?: tú| por favor)? (?:(?:ayudar(?:me|nos)?|echar(?:me)? una mano) (?:a|con|para) )?|(?:me )?(?:ayúdame|ayúdenme|ayuda|ayudas|échame una mano) (?:a|con|para) |(?:necesito|necesitaría|quiero|quisiera|querría|me gustaría|busco|estoy buscando|ando buscando|me hace falta|me hacen falta) (?:(?:tu |un poco de )?ayuda (?:para|con|a) )?(?!a mi|a mis|mucho|lo |la |los )|(?:es que )?tengo que (?=escribir|hacer|preparar|redactar|organizar|planificar)`,
  politeEnd:
    "por favor|porfis|muchas gracias|mil gracias|gracias(?: de antemano)?|saludos|un saludo|ayuda|ayúdame",
  howto:
    "cómo (?:se puede |puedo |debo |podría |hago para |hacer para )?|la mejor (?:manera|forma) de |(?:manera|forma)s? de ",
  question: String.raw`(?:(?:y|a|de|con|en|para|desde) )?(?:${ASKING}|porque)|es (?:mejor|normal|bueno|malo|verdad|posible|cierto|legal|seguro)|(?:debo|debería|puedo|podría|se puede|me conviene|conviene|vale la pena|merece la pena|hay) `,
  statement: String.raw`(?:yo|me|no|nos|se|te|estoy|soy|tengo|he|llevo|creo|siento|odio|quedé|perdí|acabo|vivo|trabajo en|hace|ya|siempre|nunca|nadie|es que|hemos|tenemos|estamos|somos)|(?:mi|nuestro|nuestra) (?:gat[oa]|perr[oa]|hij[oa]|bebé|niñ[oa]|cachorro)(?: de \d+ \p{L}+)? (?!(?:para|con|de|que|sobre|en|y|a)\b)\p{L}+|(?:mi|mis|el|la|los|las|un|una|nuestro|nuestra|este|esta)(?: (?!que|para|con|sobre|sin)[\p{L}\d]+){1,5}? (?:no|se|me|nos|te|le|es|son|está|están|era|ha|han|hace|hacen|tiene|tienen|quiere|quieren|dice|dicen|va|van|puede|sigue|siguen|ladra|llora|huele|falla|gotea|cumple|murió|perdió|dejó|rompió|llegó|debe|deben|parece|pesa)`,
  wish: "necesito|quiero|quisiera|querría|busco|hazme|escríbeme|ayúdame|dame|dime|me puedes|puedes",
  infinitive: String.raw`(?!mar |lugar|hogar|ayer|taller|mujer|familiar|celular|popular|regular)\p{L}+(?:a|e|i)r(?:me|nos|se|lo|la|los|las|le|les)?(?![\p{L}])`,
  verbs:
    "escribir escribe escribas,redactar redacta redactes,hacer haz hagas,crear crea crees,preparar prepara prepares,planificar planifica planifiques,planear planea planees,organizar organiza organices,diseñar diseña diseñes,elaborar elabora elabores,generar genera generes,inventar inventa inventes,componer compón compongas,dar da des,decir dime digas,resumir resume resumas,traducir traduce traduzcas,corregir corrige corrijas,mejorar mejora mejores,revisar revisa revises,explicar explica expliques,enseñar enseña enseñes,recomendar recomienda recomiendes,sugerir sugiere sugieras,proponer propón propongas,buscar busca busques,comparar compara compares,analizar analiza analices,calcular calcula calcules,resolver resuelve resuelvas,responder responde respondas,contestar contesta contestes,convertir convierte conviertas,reescribir reescribe reescribas,acortar acorta acortes,adaptar adapta adaptes,arreglar arregla arregles,dibujar dibuja dibujes,imaginar imagina imagines,completar completa completes,ordenar ordena ordenes,elegir elige elijas,ayudar ayuda ayudes,desarrollar desarrolla desarrolles,simular simula simules,actuar actúa actúes,evaluar evalúa evalúes,simplificar simplifica simplifiques,mostrar muestra muestres",
  makes:
    "escribe|redacta|haz|crea|prepara|planifica|planea|organiza|diseña|elabora|genera|inventa|compón|da|sugiere|propón|recomienda",
  clitics: "melo|mela|nos|me|lo|la|los|las|le|les|te",
  determined: String.raw`un|una|unos|unas|el|la|los|las|mi|mis|su|sus|este|esta|estos|estas|varios|varias|algunos|algunas|más|otro|otra|ese|esa|nuestro|nuestra|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|\d+`,
  plural: String.raw`\p{L}+[^iíuê]s$(?<!análisis|tesis|crisis|dosis)`,
  feminine: String.raw`(?!guion|camión|avión|problema|poema|tema|programa|esquema|sistema|mapa|día|idioma|clima|lema|cronograma|panorama|diploma|pijama|cava)\p{L}*(?:a|ión|dad|tud|ez)|imagen|clase|base|frase|foto|web|app|bio|red|noche|tarde|serie|carne|nube|mujer|newsletter|playlist`,
  articles: ["un", "una", ""],
  people: [
    [
      String.raw`(a|para|con|de) (?=(?:jefe|jefa|casero|casera|vecino|vecina|profe|profesor|profesora|suegra|suegro|novia|novio|madre|padre|hermana|hermano|abuela|abuelo|marido|mujer|ex)\b(?! \p{L}+o de))`,
      "$1 mi ",
    ],
    [
      String.raw`((?:al|a la|a mi) (?:casero|casera|jefe|jefa|vecino|vecina|banco|profesor|profesora|seguro)) (?=(?!para|por|de|que|sobre|y|con|sin|pidiendo|porque|en|diciendo|a|desde)\p{L})`,
      "$1, ",
    ],
  ],
  link: "a|al|para|por|de|del|sobre|con|sin|en|que|como|pidiendo|diciendo|explicando|agradeciendo|desde|hasta|y|o|e|contra",
  breaks: String.raw`\s(?=(?:me|nos|se|no|mi|ella|él|ellos|le|les|ya|llevo|tengo|quiero|soy|es|está) \p{L}+)(?<!(?:que|porque|si|cuando|donde|y|pero|o|ni|de|con|sin|a|para|por|en|como)\s)`,
  asksLast: String.raw`^(.{8,}?),? ((?:qué (?:hago|puedo|hacer|debo)|cómo (?:lo|la|puedo)|por qué).*?)\??$`,
  says: {
    howto: "Explícame cómo {x}",
    help: "Ayúdame a {x}",
    details: "Detalles:",
  },
  finishQuestion,
  forms: String.raw`
    quiz named: ^(?:ejercicios?|problemas) .*\b(?:mates|matemáticas|inglés|gramática|fracciones|verbos|primaria)\b
    card named: ^(?:mensaje|texto|palabras|frase) (?:de |para )?(?:el |la |un )?(?:condolencias|pésame|cumpleaños|agradecimiento|felicitación|despedida|aniversario|boda|comunión|jubilación)\b
    card named: ^carta de agradecimiento|^(?:texto (?:para|de) )?invitación\b
    social_post named: ^textos? (?:para )?(?:instagram|insta|facebook|linkedin|tiktok)\b
    profile named: ^resumen (?:para|de) (?:mi )?(?:linkedin|perfil)\b
    message: ^¿?qué (?:le |les )?(?:escribo|pongo|respondo|contesto)\b
    explanation noun: ^(?:ecuaciones|fracciones|derivadas|integrales|logaritmos)\b
    names named: ^ideas (?:de|para) (?:un |el )?nombres?\b
    workout named: ^(?:plan|rutina|programa) .*\b(?:entrenamiento|gimnasio|gym|correr|ejercicios?|pierna)\b
    code: ^(?:python|javascript|js|typescript|bash|powershell|css|html|sql|regex)(?!\p{L}|.*(?:why|error|says|pourquoi|warum|por qu))
    spreadsheet: ^(?:excel|google sheets)(?!\p{L}|.*(?:freez|crash|slow|stürzt|langsam|not work|explica|curso))
    message: ^(?:responde|contesta)(?:le)? a (?:este|esta|esto)
    conversation: ^¿?cómo (?:le |les )?(?:digo|explico|pido|cuento)
    conversation howto: ^(?:pedir(?:le)? (?:perdón|disculpas|un aumento|aumento)|decir(?:le)?|disculparme|romper con|terminar con|hablar con)\b
    spreadsheet: \b(?:buscarv|sumar\.si|contar\.si|tabla dinámica)\b|#(?:n\/[ad]|ref|valor)
    ideas: ^¿?qué (?:le )?(?:regalo|regalar|puedo regalar)\b
    solution statement: ^(?:mi|mis|nuestro|nuestra) (?:gat|perr|hij|bebé|niñ|cachorr)
    conversation statement: ^(?:mi|mis) (?:jefe|jefa|suegra|suegro|marido|mujer|novio|novia|pareja|compañer\p{L}*|vecin\p{L}*|madre|padre|herman[oa]|amig\p{L}*|ex)\b
    decision statement: \bno sé (?:si|qué|cuál)\b
    explanation noun: ^[^,.]{2,40} (?:vs\.?|versus)(?=\s)
    decision noun: ^[^,.:]{3,40} o(?=\s)
    health noun: ^dolor 
    translation: ^(?:traduce|cómo se dice)
    summary: ^(?:resume|resúme)
    editing: ^(?:corrige|reescribe|acorta|mejora (?:este|esta|mi|el|la|lo)|revisa (?:este|esta|mi|el|la)|haz que suene)
    decision: ^¿?(?:debo|debería|me conviene|conviene|vale la pena|merece la pena|es mejor)\b
    solution: ^¿?por qué (?:mi|mis|me|no|se)\b
    explanation: ^(?:explica|explícame|¿?(?:qué es|qué son|por qué|cuál es la diferencia))
    recipe: ^¿?qué (?:puedo )?(?:cocino|cocinar|hago de (?:cena|comer))
    practice: ^(?:actúa|simula|hazme de|entrevístame)
    money_legal question: \b(?:no me (?:paga|devuelve)|despedid|finiquito|fianza|multa|impuesto|hacienda|herencia|paro|baja médica)
    money_legal statement: \b(?:fianza|casero|contrato|despid|multa|hacienda|impuesto|herencia|seguro|indemniz)
    health statement: \b(?:duele|dolor|fiebre|mareo|muela|tos|sarpullido|embaraz)
    tech_help statement: \b(?:wifi|portátil|ordenador|móvil|impresora|bluetooth|router|celular|pantalla)\b
    repair statement: \b(?:lavadora|grifo|caldera|nevera|lavavajillas|fregadero|váter|horno)\b
  `,
});
