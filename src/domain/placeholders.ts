/** A part of a prompt for its reader to fill in. */
export type Placeholder = {
  /** The same for every placeholder of this name, in this text and in others. */
  key: string;
  label: string;
  /** The example a placeholder may carry, as in `[PLATFORM: e.g. Instagram]`. */
  hint: string | null;
  /** The text when nothing is filled in, as in `${tone:friendly}`. */
  defaultValue: string | null;
  isMultiline: boolean;
};

/** Text between two placeholders, or one of them as written. */
export type TextPart =
  | { kind: "text"; text: string }
  | { kind: "placeholder"; text: string; placeholder: Placeholder };

/** A part of a text with values: a "filled" one has the reader's words instead of a placeholder. */
export type FilledPart = TextPart | { kind: "filled"; text: string };

/** By key; an empty value leaves the placeholder in place. */
export type PlaceholderValues = Readonly<Record<string, string>>;

/** Nobody fills in a form longer than this. */
const MAX_PLACEHOLDERS = 20;

/**
 * Code comes first, so that nothing inside it counts. A name in brackets has no lowercase letters, which leaves
 * footnotes, `[x]` and Markdown links alone; scripts without capital letters (Chinese, Hindi) always count.
 */
const TOKEN = new RegExp(
  [
    "(?<code>```[^]*?(?:```|$)|`[^`\\n]+`)",
    String.raw`\{\{\s*(?<braced>[^{}\n]{1,60}?)\s*\}\}`,
    String.raw`\$\{\s*(?<dollar>[\p{L}_][\p{L}\p{N}_ .-]{0,40}?)\s*(?::(?<fallback>[^{}\n]{0,80}))?\}`,
    String.raw`(?<![\p{L}\p{N}_\])])\[(?<name>[\p{Lu}\p{Lo}\p{M}][\p{Lu}\p{Lo}\p{M}\p{N} _/&'’.,+-]{1,60}?)(?:\s*[:：]\s*(?<hint>[^\[\]\n]{1,120}))?\](?!\()`,
  ].join("|"),
  "gu",
);

/** Words in a name that call for more than one line. */
const LONG_TEXT =
  /\b(?:article|background|bio|brief|code|content|context|description|details|draft|email|essay|excerpt|feedback|instructions|job posting|letter|list|log|message|notes|outline|paragraph|paste|post|report|requirements|resume|sources|story|summary|text|thread|transcript|notas|texto|código|notizen|beschreibung|contenu|texte)\b/iu;

function labelOf(name: string): string {
  const words = name
    .replace(/[_\s]+/g, " ")
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What all placeholders of a name have in common, as in `Placeholder`. */
export const placeholderKey = (name: string): string => labelOf(name).toLowerCase();

type Groups = Readonly<Record<string, string | undefined>>;

function placeholderOf(groups: Groups): Placeholder {
  const name = groups["braced"] ?? groups["dollar"] ?? groups["name"] ?? "";
  const label = labelOf(name);
  return {
    key: placeholderKey(name),
    label,
    hint: groups["hint"] ?? null,
    defaultValue: groups["fallback"] ?? null,
    isMultiline: LONG_TEXT.test(label),
  };
}

/** The text as parts in order; joined, they are the text again. */
export function placeholderParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    const groups = match.groups ?? {};
    if (groups["code"] !== undefined) continue;
    if (match.index > end) parts.push({ kind: "text", text: text.slice(end, match.index) });
    parts.push({ kind: "placeholder", text: match[0], placeholder: placeholderOf(groups) });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ kind: "text", text: text.slice(end) });
  return parts;
}

/** Each placeholder once, in the order of the text. */
export function placeholdersOf(text: string): Placeholder[] {
  const found = new Map<string, Placeholder>();
  for (const part of placeholderParts(text)) {
    if (part.kind === "placeholder" && !found.has(part.placeholder.key)) {
      found.set(part.placeholder.key, part.placeholder);
    }
  }
  return [...found.values()].slice(0, MAX_PLACEHOLDERS);
}

/** The value of a key, which may be a name that every object has, such as "constructor"; "" without one. */
export function valueOf(values: PlaceholderValues, key: string): string {
  return Object.hasOwn(values, key) ? (values[key] ?? "") : "";
}

function filledOf(part: TextPart, values: PlaceholderValues): FilledPart {
  if (part.kind === "text") return part;
  const { key, defaultValue } = part.placeholder;
  const value = valueOf(values, key).trim();
  if (value !== "") return { kind: "filled", text: value };
  return defaultValue === null ? part : { kind: "text", text: defaultValue };
}

/** The parts with the values filled in; a placeholder with neither value nor default stays as written. */
export function filledParts(text: string, values: PlaceholderValues): FilledPart[] {
  return placeholderParts(text).map((part) => filledOf(part, values));
}

export function textOf(parts: readonly FilledPart[]): string {
  return parts.map(({ text }) => text).join("");
}

/** The text as it is copied, with the values filled in. */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  return textOf(filledParts(text, values));
}

// Private-use characters, which no text contains: they mark the reader's words while a text is taken apart.
const START = "\uE000";
const END = "\uE001";
const ENCLOSED = new RegExp(`(${START}[^${END}]*${END}?)`);
const MARKS = new RegExp(`[${START}${END}]`, "g");

/**
 * The text with the values filled in, each line of them marked for `markedParts`. For the screen only: what is
 * copied comes from `fillPlaceholders`.
 */
export function markFilled(text: string, values: PlaceholderValues): string {
  return filledParts(text, values)
    .map((part) =>
      part.kind === "filled" ? part.text.replace(/.+/g, `${START}$&${END}`) : part.text,
    )
    .join("");
}

/** The parts of a text from `markFilled`, or of any piece of it. */
export function markedParts(piece: string): FilledPart[] {
  return piece.split(ENCLOSED).flatMap((part): FilledPart[] => {
    const text = part.replace(MARKS, "");
    if (text === "") return [];
    return part.startsWith(START) ? [{ kind: "filled", text }] : placeholderParts(text);
  });
}
