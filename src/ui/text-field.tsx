import type { ComponentProps } from "react";

import { classNames } from "@/lib/class-names";

import { CONTROL_CLASSES } from "./control-style";
import { Field, type FieldProps } from "./field";

export type TextFieldProps = Omit<ComponentProps<"input">, "id"> & FieldProps;

export function TextField({ label, hint, error, className, ...rest }: TextFieldProps) {
  const look = classNames(CONTROL_CLASSES, "h-11");
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => <input {...rest} {...control} className={look} />}
    </Field>
  );
}
