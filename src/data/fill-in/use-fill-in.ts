import { fillPlaceholders, placeholdersOf } from "@/domain/placeholders";
import { filledIn, useFilledIn } from "@/platform/filled-in";

/**
 * The gaps of a prompt with what was filled in for them before, and the filled text. `form` is what
 * ui/placeholder-form needs; it is null for a prompt without gaps.
 */
export function useFillIn(text: string) {
  const values = useFilledIn();
  const fields = placeholdersOf(text);
  const keys = fields.map(({ key }) => key);
  return {
    filledText: fillPlaceholders(text, values),
    values,
    form:
      fields.length === 0
        ? null
        : { fields, values, onChange: filledIn.set, onClear: () => filledIn.clear(keys) },
  };
}
