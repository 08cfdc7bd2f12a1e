import type { Request } from "../read/request.ts";

/** In all languages of the lines: what a request says that lines of a default must not speak against. */
const SAID = {
  /** Nothing that could be lost is touched. */
  harmless:
    /^(?!.*(?:delet|remov|renam|overwrit|\bmov(?:e|ing)|updat|replac|chang|clean|migrat|sync|lösch|entfern|umbenenn|verschieb|änder|überschreib|ersetz|borr|elimin|renombr|cambi|mueve|mover|reemplaz|supprim|effac|renomm|déplac|remplac|modifi|apag|exclu|renome|alter|substitu))/isu,
  hashtags:
    /(?:\bno|without|keine|ohne|\bsin|\bsans|\bpas de|\bsem|\bnada de|\d) (?:any )?(?:hashtags?|etiquetas)/iu,
  /** The text alone is wanted, not what was changed in it. */
  brief:
    /\bone (?:para|sentence|line)|shorten|\bonly\b|kürz|\bnur\b|\bacort|\bsolo\b|raccourci|seulement|uniquement|encurt|\bapenas\b|\bsó\b/iu,
  /** Nothing is finished before the reader has answered. */
  turns:
    /one (?:question |thing |word )?(?:at a time|by one)|(?<!\p{L})(?:ask me (?:questions|first|the)|(?:quiz|test|interview|grill) me|pretend you|play (?:him|her|the (?:customer|patient|boss|interviewer))|role ?play|frag mich (?:erst|zuerst|ab|aus)|(?:ein|eine|eins)e? nach d(?:er|em) anderen|stell mir (?:erst )?fragen|rollenspiel|(?:pregúntame|hazme preguntas|una por una|una a una|de una en una)|(?:pose|pose-moi|interroge)[- ](?:moi|des questions)|une (?:question )?(?:à la fois|par une)|jeu de rôle|(?:me pergunt[ae]|me faz perguntas|me entrevist[ae]|uma (?:por|de cada) (?:uma|vez)|um por um))/iu,
  cards: /flash ?cards?|karteikarten|lernkarten|tarjetas|\bcartes\b/iu,
  format:
    /\b(?:tall|narrow|wide|upright|portrait|landscape|vertical|horizontal|square|round|bookmark|banner)\b|hochformat|querformat|schmal|quadratisch|lesezeichen|\bhoch\b|\bquer\b|apaisad|cuadrad|alargad|marcap[aá]ginas|étroit|marque-page|carrée?\b|estreit|quadrad|marca-p[aá]gina/iu,
} as const;
const OUTLINE =
  /(?<!\p{L})(?:outline|gliederung|esquema|plan (?:de )?dissertation|plan détaillé)(?!\p{L})/iu;
/** "Return only the code." */
const ONLY =
  /(?<!\p{L})(?:(?:(?:return|output|reply with|answer with|respond with|give(?: me)?|show(?: me)?) (?:only|just|nothing but)|only (?:return|output|give|show|reply with)|(?:gib|antworte|liefere|zeige?)(?: mir)?(?: bitte)? (?:nur|ausschließlich)|(?:devuelve|responde|dame|muestra)(?: con)? (?:solo|sólo|solamente|únicamente)|(?:renvoie|réponds|donne(?:-moi)?|retourne|affiche) (?:uniquement|seulement|juste)|(?:retorne|responda|devolva|me dê|mostre)(?: com)? (?:só|somente|apenas))) [^.;!?\n]{3,80}/iu;
const YES_OR_NO =
  /^¿?(?:is|are|can|could|may|do|does|did|will|has|have|ist|sind|darf|kann|können|hat|haben|gibt|hilft|macht|es|puedo|se puede|hay|est-ce|puis-je|peut-on|c'est(?! quoi)|posso|pode|é|faz mal)(?!\p{L})/iu;
/** Of somebody's health only what may be taken: a symptom needs its warnings. */
const TAKEN =
  /(?<!\p{L})(?:ok|okay|safe|take|mix|drink|eat|nehmen|einnehmen|trinken|essen|tomar|mezclar|beber|comer|prendre|boire|manger|misturar)(?!\p{L})/iu;
const SMALL = 90;

/** The tags whose lines are left out. */
export function saidIn({ prompt, ask }: Request, isImage: boolean): string[] {
  const own = ask?.text ?? prompt;
  const said = Object.entries(SAID).flatMap(([tag, pattern]) =>
    pattern.test(own) && (tag !== "format" || isImage) ? [tag] : [],
  );
  return isOutline(own) || formIn(own) !== null ? [...said, "format", "length"] : said;
}

/** The form of the answer, where the request names it alone. */
export function formIn(text: string): string | null {
  const only = ONLY.exec(text)?.[0];
  return only === undefined ? null : `${only.charAt(0).toUpperCase()}${only.slice(1)}.`;
}

/** The pages that are said are those of the text that is outlined. */
export function isOutline(text: string): boolean {
  return OUTLINE.test(text);
}

export function isSmallQuestion({ ask, parts, guess }: Request): boolean {
  if (ask?.kind !== "question" || parts.kind !== "none") return false;
  const mayBeHealth = guess.deliverables.slice(0, 2).some(({ name }) => name === "health");
  if (mayBeHealth && !TAKEN.test(ask.text)) return false;
  return ask.text.length <= SMALL && YES_OR_NO.test(ask.text);
}
