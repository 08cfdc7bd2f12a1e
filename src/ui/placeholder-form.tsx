import { Button } from "./button";
import { TextArea } from "./text-area";
import { TextField } from "./text-field";

/** One gap of a prompt; domain/placeholders finds them. */
export type PlaceholderField = {
  key: string;
  label: string;
  hint: string | null;
  defaultValue: string | null;
  isMultiline: boolean;
};

export type PlaceholderFormProps = {
  fields: readonly PlaceholderField[];
  /** By key; absent means empty. */
  values: Readonly<Record<string, string>>;
  onChange: (key: string, value: string) => void;
  onClear: () => void;
};

const LOOK = "[&_input]:text-sm [&_textarea]:text-sm pointer-coarse:[&_input]:text-base";

function controlOf({ label, hint, defaultValue }: PlaceholderField) {
  return { label, placeholder: hint ?? defaultValue ?? "", autoComplete: "off", dir: "auto" };
}

/** A small form for the gaps of a prompt. Where the filled text is shown, its caller decides. */
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
        {fields.map((field) =>
          field.isMultiline ? (
            <TextArea
              key={field.key}
              {...controlOf(field)}
              rows={3}
              className={`md:col-span-2 ${LOOK}`}
              value={values[field.key] ?? ""}
              onChange={(event) => onChange(field.key, event.target.value)}
            />
          ) : (
            <TextField
              key={field.key}
              {...controlOf(field)}
              className={LOOK}
              value={values[field.key] ?? ""}
              onChange={(event) => onChange(field.key, event.target.value)}
            />
          ),
        )}
      </div>
    </section>
  );
}
