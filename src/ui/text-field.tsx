import type { ComponentProps, ReactNode } from "react";

import { classNames } from "@/lib/class-names";

import { CONTROL_CLASSES } from "./control-style";
import { Field } from "./field";

export type TextFieldProps = Omit<ComponentProps<"input">, "id"> & {
  label: ReactNode;
  hint?: ReactNode;
  /** Shown below the control and linked to it; absent or empty means valid. */
  error?: string | undefined;
};

export function TextField({ label, hint, error, className, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <input {...rest} {...control} className={classNames(CONTROL_CLASSES, "h-11")} />
      )}
    </Field>
  );
}
