/** How assistants take leave of their reader, in the languages they do it in most. */
const OPENINGS = [
  "let me know",
  "please let me know",
  "just let me know",
  "feel free",
  "i hope this",
  "hope this helps",
  "would you like me",
  "do you want me",
  "want me to",
  "if you'd like",
  "if you’d like",
  "if you would like",
  "if you want me",
  "shall i",
  "happy to",
  "is there anything",
  "sag mir",
  "sagen sie mir",
  "lass mich wissen",
  "lassen sie mich wissen",
  "gib mir bescheid",
  "ich hoffe",
  "soll ich",
  "avísame",
  "dime si",
  "espero que",
  "¿quieres que",
  "házmelo saber",
  "dites-moi",
  "dis-moi",
  "n'hésite",
  "n’hésite",
  "j'espère",
  "j’espère",
  "souhaitez-vous",
  "veux-tu que",
  "avise-me",
  "me avise",
  "me diga se",
  "diga-me se",
  "quer que eu",
  "se quiser",
];
/** What such a remark is about: the prompt, not its subject. */
const ABOUT_THE_PROMPT =
  /\b(?:prompt|version|adjust|tweak|chang|refin|modif|edit|revis|helps?\b|questions|anything else|anpass|änder|version|hilft|cambi|ajust|ayud|modific|aide|chang|alter|mudan)/iu;
const MAX_CHARACTERS = 300;

const REWRITTEN = String.raw`(?:rewritten|rewrote|restructured|reworded|rephrased|improved|enhanced|refined|optimi[sz]ed|polished|revised)`;
const SPEAKS_OF_ITS_WORK = new RegExp(
  [
    String.raw`\bI(?:['’]ve| have)? ${REWRITTEN}\b[^.\n]{0,30}\b(?:prompt|request|version)\b`,
    String.raw`\bI(?:['’]ve| have) (?:rewritten|reworded|rephrased|restructured)\b`,
    String.raw`\bhere(?:['’]s| is) (?:the|your|an?|my) ${REWRITTEN}\b`,
    String.raw`\bas an AI\b(?! (?:assistant|model)?,? (?:you|your)\b)`,
    String.raw`\bich habe\b[^.\n]{0,40}\b(?:prompt|anfrage)\b[^.\n]{0,20}\s(?:umgeschrieben|verbessert|überarbeitet)`,
    String.raw`\bhe (?:reescrito|mejorado|reformulado)\b`,
    String.raw`\bj['’]ai (?:réécrit|amélioré|reformulé)\b`,
    String.raw`\b(?:reescrevi|reformulei)\b`,
  ].join("|"),
  "giu",
);

/** True when a paragraph takes leave of the reader instead of instructing an assistant. */
export function isClosingRemark(paragraph: string): boolean {
  const text = paragraph.trim();
  return text.length <= MAX_CHARACTERS && mayBeRemark(text) && ABOUT_THE_PROMPT.test(text);
}

/** True when a line begins, or may go on, as a closing remark. */
export function mayBeRemark(line: string): boolean {
  const start = line.trim().toLowerCase();
  return OPENINGS.some((opening) => start.startsWith(opening) || opening.startsWith(start));
}

/** The words in which a text speaks as the one who wrote it, closing remarks included. */
export function assistantVoice(text: string): string[] {
  const last = text.split("\n").findLast((line) => line.trim() !== "") ?? "";
  return [...(text.match(SPEAKS_OF_ITS_WORK) ?? []), ...(isClosingRemark(last) ? [last] : [])];
}
