import { fillPlaceholders, type PlaceholderValues, valueOf } from "@/domain/placeholders";
import { promptFields } from "@/domain/prompt-fields";
import { filledIn, useFilledIn } from "@/platform/filled-in";

/**
 * A prompt's blanks with the values that its reader typed for this prompt; `prompt` tells it from others. `filledText`
 * is what is copied. `offers` are values typed elsewhere for blanks of the same name, the newest of each: they are
 * never put in unasked.
 */
export function useFillIn(text: string, prompt: string) {
  const remembered = useFilledIn();
  const fields = promptFields(text);
  const own = remembered.get(prompt) ?? {};
  const others = [...remembered].flatMap(([name, values]) => (name === prompt ? [] : [values]));
  const valuesFrom = (sources: readonly PlaceholderValues[]) =>
    Object.fromEntries(
      fields.map(({ key }) => [
        key,
        sources.map((source) => valueOf(source, key)).findLast((value) => value !== "") ?? "",
      ]),
    );
  const values = valuesFrom([own]);
  return {
    text,
    fields,
    values,
    offers: valuesFrom(others),
    filledText: fillPlaceholders(text, values),
    /** How many blanks are still copied as they are written. */
    openCount: fields.filter(
      ({ key, defaultValue }) => defaultValue === null && valueOf(values, key).trim() === "",
    ).length,
    onChange: (key: string, value: string) => filledIn.set(prompt, key, value),
    onClear: () => filledIn.clear(prompt),
  };
}

export type FillIn = ReturnType<typeof useFillIn>;
