import { CircleAlert } from "lucide-react";
import type { ReactNode, SubmitEvent } from "react";

import { Button } from "@/ui/button";

export const EMAIL_FIELD = {
  label: "Email",
  type: "email",
  name: "email",
  required: true,
  autoComplete: "email",
  autoCapitalize: "none",
  spellCheck: false,
} as const;

type AuthFormProps = {
  children: ReactNode;
  submitLabel: string;
  busyLabel: string;
  mutation: { isPending: boolean; error: Error | null };
  onSubmit: () => void;
};

/**
 * The fields, what the server said about them, and the one button. Empty fields are left to the
 * browser; nothing else is checked here (specification, section 5).
 */
export function AuthForm({ children, submitLabel, busyLabel, mutation, onSubmit }: AuthFormProps) {
  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <form onSubmit={handleSubmit} className="grid gap-4">
      {children}
      {mutation.error !== null && <FormError message={mutation.error.message} />}
      <Button type="submit" variant="primary" isBusy={mutation.isPending}>
        {mutation.isPending ? busyLabel : submitLabel}
      </Button>
    </form>
  );
}

/** Next to the form it answers: a toast alone is gone too soon. */
export function FormError({ message }: { message: string }) {
  return (
    <p role="alert" className="text-danger flex items-start gap-2 text-sm wrap-anywhere">
      <CircleAlert aria-hidden className="mt-0.5 size-[18px] shrink-0" />
      {message}
    </p>
  );
}
