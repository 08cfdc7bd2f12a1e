import type { ReactNode } from "react";

/** `text` says what to do next. */
export type EmptyStateProps = { title: string; text: string; action: ReactNode };

export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className="grid grid-cols-1 content-start justify-items-start gap-3 py-8">
      <p className="max-w-text font-serif text-lg font-medium">{title}</p>
      <p className="max-w-text text-muted text-sm">{text}</p>
      {action}
    </div>
  );
}
