import type { DetectedLanguage } from "../../text/language.ts";
import { countWords } from "../../text/normalise.ts";

const LONG_WORDS = 20;
const NEEDS = String.raw`(?:(?:i|we|ich|wir|je|nous|j'|yo|eu) ?(?:'d |would |really |just )?)?(?:need|want|would like|(?<='d )like|looking for|brauche\p{L}*|möchte\p{L}*|(?<=(?:ich|wir) )(?:will|wollen)|besoin|il (?:me |nous )?faut|veux|voudrais|aimerais|cherche|necesito|quiero|busco|quisiera|preciso|quero|queria|gostaria)(?!\p{L})`;
const ORDERS = String.raw`(?:(?:please|pls|bitte|por favor|stp|svp|can you|could you) )?(?:help (?:me|us)|(?:tell|give|show|make|write) (?:me|us)|write|give|make|lay out|list|show|draft|plan|build|create|compare|explain|suggest|recommend|design|bitte|schreib\p{L}*|nenne?|erklär\p{L}*|formulier\p{L}*|entwirf|sage? (?:mir|uns)|stelle? (?:mir|uns)|mache?|gib|hilf|erstell\p{L}*|zeig\p{L}*|fais|donne|écris|aide|prépare|haz(?:me)?|haga|dame|ayúdame|escrib\p{L}*|prep[aá]r\p{L}*|dime|expl[ií]ca\p{L}*|recomi[eé]nda\p{L}*|organiza\p{L}*|propose|organise|explique|dis-moi|rédige|trouve|faz|faça|diga|crie|sugira|organize|me (?:dá|dê|faz|ajud[ae])|escreva|mont[ae])(?!\p{L})`;
const WANTS = new RegExp(
  String.raw`[.!?;,]\s+(?:${NEEDS}|${ORDERS})|\s(?:and|und|y|e|et)\s+${NEEDS}`,
  "iu",
);
const QUESTION_LAST = new RegExp(
  String.raw`[.!;,]\s+(?:(?:how|what) (?:do|can|should|would|could) (?:i|we|you)|(?:wie|was) (?:kann|könn\p{L}*|soll\p{L}*|mach\p{L}*|tun?|bekomm\p{L}*|krieg\p{L}*)|(?:c[oó]mo|qu[eé]) (?:le |la |lo )?(?:hago|puedo|debo|podemos|hacemos)|comment (?:faire|puis|je|on|lui)|que (?:faire|puis-je|dois-je)|qu'est-ce que (?:je|nous|on)|(?:como|o que) (?:eu )?(?:faço|posso|devo|fazer))(?!\p{L})[^.!?]*[.?\s]*$`,
  "iu",
);

/** A long request says itself how it wants things. */
export function isLong(text: string): boolean {
  return countWords(text) > LONG_WORDS;
}

/** Whether what is told goes on with an order of its own: then nothing more has to be asked for. */
export function hasOrder(text: string): boolean {
  return WANTS.test(text);
}

/** Whether something is asked in what is told. */
export function hasQuestion(text: string): boolean {
  return text.includes("?") || endsInQuestion(text);
}

/** Whether what is told ends in a question: then that is what is wanted. */
export function endsInQuestion(text: string): boolean {
  return QUESTION_LAST.test(text);
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
  const isAlone = !/[.!?]\s/u.test(bare) && !bare.includes("¿") && !endsInQuestion(bare);
  const isAskedBefore = bare.includes("?") && !text.trimEnd().endsWith("?");
  const sign = language === "fr" ? " ?" : "?";
  return asSentence(language === "es" && isAlone ? `¿${bare}` : bare, isAskedBefore ? "." : sign);
}
