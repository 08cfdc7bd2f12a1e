const URL = /\bhttps?:\/\/[^\s<>"'»”)\]]*[\p{L}\p{N}/]/giu;
// The look-behind keeps the search linear on long runs of letters.
const EMAIL =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu;
const NUMBER = /\p{Nd}+(?:[.,:/-]\p{Nd}+)*/gu;
const QUOTED = /"([^"\n]{1,200})"|“([^“”\n]{1,200})”|«([^«»\n]{1,200})»|„([^„“”\n]{1,200})[“”]/gu;
const PLACEHOLDER =
  /\{\{[^{}\n]{1,60}\}\}|\$\{[^{}\n]{1,60}\}|\[[^[\]\n]{1,60}\]|<[\p{L}_][^<>\n]{0,60}>/gu;
// Upper case, or a script that has none.
const OUR_PLACEHOLDER =
  /\[(?:\p{Lu}[\p{Lu}\p{Nd} ,'’/-]{2,}|\p{Lo}[\p{Lo}\p{M}\p{Nd} ,、/-]+)(?::[^[\]\n]*)?\]/gu;

/** Facts that must come through unchanged: addresses, numbers and quotations. */
export function hardTokens(text: string): string[] {
  const quoted = Array.from(text.matchAll(QUOTED), ([, ...groups]) => groups.join("").trim());
  return distinct([...addresses(text), ...allOf(NUMBER, text), ...quoted]);
}

/** URLs and e-mail addresses. */
export function addresses(text: string): string[] {
  return distinct([...allOf(URL, text), ...allOf(EMAIL, text)]);
}

/** Template variables the visitor wrote: `[X]`, `{{x}}`, `${x}`, `<X>`. */
export function placeholders(text: string): string[] {
  return distinct(allOf(PLACEHOLDER, text));
}

/** Placeholders in the form enhancers write: `[UPPER CASE: e.g. something]`. */
export function bracketedDetails(text: string): string[] {
  return distinct(allOf(OUR_PLACEHOLDER, text));
}

function allOf(pattern: RegExp, text: string): string[] {
  return text.match(pattern) ?? [];
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)].filter((value) => value !== "");
}
