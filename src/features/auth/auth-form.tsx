import type { ReactNode, SubmitEvent } from "react";

import { Button } from "@/ui/button";

import { FormError } from "./form-error";

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
