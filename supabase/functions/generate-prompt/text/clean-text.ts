// Characters that change nothing a person sees but can hide text from them: controls, bidi
// overrides and marks, zero-width characters, invisible tag letters, lone surrogates.
const INVISIBLE =
  /[\p{Cc}\p{Cs}\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{1D173}-\u{1D17A}\u{E0000}-\u{E007F}]/gu;

// The exceptions. Joiners carry meaning inside emoji (family, professions) and in scripts whose
// letters join; tag letters spell the flags of England, Scotland and Wales.
const MEANINGFUL = new RegExp(
  [
    String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F\u20E3])\u200D(?=\p{Extended_Pictographic})`,
    String.raw`(?<=[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]\p{M}*)[\u200C\u200D]`,
    String.raw`(?<=\u{1F3F4})[\u{E0061}-\u{E007A}]{1,6}\u{E007F}`,
  ].join("|"),
  "gu",
);

const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/gu;
const BLANK_LOOKING = /[\s\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]/gu;

/**
 * The text as a person sees it: line breaks as "\n", nothing invisible, trimmed, in NFC.
 * Stripping comes before NFC, since removing a character can bring a letter and its mark together.
 */
export function cleanText(text: string): string {
  const unified = text.replace(LINE_BREAK, "\n");
  const kept = new Set<number>();
  for (const match of unified.matchAll(MEANINGFUL)) {
    for (let offset = 0; offset < match[0].length; offset += 1) kept.add(match.index + offset);
  }
  const visible = unified.replace(INVISIBLE, (character, index: number) =>
    character === "\n" || character === "\t" || kept.has(index) ? character : "",
  );
  return visible.normalize("NFC").trim();
}

/** True when nothing in the text would leave a mark on the screen. */
export function isBlank(text: string): boolean {
  return text.replace(BLANK_LOOKING, "") === "";
}

/** Length in code points: one emoji or Chinese character counts as one. */
export function countCodePoints(text: string): number {
  return [...text].length;
}
