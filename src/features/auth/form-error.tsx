import { CircleAlert } from "lucide-react";

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
