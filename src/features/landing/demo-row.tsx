import type { ReactNode } from "react";

export type DemoRowProps = { label: string; htmlFor?: string; children: ReactNode };

/** A row of the demo with its name in the margin. */
export function DemoRow({ label, htmlFor, children }: DemoRowProps) {
  const Label = htmlFor === undefined ? "p" : "label";
  return (
    <div className="grid gap-x-6 gap-y-2 p-4 md:grid-cols-[5rem_minmax(0,1fr)] md:p-6">
      <Label
        {...(htmlFor !== undefined && { htmlFor })}
        className="text-ink text-prompt font-serif font-medium"
      >
        {label}
      </Label>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
