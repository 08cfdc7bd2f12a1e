/** A text that begins as JSON does and names a column of a pack. A prompt may begin with a bracket, too. */
const IS_MEANT_AS_JSON = /^\s*[[{][^]{0,2000}?"(?:act|prompts?)"\s*:/;

/** Where JSON goes wrong, in the words of the browser; Safari gives no place. */
function placeOf(text: string, message: string): string {
  const [, line, column] = /line (\d+) column (\d+)/.exec(message) ?? [];
  if (line !== undefined) return ` at line ${line}, column ${column}`;
  const position = /position (\d+)/.exec(message)?.[1];
  const isCut = /\bend\b|EOF/i.test(message);
  if (position === undefined && !isCut) return "";
  const before = text.slice(0, position === undefined ? text.length : Number(position)).split("\n");
  return ` at line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}

/** Why a text that is meant as JSON is none, as a sentence; null for every other text. */
export function jsonFault(text: string): string | null {
  if (!IS_MEANT_AS_JSON.test(text)) return null;
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    const place = error instanceof Error ? placeOf(text.trimEnd(), error.message) : "";
    return `This is not complete JSON: it breaks off or has a mistake${place}. Nothing of it was read.`;
  }
}
