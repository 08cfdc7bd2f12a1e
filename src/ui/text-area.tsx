import type { ComponentProps } from "react";

import { classNames } from "@/lib/class-names";

import { CONTROL_CLASSES } from "./control-style";
import { Field, type FieldProps } from "./field";

export type TextAreaProps = Omit<ComponentProps<"textarea">, "id"> & FieldProps;

export function TextArea({ label, hint, error, className, rows = 4, ...rest }: TextAreaProps) {
  const look = classNames(CONTROL_CLASSES, "resize-y py-2.5");
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => <textarea {...rest} {...control} rows={rows} className={look} />}
    </Field>
  );
}
