import type { DetectedLanguage } from "../../text/language.ts";

const NEEDS = String.raw`(?:(?:i|we|ich|wir|je|nous|j'|yo|eu) ?(?:'d |would |really |just )?)?(?:need|want|would like|(?<='d )like|looking for|brauche\p{L}*|möchte\p{L}*|(?<=(?:ich|wir) )(?:will|wollen)|besoin|il (?:me |nous )?faut|veux|voudrais|aimerais|cherche|necesito|quiero|busco|quisiera|preciso|quero|queria|gostaria)(?!\p{L})`;
const ORDERS = String.raw`(?:(?:please|pls|bitte|por favor|stp|svp|can you|could you) )?(?:help (?:me|us)|(?:tell|give|show|make|write) (?:me|us)|write|give|make|lay out|list|show|draft|plan|build|create|compare|explain|suggest|bitte ein\p{L}*|schreib\p{L}*|stelle? (?:mir|uns)|mache?|gib|hilf|erstell\p{L}*|zeig\p{L}*|fais|donne|écris|aide|prépare|haz(?:me)?|haga|dame|ayúdame|escrib\p{L}*|prepar[ae]\p{L}*|faz|faça|me (?:dá|dê|faz|ajud[ae])|escreva|mont[ae])(?!\p{L})`;
const WANTS = new RegExp(
  String.raw`[.!?;,]\s+(?:${NEEDS}|${ORDERS})|\s(?:and|und|y|e|et)\s+${NEEDS}`,
  "iu",
);

/** Whether what is told goes on with an order of its own: then nothing more has to be asked for. */
export function hasOrder(text: string): boolean {
  return WANTS.test(text);
}

/** A capital at the start of each sentence, a sign at the end, and "I" for "i". */
export function asSentence(text: string, end = "."): string {
  const bare = text.trim().replace(/[\s,;:–-]+$/u, "");
  if (bare === "") return "";
  const started = bare
    .replace(/(?<=^|(?<!\d)\.\s+|[!?]\s+)[¿¡]?\p{Ll}(?=[\p{Ll}' ’])/gu, (first) =>
      first.toUpperCase(),
    )
    .replace(/(?<![\p{L}'’.-])i(?=['’ ])/gu, "I");
  const fixed = /^(?:iPhone|iPad|npm)\b/u.test(bare) ? bare : started;
  return /[.!?…:]$|[.!?]["”»]$/u.test(fixed) ? fixed : fixed + end;
}

/** What is asked, with the signs of its language. */
export function asQuestion(text: string, language: DetectedLanguage): string {
  const bare = text.replace(/[\s.?]+$/u, "");
  // What was told before it has an end of its own.
  const isAlone = !/[.!?]\s/u.test(bare) && !bare.includes("¿");
  return asSentence(
    language === "es" && isAlone ? `¿${bare}` : bare,
    language === "fr" ? " ?" : "?",
  );
}
