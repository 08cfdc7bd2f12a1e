import type { ChangeEvent } from "react";

import type { Placeholder, PlaceholderValues } from "@/domain/placeholders";
import { Button } from "@/ui/button";
import { TextArea } from "@/ui/text-area";
import { TextField } from "@/ui/text-field";

type PlaceholderFormProps = {
  fields: readonly Placeholder[];
  values: PlaceholderValues;
  onChange: (key: string, value: string) => void;
  onClear: () => void;
};

const LOOK = "[&_input]:text-sm [&_textarea]:text-sm pointer-coarse:[&_input]:text-base";

/** A small form for the blanks of a prompt. The caller decides where the filled text is shown. */
export function PlaceholderForm({ fields, values, onChange, onClear }: PlaceholderFormProps) {
  const isEmpty = fields.every(({ key }) => (values[key] ?? "") === "");
  return (
    <section aria-label="Fill in the blanks" className="grid grid-cols-1 gap-4">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <div>
          <p className="text-sm font-medium">Fill in the blanks</p>
          <p className="text-muted text-xs">
            Copy takes the filled text. Your words stay in this browser.
          </p>
        </div>
        {!isEmpty && (
          <Button size="sm" onClick={onClear}>
            Clear
          </Button>
        )}
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        {fields.map(({ key, label, hint, defaultValue, isMultiline }) => {
          const control = {
            label,
            placeholder: hint ?? defaultValue ?? "",
            autoComplete: "off",
            dir: "auto",
            value: values[key] ?? "",
            onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
              onChange(key, event.target.value),
          };
          return isMultiline ? (
            <TextArea key={key} {...control} rows={3} className={`md:col-span-2 ${LOOK}`} />
          ) : (
            <TextField key={key} {...control} className={LOOK} />
          );
        })}
      </div>
    </section>
  );
}
