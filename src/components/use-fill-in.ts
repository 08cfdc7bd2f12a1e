import { filledParts, placeholdersOf, textOf } from "@/domain/placeholders";
import { filledIn, useFilledIn } from "@/platform/filled-in";

/**
 * A prompt's blanks with the values typed for them, here or in another prompt that has the same blank. `parts`
 * marks the reader's words, so that none goes unnoticed; `filledText` is what is copied. `form` is the props of
 * `PlaceholderForm`, or null for a prompt without blanks.
 */
export function useFillIn(text: string) {
  const remembered = useFilledIn();
  const fields = placeholdersOf(text);
  const keys = fields.map(({ key }) => key);
  // `hasOwn`, because every object also has a "constructor" that nobody typed.
  const values = Object.fromEntries(
    keys.map((key) => [key, (Object.hasOwn(remembered, key) ? remembered[key] : undefined) ?? ""]),
  );
  const parts = filledParts(text, values);
  return {
    parts,
    filledText: textOf(parts),
    values,
    form:
      fields.length === 0
        ? null
        : { fields, values, onChange: filledIn.set, onClear: () => filledIn.clear(keys) },
  };
}
