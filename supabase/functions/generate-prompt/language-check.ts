import type { Given } from "./given-text.ts";
import { LABELS } from "./labels.ts";
import { detectLanguage } from "./offline/language.ts";

const LABEL = new RegExp(String.raw`\*\*(?:${LABELS.join("|")})\*\*`, "gu");
const OWN_LETTERS = /(?!\p{Script=Latin})\p{L}/gu;
const LETTERS = /\p{L}/gu;
/** Below this share of its letters, a text is not in the request's script. */
const MIN_SHARE = 0.2;

/**
 * False when a prompt came back in another language than the request: a change of script, or from one
 * language we know well to another. A text that quotes the request whole has kept it in any case; a
 * refinement may have been asked for another language.
 */
export function keepsLanguage({ prompt, refinement }: Given, enhanced: string): boolean {
  if (refinement?.instruction != null) return true;
  const source = refinement === null ? prompt : refinement.previous.replace(LABEL, "");
  if (enhanced.includes(source)) return true;
  const text = enhanced.replace(LABEL, "");
  if (isNonLatin(source)) return isNonLatin(text) || shareOf(text) >= MIN_SHARE;
  const [from, to] = [detectLanguage(source), detectLanguage(text)];
  if (from === "other" || to === "other") return true;
  // Short English requests are taken for another language too easily to hold it against an English answer.
  return from === to || (refinement === null && isTooShort(source) && to === "en");
}

const FEW_WORDS = 5;

function isTooShort(text: string): boolean {
  return text.split(/\s+/u).length < FEW_WORDS;
}

function isNonLatin(text: string): boolean {
  return shareOf(text) > 0.5;
}

function shareOf(text: string): number {
  const letters = text.match(LETTERS)?.length ?? 0;
  return letters === 0 ? 0 : (text.match(OWN_LETTERS)?.length ?? 0) / letters;
}
