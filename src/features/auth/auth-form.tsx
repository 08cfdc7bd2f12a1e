import { CircleAlert } from "lucide-react";
import type { ReactNode, SubmitEvent } from "react";

import { Button } from "@/ui/button";

export type AuthFormProps = {
  children: ReactNode;
  submitLabel: string;
  busyLabel: string;
  isBusy: boolean;
  error: Error | null;
  onSubmit: () => void;
};

/**
 * The fields, what the server said about them, and the one button. Empty fields are left to the
 * browser; nothing else is checked here (specification, section 5).
 */
export function AuthForm({
  children,
  submitLabel,
  busyLabel,
  isBusy,
  error,
  onSubmit,
}: AuthFormProps) {
  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <form onSubmit={handleSubmit} className="grid gap-4">
      {children}
      {error !== null && <FormError message={error.message} />}
      <Button type="submit" variant="primary" isBusy={isBusy}>
        {isBusy ? busyLabel : submitLabel}
      </Button>
    </form>
  );
}

type FormErrorProps = { message: string };

/** Next to the form it answers: a toast alone is gone too soon. */
export function FormError({ message }: FormErrorProps) {
  return (
    <p role="alert" className="text-danger flex items-start gap-2 text-sm wrap-anywhere">
      <CircleAlert aria-hidden className="mt-0.5 size-[18px] shrink-0" />
      {message}
    </p>
  );
}
