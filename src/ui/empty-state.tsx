import type { ReactNode } from "react";

import { classNames } from "@/lib/class-names";

export type EmptyStateProps = {
  title: string;
  /** What to do next. */
  text?: ReactNode;
  action?: ReactNode;
  className?: string;
};

export function EmptyState({ title, text, action, className }: EmptyStateProps) {
  return (
    <div className={classNames("grid content-start justify-items-start gap-3 py-8", className)}>
      <p className="max-w-text font-serif text-lg font-medium">{title}</p>
      {text !== undefined && <p className="max-w-text text-muted text-sm">{text}</p>}
      {action}
    </div>
  );
}
