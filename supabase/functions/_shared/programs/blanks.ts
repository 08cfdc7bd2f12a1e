import {
  fillPlaceholders,
  type Placeholder,
  placeholdersOf,
} from "../../../../src/domain/placeholders.ts";

/** A blank of a prompt's text as an argument. */
export type Blank = { name: string; description: string };

const nameOf = ({ key }: Placeholder): string => key.replaceAll(/[^\p{L}\p{N}]+/gu, "_");

export function blanksOf(text: string): Blank[] {
  return placeholdersOf(text).map((placeholder) => {
    const { label, hint, defaultValue } = placeholder;
    const example = hint ?? (defaultValue === null ? null : `default: ${defaultValue}`);
    return { name: nameOf(placeholder), description: example ? `${label} (${example})` : label };
  });
}

/** The text with its blanks filled; one without a value stays as written. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  const given = new Map(Object.entries(values));
  const byKey = placeholdersOf(text).map(
    (placeholder) => [placeholder.key, given.get(nameOf(placeholder)) ?? ""] as const,
  );
  return fillPlaceholders(text, Object.fromEntries(byKey));
}
