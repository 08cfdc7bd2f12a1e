import { CircleAlert, RotateCw } from "lucide-react";
import type { ReactNode } from "react";

import { classNames } from "@/lib/class-names";

import { Button } from "./button";

export type ErrorStateProps = {
  /** One sentence: what happened, and what to do. */
  message: string;
  onRetry: () => void;
  isRetrying?: boolean;
  /** False where a toast has said it to screen readers. */
  isAnnounced?: boolean;
  className?: string;
  /** Another way on, before Retry. */
  children?: ReactNode;
};

export function ErrorState(props: ErrorStateProps) {
  const { message, onRetry, isRetrying = false, isAnnounced = true, className, children } = props;
  return (
    <div className={classNames("grid content-start justify-items-start gap-4", className)}>
      <p
        role={isAnnounced ? "alert" : undefined}
        className="max-w-text flex items-start gap-2.5 text-sm"
      >
        <CircleAlert aria-hidden className="text-danger mt-0.5 size-[18px] shrink-0" />
        {message}
      </p>
      <div className="flex flex-wrap gap-3">
        {children}
        <Button onClick={onRetry} isBusy={isRetrying}>
          <RotateCw aria-hidden />
          Retry
        </Button>
      </div>
    </div>
  );
}
