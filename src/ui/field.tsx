import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";

import { classNames } from "@/lib/class-names";

export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** Shown below the control and linked to it; absent or empty means valid. */
  error?: string | undefined;
  className?: string | undefined;
};

type FieldControlProps = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

type FieldWithControlProps = FieldProps & { children: (control: FieldControlProps) => ReactNode };

/** Label, hint and error around one control, tied together by ids. */
export function Field({ label, hint, error, className, children }: FieldWithControlProps) {
  const id = useId();
  const hasError = error !== undefined && error !== "";
  const hasHint = hint !== undefined;
  const describedBy = classNames(hasError && `${id}-error`, hasHint && `${id}-hint`);
  return (
    <div className={classNames("grid content-start gap-1.5", className)}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children({
        id,
        "aria-describedby": describedBy === "" ? undefined : describedBy,
        "aria-invalid": hasError || undefined,
      })}
      {hasError && (
        <p id={`${id}-error`} className="text-danger flex items-start gap-1.5 text-xs">
          <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          {error}
        </p>
      )}
      {hasHint && (
        <p id={`${id}-hint`} className="text-muted text-xs">
          {hint}
        </p>
      )}
    </div>
  );
}
