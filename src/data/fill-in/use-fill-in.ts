import { filledParts, placeholdersOf, textOf } from "@/domain/placeholders";
import { filledIn, useFilledIn } from "@/platform/filled-in";

/**
 * The gaps of a prompt with what was filled in for them, here or in another prompt that asks for the same. `parts`
 * tell the reader's words apart, so that none slips in unseen; `filledText` is what is copied. `form` is what
 * ui/placeholder-form needs; it is null for a prompt without gaps.
 */
export function useFillIn(text: string) {
  const remembered = useFilledIn();
  const fields = placeholdersOf(text);
  const keys = fields.map(({ key }) => key);
  // Each gap has a value of its own: an object also has a "constructor" that nobody typed.
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
