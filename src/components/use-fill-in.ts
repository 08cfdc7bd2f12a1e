import { fillPlaceholders, type PlaceholderValues, valueOf } from "@/domain/placeholders";
import { promptFields } from "@/domain/prompt-fields";
import { filledIn, useFilledIn } from "@/platform/filled-in";
import type { PromptExample } from "@/types/page-record";

type BlankHelp = PromptExample["blanks"];

/**
 * A prompt's blanks with the values that its reader typed for this prompt; `prompt` tells it from others, and `help`
 * has hints and examples for its blanks. `filledText`
 * is what is copied. `offers` are values typed elsewhere for blanks of the same name, the newest of each: they are
 * never put in unasked.
 */
export function useFillIn(text: string, prompt: string, help: BlankHelp = {}) {
  const remembered = useFilledIn();
  const fields = promptFields(text).map((field) => ({ ...field, ...help[field.key] }));
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
    /** Null where not every blank has an example. */
    onUseExamples: fields.every(({ example }) => example !== undefined)
      ? () => fields.forEach(({ key, example = "" }) => filledIn.set(prompt, key, example))
      : null,
    onClear: () => filledIn.clear(prompt),
  };
}

export type FillIn = ReturnType<typeof useFillIn>;
