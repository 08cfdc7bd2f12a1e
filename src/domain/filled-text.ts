import {
  filledParts,
  type FilledPart,
  placeholderParts,
  type PlaceholderValues,
} from "./placeholders";

// Private-use characters: they enclose the reader's words while a text is taken apart, and no text has them.
const START = "\uE000";
const END = "\uE001";
const ENCLOSED = new RegExp(`(${START}[^${END}]*${END}?)`);
const MARKS = new RegExp(`[${START}${END}]`, "g");

/**
 * The text with the values in their places, each line of them enclosed for `markedParts`. For the screen only: what
 * is copied comes from `fillPlaceholders`.
 */
export function markFilled(text: string, values: PlaceholderValues): string {
  return filledParts(text, values)
    .map((part) =>
      part.kind === "filled" ? part.text.replace(/.+/g, `${START}$&${END}`) : part.text,
    )
    .join("");
}

/** The parts of any piece of a text from `markFilled`. */
export function markedParts(piece: string): FilledPart[] {
  return piece.split(ENCLOSED).flatMap((part): FilledPart[] => {
    const text = part.replace(MARKS, "");
    if (text === "") return [];
    return part.startsWith(START) ? [{ kind: "filled", text }] : placeholderParts(text);
  });
}
