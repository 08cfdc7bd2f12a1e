import type { ChangeEvent } from "react";

import { valueOf } from "@/domain/placeholders";
import { Button } from "@/ui/button";
import { TextArea } from "@/ui/text-area";
import { TextField } from "@/ui/text-field";

import type { FillIn } from "./use-fill-in";

type PlaceholderFormProps = { fillIn: FillIn };

const LOOK =
  "[&_input]:text-sm [&_textarea]:text-sm pointer-coarse:[&_input]:text-base pointer-coarse:[&_textarea]:text-base";
/** A box that grows with what is typed, up to a third of the screen; where it cannot, it has a handle. */
const GROWS =
  "col-span-full [&_textarea]:field-sizing-content [&_textarea]:min-h-18 [&_textarea]:max-h-[33dvh]";

/** The blanks of a prompt as a list of fields. Wherever there is room it has as many columns as fit. */
export function PlaceholderForm({ fillIn }: PlaceholderFormProps) {
  const { fields, values, onClear, onUseExamples } = fillIn;
  const isEmpty = fields.every(({ key }) => valueOf(values, key) === "");
  return (
    <section aria-label="Fill in the blanks" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-40 flex-1">
          <p className="text-sm font-medium">Fill in the blanks</p>
          <p className="text-muted text-xs">
            Copy uses your filled-in text. Your words stay in this browser.
          </p>
        </div>
        {isEmpty && onUseExamples !== null && (
          <Button size="sm" className="shrink-0" onClick={onUseExamples}>
            Use an example
          </Button>
        )}
        {!isEmpty && (
          <Button size="sm" onClick={onClear}>
            Clear
          </Button>
        )}
      </div>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-4">
        {fields.map((field) => (
          <FormField key={field.key} field={field} fillIn={fillIn} />
        ))}
      </div>
    </section>
  );
}

function exampleLine(example: string | undefined): string | undefined {
  return example && `e.g. ${example.split("\n", 1)[0]}`;
}

function FormField({ field, fillIn }: PlaceholderFormProps & { field: FillIn["fields"][number] }) {
  const { key, label, hint, example, defaultValue } = field;
  const value = valueOf(fillIn.values, key);
  // A line break typed in the text would be lost in a field of one line.
  const isMultiline = field.isMultiline || value.includes("\n");
  const offer = value === "" ? valueOf(fillIn.offers, key) : "";
  const control = {
    label,
    placeholder: exampleLine(example) ?? hint ?? defaultValue ?? "",
    ...(example !== undefined && { hint }),
    autoComplete: "off",
    dir: "auto",
    value,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      fillIn.onChange(key, event.target.value),
  };
  return (
    <div className={`grid content-start gap-1 ${isMultiline ? GROWS : ""}`}>
      {isMultiline ? (
        <TextArea {...control} rows={2} className={LOOK} />
      ) : (
        <TextField {...control} className={LOOK} />
      )}
      {offer !== "" && (
        <button
          type="button"
          className="link flex min-w-0 items-center justify-self-start py-1 text-start text-xs pointer-coarse:min-h-11"
          onClick={() => fillIn.onChange(key, offer)}
        >
          <span className="line-clamp-2 wrap-anywhere">Use “{offer}”, from another prompt</span>
        </button>
      )}
    </div>
  );
}
