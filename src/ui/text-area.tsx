import type { ComponentProps, ReactNode } from "react";

import { classNames } from "@/lib/class-names";

import { CONTROL_CLASSES } from "./control-style";
import { Field } from "./field";

export type TextAreaProps = Omit<ComponentProps<"textarea">, "id"> & {
  label: ReactNode;
  isLabelHidden?: boolean;
  hint?: ReactNode;
  /** Shown below the control and linked to it; absent or empty means valid. */
  error?: string | undefined;
};

export function TextArea({
  label,
  isLabelHidden,
  hint,
  error,
  className,
  rows = 4,
  ...rest
}: TextAreaProps) {
  return (
    <Field
      label={label}
      isLabelHidden={isLabelHidden}
      hint={hint}
      error={error}
      className={className}
    >
      {(control) => (
        <textarea
          {...rest}
          {...control}
          rows={rows}
          className={classNames(CONTROL_CLASSES, "resize-y py-2.5")}
        />
      )}
    </Field>
  );
}
